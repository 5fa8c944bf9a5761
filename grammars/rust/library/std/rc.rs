//! Counted references are used as the value itself.

pub struct Rc<T> {}
impl<T> Rc<T> {
    pub fn new<V>(value: V) -> V;
    pub fn clone<V>(value: V) -> V;
}
