//! Classes of packages that are not there. The checker skips a class whose parents nobody declares.

use std::borrow::Cow;
use std::collections::BTreeMap;

use mago_codex::metadata::CodebaseMetadata;
use mago_database::file::{File, FileType};
use mago_word::Word;

/// A source that declares every class, interface and trait that another one is derived from and nobody declares.
pub fn declarations_of_missing(codebase: &CodebaseMetadata) -> File {
    let mut kinds: BTreeMap<String, &str> = BTreeMap::new();
    for class in codebase.class_likes.values() {
        let mut add = |name: &Word, kind: &'static str| {
            if !codebase.class_likes.contains_key(name) {
                kinds.insert(String::from_utf8_lossy(name.as_bytes()).into_owned(), kind);
            }
        };
        class.direct_parent_class.iter().for_each(|name| add(name, "class"));
        class.direct_parent_interfaces.iter().for_each(|name| add(name, "interface"));
        class.used_traits.iter().for_each(|name| add(name, "trait"));
    }
    let mut text = String::from("<?php\n");
    for (name, kind) in kinds {
        let (namespace, last) = name.rsplit_once('\\').unwrap_or(("", &name));
        text += &format!("namespace {namespace} {{ {kind} {last} {{}} }}\n");
    }
    File::new(Cow::Borrowed(b"{missing}"), FileType::Vendored, None, Cow::Owned(text.into_bytes()))
}
