//! Counted references and guards are used as the value itself.

pub struct Arc<T> {}
impl<T> Arc<T> {
    pub fn new<V>(value: V) -> V;
    pub fn clone<V>(value: V) -> V;
}
pub struct MutexGuard<T> {}
pub struct Mutex<T> {}
impl<T> Mutex<T> {
    pub fn new<V>(value: V) -> Mutex<V>;
    pub fn lock(&self) -> Result<T, ()>;
    pub fn into_inner(self) -> Result<T, ()>;
}
pub struct RwLock<T> {}
impl<T> RwLock<T> {
    pub fn new<V>(value: V) -> RwLock<V>;
    pub fn read(&self) -> Result<T, ()>;
    pub fn write(&self) -> Result<T, ()>;
}
pub struct OnceLock<T> {}
impl<T> OnceLock<T> {
    pub fn get(&self) -> Option<T>;
    pub fn get_or_init(&self, f: impl FnOnce() -> T) -> T;
}
