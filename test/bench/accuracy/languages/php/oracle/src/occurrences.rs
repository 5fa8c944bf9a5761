//! The occurrences of a source: a walk over its tree that asks the checker for the types of receivers.

use std::collections::HashSet;

use mago_analyzer::artifacts::AnalysisArtifacts;
use mago_codex::get_anonymous_class_name;
use mago_database::file::File;
use mago_names::ResolvedNames;
use mago_span::HasSpan;
use mago_syntax::ast::*;
use mago_syntax::walker::{Walker, walk_program};
use mago_word::Word;

use crate::receivers::classes_of;
use crate::symbols::{self, OWN, Symbols};

/// The line of JSON of a source.
pub fn occurrences_in<'arena>(
    file: &File,
    program: &Program<'arena>,
    names: &ResolvedNames<'arena>,
    artifacts: &AnalysisArtifacts,
    symbols: &Symbols<'_>,
) -> String {
    let mut pass =
        Pass { file, names, artifacts, symbols, classes: Vec::new(), found: Vec::new(), seen: HashSet::new() };
    walk_program(&Names, program, &mut pass);
    format!("{{\"path\":{},\"occurrences\":[{}]}}", quoted(&String::from_utf8_lossy(&file.name)), pass.found.join(","))
}

struct Pass<'a, 'arena> {
    file: &'a File,
    names: &'a ResolvedNames<'arena>,
    artifacts: &'a AnalysisArtifacts,
    symbols: &'a Symbols<'a>,
    /// Full names of the classes around, the innermost last.
    classes: Vec<Vec<u8>>,
    found: Vec<String>,
    seen: HashSet<String>,
}

impl Pass<'_, '_> {
    fn add(&mut self, offset: u32, is_definition: bool, symbol: &str) {
        let line = self.file.line_number(offset);
        let start = self.file.lines[line as usize] as usize;
        let before = String::from_utf8_lossy(&self.file.contents[start..offset as usize]);
        let column = before.encode_utf16().count();
        let occurrence = format!("[{line},{column},{},{}]", u8::from(is_definition), quoted(symbol));
        if self.seen.insert(occurrence.clone()) {
            self.found.push(occurrence);
        }
    }

    fn define(&mut self, offset: u32, symbol: &str) {
        self.add(offset, true, &format!("{OWN}{symbol}"));
    }

    fn define_member(&mut self, offset: u32, member: &str) {
        let Some(owner) = self.classes.last() else { return };
        let symbol = symbols::class(owner) + member;
        self.define(offset, &symbol);
    }

    fn enter(&mut self, name: &LocalIdentifier<'_>) {
        let full = self.names.resolve(&name.span.start).unwrap_or(name.value).to_vec();
        self.define(name.span.start.offset, &symbols::class(&full));
        self.classes.push(full);
    }

    /// A class that a name refers to, at the last part of the name.
    fn refer(&mut self, name: &Identifier<'_>) {
        let Some(full) = self.names.resolve(&name.span().start) else { return };
        let symbol = self.symbols.of_class(full);
        self.add(last_part(name), false, &symbol);
    }

    fn refer_hint(&mut self, hint: &Hint<'_>) {
        if let Hint::Identifier(name) = hint {
            self.refer(name);
        }
    }

    fn refer_if_named(&mut self, expression: &Expression<'_>) {
        if let Expression::Identifier(name) = expression {
            self.refer(name);
        }
    }

    /// The classes that an expression before `->` or `::` can stand for; none when one of them is not known.
    fn receivers(&self, expression: &Expression<'_>) -> Vec<Vec<u8>> {
        match expression {
            Expression::Parenthesized(inner) => return self.receivers(inner.expression),
            Expression::Identifier(name) => {
                return self.names.resolve(&name.span().start).map(<[u8]>::to_vec).into_iter().collect();
            }
            Expression::Self_(_) | Expression::Static(_) => return self.classes.last().cloned().into_iter().collect(),
            Expression::Parent(_) => return self.parent().map(|name| name.as_bytes().to_vec()).into_iter().collect(),
            _ => {}
        }
        let classes = self.artifacts.get_expression_type(expression).and_then(classes_of).unwrap_or_default();
        classes.iter().map(|name| name.as_bytes().to_vec()).collect()
    }

    fn parent(&self) -> Option<Word> {
        let class = self.symbols.codebase.get_class_like(self.classes.last()?)?;
        let parent = class.direct_parent_class?;
        // With the case of its declaration, where there is one.
        Some(self.symbols.codebase.get_class_like(parent.as_bytes()).map_or(parent, |found| found.original_name))
    }

    fn refer_member(&mut self, offset: u32, receiver: &Expression<'_>, symbol_of: impl Fn(&Symbols<'_>, &[u8]) -> Option<String>) {
        for class in self.receivers(receiver) {
            if let Some(symbol) = symbol_of(self.symbols, &class) {
                self.add(offset, false, &symbol);
            }
        }
    }

    fn refer_method(&mut self, receiver: &Expression<'_>, selector: &ClassLikeMemberSelector<'_>) {
        let ClassLikeMemberSelector::Identifier(name) = selector else { return };
        self.refer_member(name.span.start.offset, receiver, |symbols, class| symbols.of_method(class, name.value));
    }

    fn refer_property(&mut self, receiver: &Expression<'_>, selector: &ClassLikeMemberSelector<'_>) {
        let ClassLikeMemberSelector::Identifier(name) = selector else { return };
        let variable = [b"$", name.value].concat();
        self.refer_member(name.span.start.offset, receiver, |symbols, class| symbols.of_property(class, &variable));
    }

    fn refer_function(&mut self, function: &Expression<'_>) {
        let Expression::Identifier(name) = function else { return };
        let full = self.names.resolve(&name.span().start).unwrap_or(name.value());
        let symbol = self.symbols.of_function(full).or_else(|| self.global(name, full, |symbols, each| symbols.of_function(each)));
        if let Some(symbol) = symbol {
            self.add(last_part(name), false, &symbol);
        }
    }

    /// A name without a namespace is that of the global namespace when its own has none.
    fn global(&self, name: &Identifier<'_>, full: &[u8], of: fn(&Symbols<'_>, &[u8]) -> Option<String>) -> Option<String> {
        (name.is_local() && full != name.value()).then(|| of(self.symbols, name.value())).flatten()
    }

    /// The constructor that runs is the class itself, unless it is inherited.
    fn refer_constructor(&mut self, class: &Expression<'_>) {
        let offset = match class {
            Expression::Identifier(name) => last_part(name),
            Expression::Self_(keyword) | Expression::Static(keyword) | Expression::Parent(keyword) => {
                keyword.span.start.offset
            }
            _ => return,
        };
        for receiver in self.receivers(class) {
            let symbol = self.symbols.of_class(&receiver);
            self.add(offset, false, &symbol);
            let is_known = self.symbols.codebase.class_like_exists(&receiver);
            if let Some(constructor) = self.symbols.of_method(&receiver, b"__construct").filter(|_| is_known) {
                self.add(offset, false, &constructor);
            }
        }
    }

    fn refer_imported(&mut self, item: &UseItem<'_>, kind: Option<&UseType<'_>>) {
        let Some(full) = self.names.resolve(&item.name.span().start) else { return };
        let symbol = match kind {
            Some(kind) if kind.is_function() => self.symbols.of_function(full),
            Some(_) => self.symbols.of_constant(full),
            // A namespace can be imported too.
            None if self.symbols.codebase.class_like_exists(full) || !self.symbols.codebase.namespace_exists(full) => {
                Some(self.symbols.of_class(full))
            }
            None => None,
        };
        if let Some(symbol) = symbol {
            self.add(last_part(&item.name), false, &symbol);
        }
    }
}

struct Names;

impl<'ast, 'arena, 'a> Walker<'ast, 'arena, Pass<'a, 'arena>> for Names {
    fn walk_in_class(&self, node: &'ast Class<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.enter(&node.name);
    }

    fn walk_out_class(&self, _: &'ast Class<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.classes.pop();
    }

    fn walk_in_interface(&self, node: &'ast Interface<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.enter(&node.name);
    }

    fn walk_out_interface(&self, _: &'ast Interface<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.classes.pop();
    }

    fn walk_in_trait(&self, node: &'ast Trait<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.enter(&node.name);
    }

    fn walk_out_trait(&self, _: &'ast Trait<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.classes.pop();
    }

    fn walk_in_enum(&self, node: &'ast Enum<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.enter(&node.name);
    }

    fn walk_out_enum(&self, _: &'ast Enum<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.classes.pop();
    }

    fn walk_in_anonymous_class(&self, node: &'ast AnonymousClass<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.classes.push(get_anonymous_class_name(pass.file, node.span()).as_bytes().to_vec());
    }

    fn walk_out_anonymous_class(&self, _: &'ast AnonymousClass<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.classes.pop();
    }

    fn walk_in_function(&self, node: &'ast Function<'arena>, pass: &mut Pass<'a, 'arena>) {
        let full = pass.names.resolve(&node.name.span.start).unwrap_or(node.name.value);
        pass.define(node.name.span.start.offset, &symbols::function(full));
    }

    fn walk_in_method(&self, node: &'ast Method<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.define_member(node.name.span.start.offset, &symbols::method(node.name.value));
    }

    fn walk_in_property_item(&self, node: &'ast PropertyItem<'arena>, pass: &mut Pass<'a, 'arena>) {
        let variable = node.variable();
        pass.define_member(variable.span.start.offset + 1, &symbols::property(variable.name));
    }

    fn walk_in_function_like_parameter(&self, node: &'ast FunctionLikeParameter<'arena>, pass: &mut Pass<'a, 'arena>) {
        if node.is_promoted_property() {
            pass.define_member(node.variable.span.start.offset + 1, &symbols::property(node.variable.name));
        }
    }

    fn walk_in_class_like_constant_item(&self, node: &'ast ClassLikeConstantItem<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.define_member(node.name.span.start.offset, &symbols::class_constant(node.name.value));
    }

    fn walk_in_enum_case_item(&self, node: &'ast EnumCaseItem<'arena>, pass: &mut Pass<'a, 'arena>) {
        let name = node.name();
        pass.define_member(name.span.start.offset, &symbols::class_constant(name.value));
    }

    fn walk_in_constant_item(&self, node: &'ast ConstantItem<'arena>, pass: &mut Pass<'a, 'arena>) {
        let full = pass.names.resolve(&node.name.span.start).unwrap_or(node.name.value);
        pass.define(node.name.span.start.offset, &symbols::constant(full));
    }

    fn walk_in_function_call(&self, node: &'ast FunctionCall<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer_function(node.function);
        let Expression::Identifier(name) = node.function else { return };
        if !name.value().eq_ignore_ascii_case(b"define") && !name.value().eq_ignore_ascii_case(b"\\define") {
            return;
        }
        let first = node.argument_list.arguments.first().map(Argument::value);
        if let Some(Expression::Literal(Literal::String(text))) = first
            && let Some(constant) = text.value
        {
            pass.define(text.span.start.offset + 1, &symbols::constant(constant));
        }
    }

    fn walk_in_function_partial_application(&self, node: &'ast FunctionPartialApplication<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer_function(node.function);
    }

    fn walk_in_method_call(&self, node: &'ast MethodCall<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer_method(node.object, &node.method);
    }

    fn walk_in_method_partial_application(&self, node: &'ast MethodPartialApplication<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer_method(node.object, &node.method);
    }

    fn walk_in_null_safe_method_call(&self, node: &'ast NullSafeMethodCall<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer_method(node.object, &node.method);
    }

    fn walk_in_static_method_call(&self, node: &'ast StaticMethodCall<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer_if_named(node.class);
        pass.refer_method(node.class, &node.method);
    }

    fn walk_in_static_method_partial_application(
        &self,
        node: &'ast StaticMethodPartialApplication<'arena>,
        pass: &mut Pass<'a, 'arena>,
    ) {
        pass.refer_if_named(node.class);
        pass.refer_method(node.class, &node.method);
    }

    fn walk_in_property_access(&self, node: &'ast PropertyAccess<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer_property(node.object, &node.property);
    }

    fn walk_in_null_safe_property_access(&self, node: &'ast NullSafePropertyAccess<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer_property(node.object, &node.property);
    }

    fn walk_in_static_property_access(&self, node: &'ast StaticPropertyAccess<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer_if_named(node.class);
        let Variable::Direct(variable) = &node.property else { return };
        pass.refer_member(variable.span.start.offset + 1, node.class, |symbols, class| {
            symbols.of_property(class, variable.name)
        });
    }

    fn walk_in_class_constant_access(&self, node: &'ast ClassConstantAccess<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer_if_named(node.class);
        let ClassLikeConstantSelector::Identifier(name) = &node.constant else { return };
        if !name.value.eq_ignore_ascii_case(b"class") {
            pass.refer_member(name.span.start.offset, node.class, |symbols, class| {
                symbols.of_class_constant(class, name.value)
            });
        }
    }

    fn walk_in_constant_access(&self, node: &'ast ConstantAccess<'arena>, pass: &mut Pass<'a, 'arena>) {
        let full = pass.names.resolve(&node.name.span().start).unwrap_or(node.name.value());
        let symbol = pass.symbols.of_constant(full).or_else(|| pass.global(&node.name, full, |symbols, each| symbols.of_constant(each)));
        if let Some(symbol) = symbol {
            pass.add(last_part(&node.name), false, &symbol);
        }
    }

    fn walk_in_instantiation(&self, node: &'ast Instantiation<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer_constructor(node.class);
    }

    fn walk_in_binary(&self, node: &'ast Binary<'arena>, pass: &mut Pass<'a, 'arena>) {
        if matches!(node.operator, BinaryOperator::Instanceof(_)) {
            pass.refer_if_named(node.rhs);
        }
    }

    fn walk_in_hint(&self, node: &'ast Hint<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer_hint(node);
    }

    fn walk_in_extends(&self, node: &'ast Extends<'arena>, pass: &mut Pass<'a, 'arena>) {
        node.types.iter().for_each(|name| pass.refer(name));
    }

    fn walk_in_implements(&self, node: &'ast Implements<'arena>, pass: &mut Pass<'a, 'arena>) {
        node.types.iter().for_each(|name| pass.refer(name));
    }

    fn walk_in_trait_use(&self, node: &'ast TraitUse<'arena>, pass: &mut Pass<'a, 'arena>) {
        node.trait_names.iter().for_each(|name| pass.refer(name));
    }

    fn walk_in_attribute(&self, node: &'ast Attribute<'arena>, pass: &mut Pass<'a, 'arena>) {
        pass.refer(&node.name);
    }

    fn walk_in_use(&self, node: &'ast Use<'arena>, pass: &mut Pass<'a, 'arena>) {
        match &node.items {
            UseItems::Sequence(list) => list.items.iter().for_each(|item| pass.refer_imported(item, None)),
            UseItems::TypedSequence(list) => {
                list.items.iter().for_each(|item| pass.refer_imported(item, Some(&list.r#type)));
            }
            UseItems::TypedList(list) => {
                list.items.iter().for_each(|item| pass.refer_imported(item, Some(&list.r#type)));
            }
            UseItems::MixedList(list) => {
                list.items.iter().for_each(|each| pass.refer_imported(&each.item, each.r#type.as_ref()));
            }
        }
    }
}

/// Where the last part of a name begins.
fn last_part(name: &Identifier<'_>) -> u32 {
    let value = name.value();
    let length = value.iter().rev().position(|byte| *byte == b'\\').unwrap_or(value.len());
    name.span().end.offset - length as u32
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
