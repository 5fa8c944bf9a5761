use std::collections::HashMap;

pub struct A;
pub struct B;
impl A {
    pub fn act(&self) {}
}
impl B {
    pub fn act(&self) {}
}

fn apply(f: impl Fn(&A)) {}
fn bound<F: FnOnce(A) -> B>(f: F) -> B {
    f(A)
}
fn later<F>(f: F)
where
    F: FnMut(&A),
{
}

fn closures(list: Vec<A>, map: HashMap<String, B>) {
    apply(|a| a.act()); // A.act, apply
    bound(|a| { a.act(); B }).act(); // A.act, bound, B, B.act
    later(|a| a.act()); // later, A.act
    list.iter().map(|a| { a.act(); B }).for_each(|b| b.act()); // package:builtin:Vec.iter, package:builtin:Iter__.map, A.act, B, package:builtin:Iter__.for_each, B.act
    map.values().for_each(|b| b.act()); // package:std/collections:HashMap.values, package:builtin:Iter__.for_each, B.act
    let typed = |a: &A| a.act(); // A, A.act
}
