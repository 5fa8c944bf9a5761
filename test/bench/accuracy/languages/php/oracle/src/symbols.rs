//! Names of symbols, as SCIP writes them: a package, the namespace, the class and the member.

use std::collections::HashSet;

use mago_codex::metadata::CodebaseMetadata;
use mago_codex::metadata::class_like::ClassLikeMetadata;
use mago_database::file::FileId;
use mago_span::Span;
use mago_word::ascii_lowercase_constant_name_word;

pub const OWN: &str = "php sources own . ";
pub const OUTSIDE: &str = "php outside . . ";

/// The codebase and which files of it are of the repository.
pub struct Symbols<'a> {
    pub codebase: &'a CodebaseMetadata,
    pub own: &'a HashSet<FileId>,
    /// The file of classes that nobody declares.
    pub missing: FileId,
}

impl Symbols<'_> {
    pub fn is_own(&self, span: Span) -> bool {
        self.own.contains(&span.file_id)
    }

    /// The symbol of a class by its full name. One that nobody declares is outside of the repository.
    pub fn of_class(&self, name: &[u8]) -> String {
        match self.codebase.get_class_like(name) {
            Some(class) => self.of_class_like(class),
            None => format!("{OUTSIDE}{}", class(name)),
        }
    }

    pub fn of_class_like(&self, found: &ClassLikeMetadata) -> String {
        let package = if self.is_own(found.span) { OWN } else { OUTSIDE };
        format!("{package}{}", class(found.original_name.as_bytes()))
    }

    pub fn of_function(&self, name: &[u8]) -> Option<String> {
        let found = self.codebase.get_function(name)?;
        let package = if self.is_own(found.span) { OWN } else { OUTSIDE };
        Some(format!("{package}{}", function(found.original_name.as_bytes())))
    }

    pub fn of_constant(&self, name: &[u8]) -> Option<String> {
        let found = self.codebase.get_constant(name)?;
        let package = if self.is_own(found.span) { OWN } else { OUTSIDE };
        Some(format!("{package}{}", constant(name)))
    }
}

pub fn class(name: &[u8]) -> String {
    let (namespace, last) = split(name);
    format!("{namespace}{}#", escaped(last))
}

pub fn function(name: &[u8]) -> String {
    let (namespace, last) = split(name);
    format!("{namespace}{}().", escaped(last))
}

/// Constants are the only names outside of classes whose case counts.
pub fn constant(name: &[u8]) -> String {
    let folded = ascii_lowercase_constant_name_word(name);
    let (namespace, last) = split(folded.as_bytes());
    format!("{namespace}{}.", escaped(last))
}

pub fn method(name: &[u8]) -> String {
    let is_constructor = name.eq_ignore_ascii_case(b"__construct");
    format!("{}().", escaped(if is_constructor { b"__construct" } else { name }))
}

/// Properties keep their `$`, because a method can have the same name.
pub fn property(name: &[u8]) -> String {
    format!("{}.", escaped(name))
}

pub fn class_constant(name: &[u8]) -> String {
    format!("{}.", escaped(name))
}

fn split(name: &[u8]) -> (String, &[u8]) {
    match name.iter().rposition(|byte| *byte == b'\\') {
        Some(at) => (format!("{}/", escaped(&name[..at])), &name[at + 1..]),
        None => ("_root_/".to_owned(), name),
    }
}

fn escaped(name: &[u8]) -> String {
    let text = String::from_utf8_lossy(name);
    let is_plain = text.chars().all(|each| each.is_ascii_alphanumeric() || each == '_');
    if is_plain { text.into_owned() } else { format!("`{}`", text.replace('`', "``")) }
}
