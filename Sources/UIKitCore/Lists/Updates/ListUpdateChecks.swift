import UIKitDiagnostics
import Foundation

/// Checks that an update agrees with the counts of the data source before and after it. Traps if it doesn't.
struct ListUpdateChecks {
  /// The names of the list and its elements in messages.
  let list: String
  let row: String
  let old: [Int]
  let new: [Int]

  private func invalid(_ explanation: String) -> Never {
    trap("Invalid update: \(explanation)")
  }

  func checkIndices(_ update: ListUpdate) {
    for section in update.deletedSections.union(update.movedSections.keys)
    where !old.indices.contains(section) {
      invalid(
        """
        attempt to delete section \(section), but there are only \(old.count) sections before the \
        update.
        """)
    }
    for section in update.reloadedSections where !old.indices.contains(section) {
      invalid(
        """
        attempt to reload section \(section), but there are only \(old.count) sections before the \
        update.
        """)
    }
    for section in update.insertedSections.union(update.movedSections.values)
    where !new.indices.contains(section) {
      invalid(
        """
        attempt to insert section \(section) but there are only \(new.count) sections after the \
        update.
        """)
    }
    for path in update.deletedRows.union(update.movedRows.keys) {
      checkFormer(path, verb: "delete", preposition: "from")
    }
    for path in update.reloadedRows.union(update.reconfiguredRows) {
      checkFormer(path, verb: "reload", preposition: "in")
    }
    for path in update.insertedRows.union(update.movedRows.values) {
      let count = new.indices.contains(path.section) ? new[path.section] : nil
      guard let count else {
        invalid(
          """
          attempt to insert \(row) \(path.row) into section \(path.section), but there are only \
          \(new.count) sections after the update.
          """)
      }
      if !(0..<count).contains(path.row) {
        invalid(
          """
          attempt to insert \(row) \(path.row) into section \(path.section), but there are only \
          \(count) \(row)s in section \(path.section) after the update.
          """)
      }
    }
    for path in update.deletedRows.intersection(update.reloadedRows) {
      invalid("attempt to delete and reload the same index path (\(path)).")
    }
    for path in update.movedRows.keys where update.deletedRows.contains(path) {
      invalid("attempt to perform a delete and a move from the same index path (\(path)).")
    }
    for path in update.movedRows.values where update.insertedRows.contains(path) {
      invalid("attempt to perform an insert and a move to the same index path (\(path)).")
    }
  }

  private func checkFormer(_ path: IndexPath, verb: String, preposition: String) {
    guard old.indices.contains(path.section) else {
      invalid(
        """
        attempt to \(verb) \(row) \(path.row) \(preposition) section \(path.section), but there are \
        only \(old.count) sections before the update.
        """)
    }
    guard (0..<old[path.section]).contains(path.row) else {
      invalid(
        """
        attempt to \(verb) \(row) \(path.row) \(preposition) section \(path.section) which only \
        contains \(old[path.section]) \(row)s before the update.
        """)
    }
  }

  func checkCounts(_ plan: ListUpdatePlan) {
    let update = plan.update
    let inserted = update.insertedSections.count
    let deleted = update.deletedSections.count
    if new.count != old.count + inserted - deleted {
      invalid(
        """
        invalid number of sections. The number of sections contained in the \(list) after the \
        update (\(new.count)) must be equal to the number of sections contained in the \(list) \
        before the update (\(old.count)), plus or minus the number of sections inserted or deleted \
        (\(inserted) inserted, \(deleted) deleted).
        """)
    }
    var rows = RowTally()
    rows.count(update)
    for section in new.indices {
      guard let former = plan.sections.source(of: section) else { continue }
      let change = rows.change(from: former, to: section)
      let expected =
        old[former] + change.inserted - change.deleted + change.movedIn - change.movedOut
      guard new[section] != expected else { continue }
      invalid(
        """
        invalid number of \(row)s in section \(section). The number of \(row)s contained in an \
        existing section after the update (\(new[section])) must be equal to the number of \
        \(row)s contained in that section before the update (\(old[former])), plus or minus the \
        number of \(row)s inserted or deleted from that section (\(change.inserted) inserted, \
        \(change.deleted) deleted) and plus or minus the number of \(row)s moved into or out of \
        that section (\(change.movedIn) moved in, \(change.movedOut) moved out).
        """)
    }
  }
}

/// The numbers of rows that are added to sections and removed from them.
private struct RowTally {
  private var inserted: [Int: Int] = [:]
  private var deleted: [Int: Int] = [:]
  private var movedIn: [Int: Int] = [:]
  private var movedOut: [Int: Int] = [:]

  mutating func count(_ update: ListUpdate) {
    for path in update.insertedRows { inserted[path.section, default: 0] += 1 }
    for path in update.deletedRows { deleted[path.section, default: 0] += 1 }
    for (from, to) in update.movedRows {
      movedOut[from.section, default: 0] += 1
      movedIn[to.section, default: 0] += 1
    }
  }

  func change(
    from former: Int, to section: Int
  ) -> (inserted: Int, deleted: Int, movedIn: Int, movedOut: Int) {
    (
      inserted[section] ?? 0, deleted[former] ?? 0, movedIn[section] ?? 0, movedOut[former] ?? 0
    )
  }
}
