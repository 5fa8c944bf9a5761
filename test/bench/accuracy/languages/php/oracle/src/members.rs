//! Members of classes, with those that they inherit.

use mago_codex::identifier::method::MethodIdentifier;
use mago_codex::metadata::class_like::ClassLikeMetadata;
use mago_span::Span;
use mago_word::word;

use crate::symbols::{OUTSIDE, Symbols, class, class_constant, method, property};

impl Symbols<'_> {
    /// The method that a call with a receiver of this class leads to.
    pub fn of_method(&self, owner: &[u8], name: &[u8]) -> Option<String> {
        let Some(known) = self.codebase.get_class_like(owner) else {
            return Some(self.of_class(owner) + &method(name));
        };
        let wanted = MethodIdentifier::new(word(owner), word(name));
        let identifier = self.codebase.get_declaring_method_identifier(&wanted);
        let Some(found) = self.codebase.get_method_by_id(&identifier) else {
            return self.beyond(known).then(|| format!("{OUTSIDE}{}{}", class(owner), method(name)));
        };
        // A method that only a comment declares has no definition.
        let declaring = self.codebase.get_class_like(identifier.get_class_name().as_bytes())?;
        if !declaring.methods.contains(&identifier.get_method_name()) && found.name_span.is_none() {
            return None;
        }
        Some(self.of_class_like(declaring) + &method(found.original_name.as_bytes()))
    }

    /// The name begins with `$`.
    pub fn of_property(&self, owner: &[u8], name: &[u8]) -> Option<String> {
        let Some(known) = self.codebase.get_class_like(owner) else {
            return Some(self.of_class(owner) + &property(name));
        };
        let Some(declaring) = self.codebase.get_declaring_property_class(owner, name) else {
            return self.beyond(known).then(|| format!("{OUTSIDE}{}{}", class(owner), property(name)));
        };
        let found = self.codebase.get_property(declaring.as_bytes(), name)?;
        let declared = self.codebase.get_class_like(declaring.as_bytes())?;
        let holder = self.holder_of(declared, found.name_span.or(found.span)?).unwrap_or(declared);
        Some(self.of_class_like(holder) + &property(name))
    }

    /// A constant of a class, or a case of an enum.
    pub fn of_class_constant(&self, owner: &[u8], name: &[u8]) -> Option<String> {
        let Some(known) = self.codebase.get_class_like(owner) else {
            return Some(self.of_class(owner) + &class_constant(name));
        };
        let case = self.codebase.get_enum_case(owner, name).map(|found| found.span);
        let span = case.or_else(|| self.codebase.get_class_constant(owner, name).map(|found| found.span));
        let Some(span) = span else {
            return self.beyond(known).then(|| format!("{OUTSIDE}{}{}", class(owner), class_constant(name)));
        };
        let holder = self.holder_of(known, span)?;
        Some(self.of_class_like(holder) + &class_constant(name))
    }

    /// The class, or the one above it, in whose source a member stands: what is inherited is copied.
    fn holder_of<'a>(&'a self, class: &'a ClassLikeMetadata, member: Span) -> Option<&'a ClassLikeMetadata> {
        let mut waiting = vec![class];
        let mut seen = Vec::new();
        while let Some(next) = waiting.pop() {
            if seen.contains(&next.name) {
                continue;
            }
            seen.push(next.name);
            let span = next.span;
            let is_inside = span.start.offset <= member.start.offset && member.end.offset <= span.end.offset;
            if span.file_id == member.file_id && is_inside {
                return Some(next);
            }
            let above = next.all_parent_classes.iter().chain(&next.all_parent_interfaces).chain(&next.used_traits);
            waiting.extend(above.filter_map(|name| self.codebase.get_class_like(name.as_bytes())));
        }
        None
    }

    /// Whether a class inherits from one that nobody declares, where a missing member can be.
    fn beyond(&self, class: &ClassLikeMetadata) -> bool {
        if class.span.file_id == self.missing {
            return true;
        }
        let mut waiting = vec![class];
        let mut seen = Vec::new();
        while let Some(next) = waiting.pop() {
            if seen.contains(&next.name) {
                continue;
            }
            seen.push(next.name);
            let above = next.direct_parent_class.iter().chain(&next.direct_parent_interfaces).chain(&next.used_traits);
            for name in above {
                match self.codebase.get_class_like(name.as_bytes()) {
                    Some(known) if known.span.file_id != self.missing => waiting.push(known),
                    _ => return true,
                }
            }
        }
        false
    }
}
