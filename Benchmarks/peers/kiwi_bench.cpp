// The systems of SolverSuite.swift on kiwi. Prints a name and nanoseconds a line.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

using namespace kiwi;

struct Box {
  Variable left, top, width, height;
};

static double measure(const std::function<void(int)>& body) {
  using Clock = std::chrono::steady_clock;
  int calls = 0;
  auto time = [&](long count) {
    auto start = Clock::now();
    for (long i = 0; i < count; i++) body(calls++);
    return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
  };
  long count = 1;
  while (time(count) < 5e6) count *= 2;
  count *= 2;
  std::vector<double> times;
  for (int run = 0; run < (time(1) > 2e8 ? 3 : 7); run++) times.push_back(time(count) / count);
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

static Box makeRoot(Solver& solver, bool editsHeight) {
  Box root;
  solver.addConstraint(root.left == 0);
  solver.addConstraint(root.top == 0);
  solver.addEditVariable(root.width, strength::strong);
  solver.suggestValue(root.width, 320);
  if (editsHeight) {
    solver.addEditVariable(root.height, strength::strong);
    solver.suggestValue(root.height, 480);
  }
  return root;
}

// Priorities 750 and 250 as strengths between weak and strong.
static const double high = strength::create(0, 750, 0), low = strength::create(0, 0, 250);

struct Chain {
  Solver solver;
  Box root;
  std::vector<Constraint> minima;
  std::vector<Variable> heights;
  int middle;

  Chain(int count, bool hugs) : root(makeRoot(solver, false)), middle(count / 2) {
    Box previous;
    for (int i = 0; i < count; i++) {
      Box box;
      solver.addConstraint(box.left == root.left + 8);
      solver.addConstraint(box.left + box.width == root.left + root.width - 8);
      if (i == 0)
        solver.addConstraint(box.top == root.top + 8);
      else
        solver.addConstraint(box.top == previous.top + previous.height + 8);
      double height = 20 + 4 * (i % 5);
      Constraint minimum = (box.height >= height) | high;
      solver.addConstraint(minimum);
      if (hugs) solver.addConstraint((box.height <= height) | low);
      minima.push_back(minimum);
      heights.push_back(box.height);
      previous = box;
    }
    solver.updateVariables();
  }

  void editWidth(int call) {
    solver.suggestValue(root.width, 320 + call % 100);
    solver.updateVariables();
  }

  void changeHeight(int call) {
    solver.removeConstraint(minima[middle]);
    minima[middle] = (heights[middle] >= double(20 + 3 * (call % 7))) | high;
    solver.addConstraint(minima[middle]);
    solver.updateVariables();
  }
};

struct Tree {
  Solver solver;
  Box root;

  explicit Tree(int depth) : root(makeRoot(solver, true)) {
    addChildren(root, depth - 1);
    solver.updateVariables();
  }

  void addChildren(const Box& parent, int levels) {
    if (levels == 0) return;
    Box children[4];
    for (int k = 0; k < 4; k++) {
      Box& box = children[k];
      solver.addConstraint(
          box.left + 0.5 * box.width == parent.left + ((k + 0.5) / 4) * parent.width);
      solver.addConstraint(box.top + 0.5 * box.height == parent.top + 0.5 * parent.height);
      solver.addConstraint(box.width == 0.22 * parent.width);
      solver.addConstraint(box.height == 0.8 * parent.height);
    }
    for (auto& child : children) addChildren(child, levels - 1);
  }

  void editWidth(int call) {
    solver.suggestValue(root.width, 320 + call % 100);
    solver.updateVariables();
  }
};

static void print(const std::string& name, double nanoseconds) {
  std::printf("%s\t%f\n", name.c_str(), nanoseconds);
  std::fflush(stdout);
}

int main() {
  for (int count : {10, 100, 1000})
    for (bool hugs : {true, false}) {
      std::string name = std::string("chain") + (hugs ? "+hug " : " ") + std::to_string(count);
      print(name + " build", measure([&](int) { Chain chain(count, hugs); }));
      auto chain = std::make_unique<Chain>(count, hugs);
      print(name + " width edit", measure([&](int i) { chain->editWidth(i); }));
      chain = std::make_unique<Chain>(count, hugs);
      print(name + " intrinsic change", measure([&](int i) { chain->changeHeight(i); }));
    }
  for (int depth : {5, 6}) {
    std::string name = "tree " + std::to_string(depth);
    print(name + " build", measure([&](int) { Tree tree(depth); }));
    Tree tree(depth);
    print(name + " width edit", measure([&](int i) { tree.editWidth(i); }));
  }
}
