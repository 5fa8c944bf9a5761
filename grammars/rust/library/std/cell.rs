//! Cells and their guards.

pub struct Ref<T> {}
pub struct RefMut<T> {}
pub struct RefCell<T> {}
impl<T> RefCell<T> {
    pub fn new<V>(value: V) -> RefCell<V>;
    pub fn borrow(&self) -> T;
    pub fn borrow_mut(&self) -> T;
    pub fn into_inner(self) -> T;
    pub fn take(&self) -> T;
}
pub struct Cell<T> {}
impl<T> Cell<T> {
    pub fn new<V>(value: V) -> Cell<V>;
    pub fn get(&self) -> T;
    pub fn take(&self) -> T;
    pub fn replace(&self, value: T) -> T;
}
