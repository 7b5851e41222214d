"""Checks that sources use only symbols of UIKit that are public and that Apple documents.

check.py LIBINDEXSTORE GRAPHS LIST INDEX=FOLDER… reads the compiler's indexes and the symbol graphs of UIKit's modules,
and takes from each index what the sources of its folder refer to and override. Each line of the list has a name and,
where Apple's documentation was read, the version of iOS that introduced it, or that its type's page lists it. Signatures
are not compared.
"""

import ctypes
import json
import os
import re
import sys
from pathlib import Path

library, graphs, names, *folders = sys.argv[1:]
DEPLOYMENT_TARGET = 17
MODULES = ("UIKitCore", "UIKit", "CoreGraphics", "QuartzCore")
# What a module declares, in an extension of another module's type, too.
OWN = re.compile("|".join(f"^s:{name}|{name}E" for name in (f"{len(module)}{module}" for module in MODULES)))
DEFINITION, REFERENCE, IMPLICIT, OVERRIDE, RECORD = 3, 1 << 2, 1 << 8, 1 << 11, 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


Pointer = ctypes.c_void_p
Each = ctypes.CFUNCTYPE(ctypes.c_bool, Pointer, Pointer)
EachName = ctypes.CFUNCTYPE(ctypes.c_bool, Pointer, Text)
store_library = ctypes.CDLL(library)


def function(name, result, *arguments):
    found = getattr(store_library, "indexstore_" + name)
    found.restype, found.argtypes = result, arguments
    return found


create_store = function("store_create", Pointer, ctypes.c_char_p, Pointer)
each_unit = function("store_units_apply_f", ctypes.c_bool, Pointer, ctypes.c_uint, Pointer, EachName)
read_unit = function("unit_reader_create", Pointer, Pointer, ctypes.c_char_p, Pointer)
main_file = function("unit_reader_get_main_file", Text, Pointer)
each_dependency = function("unit_reader_dependencies_apply_f", ctypes.c_bool, Pointer, Pointer, Each)
dependency_kind = function("unit_dependency_get_kind", ctypes.c_int, Pointer)
dependency_name = function("unit_dependency_get_name", Text, Pointer)
read_record = function("record_reader_create", Pointer, Pointer, ctypes.c_char_p, Pointer)
each_occurrence = function("record_reader_occurrences_apply_f", ctypes.c_bool, Pointer, Pointer, Each)
occurrence_symbol = function("occurrence_get_symbol", Pointer, Pointer)
occurrence_roles = function("occurrence_get_roles", ctypes.c_uint64, Pointer)
occurrence_place = function(
    "occurrence_get_line_col", None, Pointer, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint))
each_relation = function("occurrence_relations_apply_f", ctypes.c_bool, Pointer, Pointer, Each)
relation_roles = function("symbol_relation_get_roles", ctypes.c_uint64, Pointer)
relation_symbol = function("symbol_relation_get_symbol", Pointer, Pointer)
symbol_usr = function("symbol_get_usr", Text, Pointer)
symbol_name = function("symbol_get_name", Text, Pointer)

# Paths of public symbols, and what they override: Apple documents a member where it is declared first.
paths, overridden = {}, {}
for file in Path(graphs).glob("*.json"):
    graph = json.loads(file.read_text())
    for symbol in graph["symbols"]:
        paths[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
    for relation in graph["relationships"]:
        if relation["kind"] == "overrides":
            overridden[relation["source"]] = relation["target"]

used, hidden, defined, calls = {}, {}, set(), set()
# An optional method is a property with the method's name, whose value is called.
CALL = re.compile(r"\d_(UI\w+?(?:Delegate|DataSource))\w+V14callAsFunction")


def use(symbol, place):
    usr = str(symbol_usr(symbol))
    while usr in overridden:
        usr = overridden[usr]
    name = paths.get(usr)
    if call := CALL.search(usr):
        calls.add((call[1], str(symbol_name(symbol)).removeprefix("callAsFunction"), place))
    elif name:
        used.setdefault(name, set()).add(place)
    elif OWN.search(usr) and not str(symbol_name(symbol)).startswith(("getter:", "setter:")):
        hidden.setdefault(usr, (str(symbol_name(symbol)), place))


def occurrence(path):
    def visit(_, found):
        line = ctypes.c_uint()
        occurrence_place(found, line, ctypes.c_uint())
        place = (path, line.value)
        roles = occurrence_roles(found)
        if roles & DEFINITION:
            defined.add(str(symbol_usr(occurrence_symbol(found))))
        if roles & REFERENCE and not roles & IMPLICIT:
            use(occurrence_symbol(found), place)

        def override(_, relation):
            if relation_roles(relation) & OVERRIDE and not roles & IMPLICIT:
                use(relation_symbol(relation), place)
            return True

        each_relation(found, None, Each(override))
        return True

    return Each(visit)


sources, indexed, missing = set(), set(), set()


def unit(_, name):
    reader = read_unit(store, str(name).encode(), None)
    path = str(main_file(reader))
    if path not in sources:
        return True
    indexed.add(path)
    records = []

    def dependency(_, found):
        if dependency_kind(found) == RECORD:
            records.append(str(dependency_name(found)))
        return True

    each_dependency(reader, None, Each(dependency))
    for record in records:
        each_occurrence(read_record(store, record.encode(), None), None, occurrence(path))
    return True


for index, folder in (pair.split("=") for pair in folders):
    sources = {str(file.resolve()) for file in Path(folder).rglob("*.swift")}
    store = create_store(index.encode(), None)
    each_unit(store, 0, None, EachName(unit))
    missing |= sources - indexed

documented = dict((line + "\t").split("\t")[:2] for line in Path(names).read_text().splitlines() if line[:1] != "#")
problems = [f"{os.path.relpath(path)}: is not in the index: build it first" for path in missing]


def report(place, text):
    problems.append(f"{os.path.relpath(place[0])}:{place[1]}: {text}")


callers = {
    (name, labels, place) for protocol, labels, place in calls for name, places in used.items()
    if place in places and re.fullmatch(rf"{protocol}\.\w+", name)}
for name, labels, place in callers:
    used.setdefault(name + labels, set()).add(place)
    used.pop(name, None)
for usr in hidden.keys() - defined:
    name, place = hidden[usr]
    report(place, f"{name} is not public")
for name, places in used.items():
    version = documented.get(name)
    if version is None:
        report(min(places), f"{name} is not in {names}: read Apple's page about it, and add it")
    elif version not in ("", "listed") and float(version) > DEPLOYMENT_TARGET:
        for place in places:
            if f"#available(iOS {float(version):g}" not in Path(place[0]).read_text():
                report(place, f"{name} requires iOS {version}")
problems += [f"{names}: {name} is not used" for name in documented.keys() - used.keys()]

print("\n".join(sorted(problems)) or f"{len(used)} symbols in {len(indexed)} files; Apple's documentation was "
      f"read for {sum(version != '' for version in documented.values())}")
sys.exit(bool(problems))
