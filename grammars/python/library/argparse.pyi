# Made by "npm run libraries" from typeshed at commit 289e5d3568961c8bcd33d01eef5b7ec5e1ad33ad, with changes: do not edit.
# Comments were removed, modules merged, and declarations replaced by those of upstream/patch. See license.txt.
import sys
from collections.abc import Callable, Iterable, Sequence
from re import Pattern
from typing import Any, Generic, NoReturn, Protocol, TypeAlias, TypeVar, overload
from typing_extensions import Self, deprecated
_T = TypeVar("_T")
_ArgumentParserT = TypeVar("_ArgumentParserT", bound=ArgumentParser)
_N = TypeVar("_N")
_ActionType: TypeAlias = Callable[[str], Any] | FileType | str
class ArgumentError(Exception):
    argument_name: str | None
    message: str
    def __init__(self, argument, message) -> None: ...
class _AttributeHolder: ...
class _ActionsContainer:
    description: str | None
    prefix_chars: str
    argument_default: Any
    conflict_handler: str
    _registries: dict[str, dict[Any, Any]]
    _actions: list[Action]
    _option_string_actions: dict[str, Action]
    _action_groups: list[_ArgumentGroup]
    _mutually_exclusive_groups: list[_MutuallyExclusiveGroup]
    _defaults: dict[str, Any]
    _negative_number_matcher: Pattern[str]
    _has_negative_number_optionals: list[bool]
    def __init__(self, description, prefix_chars, argument_default, conflict_handler) -> None: ...
    def register(self, registry_name, value, object) -> None: ...
    def set_defaults(self, **kwargs: Any) -> None: ...
    def get_default(self, dest) -> Any: ...
    def add_argument(self, *name_or_flags: str, action: str | type[Action] = ..., nargs=..., const=..., default=..., type: _ActionType = ..., choices=..., required=..., help=..., metavar=..., dest=..., version=..., **kwargs: Any) -> Action: ...
    @overload
    def add_argument_group(
        self,
        title: str | None = None,
        description: str | None = None,
        *,
    
        argument_default: Any = ...,
        conflict_handler: str = ...,
    ) -> _ArgumentGroup: ...
    def add_mutually_exclusive_group(self) -> _MutuallyExclusiveGroup: ...
class _FormatterClass(Protocol):
    def __call__(self, *, prog) -> HelpFormatter: ...
class ArgumentParser(_AttributeHolder, _ActionsContainer):
    prog: str
    usage: str | None
    epilog: str | None
    formatter_class: _FormatterClass
    fromfile_prefix_chars: str | None
    add_help: bool
    allow_abbrev: bool
    exit_on_error: bool
    suggest_on_error: bool
    color: bool
    _positionals: _ArgumentGroup
    _optionals: _ArgumentGroup
    _subparsers: _ArgumentGroup | None
    def __init__(self, prog=..., usage=..., description=..., epilog=..., parents=..., formatter_class: _FormatterClass = ...) -> None: ...
    @overload
    def parse_args(self, args: Iterable[str] | None = None, namespace: None = None) -> Namespace: ...
    @overload
    def parse_args(self, args: Iterable[str] | None, namespace: _N) -> _N: ...
    @overload
    def parse_args(self, *, namespace: _N) -> _N: ...
    @overload
    def add_subparsers(
        self: _ArgumentParserT,
        *,
        title: str = "subcommands",
        description: str | None = None,
        prog: str | None = None,
        action: type[Action] = ...,
        option_string: str = ...,
        dest: str | None = None,
        required: bool = False,
        help: str | None = None,
        metavar: str | None = None,
    ) -> _SubParsersAction[_ArgumentParserT]: ...
    @overload
    def add_subparsers(
        self,
        *,
        title: str = "subcommands",
        description: str | None = None,
        prog: str | None = None,
        parser_class: type[_ArgumentParserT],
        action: type[Action] = ...,
        option_string: str = ...,
        dest: str | None = None,
        required: bool = False,
        help: str | None = None,
        metavar: str | None = None,
    ) -> _SubParsersAction[_ArgumentParserT]: ...
    def print_usage(self) -> None: ...
    def print_help(self) -> None: ...
    def format_usage(self) -> str: ...
    def format_help(self) -> str: ...
    @overload
    def parse_known_args(self, args: Iterable[str] | None = None, namespace: None = None) -> tuple[Namespace, list[str]]: ...
    @overload
    def parse_known_args(self, args: Iterable[str] | None, namespace: _N) -> tuple[_N, list[str]]: ...
    @overload
    def parse_known_args(self, *, namespace: _N) -> tuple[_N, list[str]]: ...
    def convert_arg_line_to_args(self, arg_line) -> list[str]: ...
    def exit(self) -> NoReturn: ...
    def error(self, message) -> NoReturn: ...
    @overload
    def parse_intermixed_args(self, args: Iterable[str] | None = None, namespace: None = None) -> Namespace: ...
    @overload
    def parse_intermixed_args(self, args: Iterable[str] | None, namespace: _N) -> _N: ...
    @overload
    def parse_intermixed_args(self, *, namespace: _N) -> _N: ...
    @overload
    def parse_known_intermixed_args(
        self, args: Iterable[str] | None = None, namespace: None = None
    ) -> tuple[Namespace, list[str]]: ...
    @overload
    def parse_known_intermixed_args(self, args: Iterable[str] | None, namespace: _N) -> tuple[_N, list[str]]: ...
    @overload
    def parse_known_intermixed_args(self, *, namespace: _N) -> tuple[_N, list[str]]: ...
class HelpFormatter:
    _prog: str
    _indent_increment: int
    _max_help_position: int
    _width: int
    _current_indent: int
    _level: int
    _action_max_length: int
    _root_section: _Section
    _current_section: _Section
    _whitespace_matcher: Pattern[str]
    _long_break_matcher: Pattern[str]
    class _Section:
        formatter: HelpFormatter
        heading: str | None
        parent: Self | None
        items: list[tuple[Callable[..., str], Iterable[Any]]]
        def __init__(self, formatter, parent: Self | None) -> None: ...
        def format_help(self) -> str: ...
    def __init__(self, prog) -> None: ...
    def start_section(self, heading) -> None: ...
    def end_section(self) -> None: ...
    def add_text(self, text) -> None: ...
    def add_usage(self, usage, actions, groups) -> None: ...
    def add_argument(self, action) -> None: ...
    def add_arguments(self, actions) -> None: ...
    def format_help(self) -> str: ...
class RawDescriptionHelpFormatter(HelpFormatter): ...
class RawTextHelpFormatter(RawDescriptionHelpFormatter): ...
class ArgumentDefaultsHelpFormatter(HelpFormatter): ...
class MetavarTypeHelpFormatter(HelpFormatter): ...
class Action(_AttributeHolder):
    option_strings: Sequence[str]
    dest: str
    nargs: int | str | None
    const: Any
    default: Any
    type: _ActionType | None
    choices: Iterable[Any] | None
    required: bool
    help: str | None
    metavar: str | tuple[str, ...] | None
    def __init__(self, option_strings, dest, nargs=..., const: _T | None = None, default: _T | str | None = None, type: Callable[[str], _T] | FileType | None = None, choices: Iterable[_T] | None = None) -> None: ...
    def __call__(self, parser, namespace, values) -> None: ...
    def format_usage(self) -> str: ...
class BooleanOptionalAction(Action):
    def __init__(self, option_strings, dest) -> None: ...
class Namespace(_AttributeHolder):
    def __init__(self, **kwargs: Any) -> None: ...
    def __getattr__(self, name) -> Any: ...
    def __contains__(self, key) -> bool: ...
class _ArgumentGroup(_ActionsContainer):
    title: str | None
    _group_actions: list[Action]
    @overload
    def __init__(
        self,
        container: _ActionsContainer,
        title: str | None = None,
        description: str | None = None,
        *,
        argument_default: Any = ...,
        conflict_handler: str = ...,
    ) -> None: ...
class _MutuallyExclusiveGroup(_ArgumentGroup):
    required: bool
    _container: _ActionsContainer
    def __init__(self, container) -> None: ...
class _SubParsersAction(Action, Generic[_ArgumentParserT]):
    _ChoicesPseudoAction: type[Any]
    _prog_prefix: str
    _parser_class: type[_ArgumentParserT]
    _name_parser_map: dict[str, _ArgumentParserT]
    choices: dict[str, _ArgumentParserT]
    _choices_actions: list[Action]
    def __init__(self, option_strings, prog, parser_class: type[_ArgumentParserT]) -> None: ...
    def add_parser(self, name, *, deprecated=..., help=..., aliases=..., prog=..., usage=..., description=..., epilog=..., parents: Iterable[_ArgumentParserT] = ..., formatter_class: _FormatterClass = ..., prefix_chars=..., fromfile_prefix_chars=..., argument_default=..., conflict_handler=..., add_help=..., allow_abbrev=..., exit_on_error=..., suggest_on_error=..., color=..., **kwargs: Any) -> _ArgumentParserT: ...
class ArgumentTypeError(Exception): ...
