//! The classes whose members an expression can have.

use mago_codex::ttype::atomic::TAtomic;
use mago_codex::ttype::atomic::object::TObject;
use mago_codex::ttype::atomic::reference::TReference;
use mago_codex::ttype::atomic::scalar::TScalar;
use mago_codex::ttype::atomic::scalar::class_like_string::TClassLikeString;
use mago_codex::ttype::union::TUnion;
use mago_word::Word;

/// The classes of a type: each can be the one of the value. None when the value can be of a class that is not known.
pub fn classes_of(union: &TUnion) -> Option<Vec<Word>> {
    let mut found = Vec::new();
    for atomic in union.types.iter() {
        add(atomic, &mut found)?;
    }
    Some(found)
}

fn add(atomic: &TAtomic, found: &mut Vec<Word>) -> Option<()> {
    match atomic {
        TAtomic::Object(TObject::Named(object)) => {
            found.push(object.name);
            add_all(object.intersection_types.as_deref(), found)
        }
        TAtomic::Object(TObject::Enum(object)) => {
            found.push(object.name);
            Some(())
        }
        TAtomic::GenericParameter(parameter) => {
            found.extend(classes_of(&parameter.constraint)?);
            add_all(parameter.intersection_types.as_deref(), found)
        }
        TAtomic::Scalar(TScalar::ClassLikeString(text)) => match text {
            TClassLikeString::Literal { value } => {
                found.push(*value);
                Some(())
            }
            TClassLikeString::OfType { constraint, .. } | TClassLikeString::Generic { constraint, .. } => {
                add(constraint, found)
            }
            TClassLikeString::Any { .. } => None,
        },
        TAtomic::Reference(TReference::Symbol { name, .. }) => {
            found.push(*name);
            Some(())
        }
        // Values that have no members.
        TAtomic::Null | TAtomic::Void | TAtomic::Never | TAtomic::Scalar(_) | TAtomic::Array(_) | TAtomic::Resource(_) => {
            Some(())
        }
        _ => None,
    }
}

fn add_all(atomics: Option<&[TAtomic]>, found: &mut Vec<Word>) -> Option<()> {
    atomics.unwrap_or_default().iter().try_for_each(|each| add(each, found))
}
