"""YAML in its strictest reading, with lines."""

import pytest
import yaml

from fudaba.lab.errors import WrongScenario
from fudaba.lab.values import nodes
from fudaba.lab.values.nodes import Items, Mapping, Node, Scalar, documents, written


@pytest.fixture(params=[yaml.CSafeLoader, yaml.SafeLoader], ids=["libyaml", "pure"], autouse=True)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test with libyaml and without."""
    monkeypatch.setattr(nodes, "_LOADER", request.param)


def only(text: str) -> Node:
    (node,) = documents(text)
    assert not isinstance(node, WrongScenario), node.message.text()
    return node


def wrong(text: str) -> tuple[int, str]:
    *_, node = documents(text)
    assert isinstance(node, WrongScenario)
    return node.line, node.message.text()


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("false", False),
        ("True", "True"),
        ("yes", "yes"),
        ("no", "no"),
        ("on", "on"),
        ("12", 12),
        ("-1", -1),
        ("0x1F", "0x1F"),
        ("0o17", "0o17"),
        ("1_000", "1_000"),
        ("1.5", "1.5"),
        ('"5"', "5"),
        ("'true'", "true"),
        ("!!str 5", "5"),
        ("red 5", "red 5"),
        ("Wild +1", "Wild +1"),
        ("Copper*3", "Copper*3"),
        ("Wild (blue)", "Wild (blue)"),
        ("黄 Draw 2を出す", "黄 Draw 2を出す"),
        ("", None),
        ("~", None),
        ("null", None),
        ("2001-01-01", "2001-01-01"),
        ("12:30", "12:30"),
        ("=", "="),
    ],
)
def test_only_true_false_and_plain_numbers_are_more_than_words(text: str, value: object) -> None:
    node = only(f"key: {text}")
    assert isinstance(node, Mapping)
    found = node.get("key")
    assert isinstance(found, Scalar)
    assert found.value == value
    assert type(found.value) is type(value)


def test_nodes_know_their_lines() -> None:
    node = only("a: 1\nb:\n  - x\n  - {c: y,\n     d: z}\n")
    assert isinstance(node, Mapping)
    assert [(entry.key, entry.line) for entry in node.entries] == [("a", 1), ("b", 2)]
    listed = node.get("b")
    assert isinstance(listed, Items)
    inner = listed.items[1]
    assert isinstance(inner, Mapping)
    assert [(entry.key, entry.line, entry.value.line) for entry in inner.entries] == [
        ("c", 4, 4),
        ("d", 5, 5),
    ]


def test_documents_stand_alone() -> None:
    assert [isinstance(node, Mapping) for node in documents("a: 1\n---\nb: 2\n---\nc: 3\n")] == [True] * 3


def test_what_is_wrong_in_one_document_leaves_the_others_alone() -> None:
    kinds = [type(node) for node in documents("a: 1\na: 2\n---\nb: 2\n")]
    assert kinds == [WrongScenario, Mapping]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("a: 1\nb: 2\na: 3\n", 3, "The key ‘a’ is given twice; the first is in line 1."),
        ("x: {a: 1, a: 2}", 1, "The key ‘a’ is given twice"),
        ("a: 1\n[b]: 2\n", 2, "A key must be a word."),
        ("a: 1\nb: !card red 5\n", 2, "Tags such as !card mean nothing here."),
        ("a: 1\nb: [1, 2\nc: 3\n", 3, "This is not YAML"),
        ("a: 1\n\tb: 2\n", 2, "This is not YAML"),
        ("a: &x [*x]\n", 1, "This goes on without end"),
        ("a: *nowhere\n", 1, "This is not YAML"),
        ("a: 1\nb: [1,\n", 2, "This is not YAML"),
        ("a: 1\na: 2\nb: [\n", 2, "The key ‘a’ is given twice; the first is in line 1."),
        ("a: 札\nb: 場\nc: \x01\n", 3, "This is not YAML"),
        ("a: 1\nb: \x01\n", 2, "This is not YAML"),
    ],
)
def test_a_mistake_is_told_with_its_line(text: str, line: int, message: str) -> None:
    found_line, found = wrong(text)
    assert (found_line, message in found) == (line, True), (found_line, found)


def test_repetitions_do_not_grow_without_bounds() -> None:
    text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in range(1, 9):
        text += f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 10)}]\n"
    assert "more than 100000 parts" in wrong(text)[1]


@pytest.mark.parametrize("text", ["[" * 100_000, "[" * 100_000 + "]" * 100_000, "{a: " * 5_000])
def test_what_is_nested_without_end_is_a_mistake(text: str) -> None:
    assert "This goes on without end" in wrong(text)[1]


@pytest.mark.parametrize(
    "broken",
    ["a: [1, 2\nb: 3", 'a: "1\nb: 2', "\ta: 1", "a: 1\n\tb: 2", "a: 1\na: 2\nb: [", "a: {b: }}", "a: *x"],
)
def test_what_is_no_yaml_leaves_the_documents_after_it(broken: str) -> None:
    """The lines of these are those of the file."""
    found = list(documents(f"x: 1\n---\n{broken}\n---\ny: 2\nz: 3\n---\n{broken}\n---\n- 1\n"))
    assert [type(node) for node in found] == [Mapping, WrongScenario, Mapping, WrongScenario, Items]
    first, second, third, fourth, fifth = found
    length = broken.count("\n") + 1
    assert first.line == 1
    assert 3 <= second.line <= 3 + length
    assert third.line == 4 + length
    assert 7 + length <= fourth.line <= 7 + 2 * length
    assert fifth.line == 8 + 2 * length


def test_what_is_broken_too_often_ends_the_reading() -> None:
    assert len(list(documents("[\n---\n" * 100))) < 30


def test_a_mistake_in_the_last_lines_leaves_the_documents_before_it() -> None:
    kinds = [type(node) for node in documents("a: 1\n---\na: 1\na: 2\nb: [\n")]
    assert kinds == [Mapping, WrongScenario]


def test_a_name_may_be_given_to_a_part_and_used_again() -> None:
    node = only("a: &hand [red 5]\nb: *hand\n")
    assert isinstance(node, Mapping)
    assert node.get("a") == node.get("b")


def test_a_name_may_be_given_again() -> None:
    node = only("a: &x 1\nb: &x 2\nc: *x\n")
    assert isinstance(node, Mapping)
    assert [written(entry.value) for entry in node.entries] == ["1", "2", "2"]


@pytest.mark.parametrize(
    "text",
    [
        "[red 5, 3, true]",
        "{has: [unknown*5], count: 5}",
        '"5"',
        '"a: b"',
        '"true"',
        '"- x"',
        "Wild (1)",
        "[]",
    ],
)
def test_a_node_is_written_as_it_could_be_read(text: str) -> None:
    assert written(only(text)) == text
