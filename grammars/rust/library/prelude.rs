//! Declares what programs know without an import, as far as types follow from it. Members that end in `__` are
//! facts that the language has and no program names: the item of an iteration, an element, the value of `?`.

pub struct Option<T> {}
pub const None: Option<T__>;
pub fn Some<T>(value: T) -> Option<T>;
pub fn Ok<T, E>(value: T) -> Result<T, E>;
pub fn Err<T, E>(value: E) -> Result<T, E>;

impl<T> Option<T> {
    fn item__(&self) -> T;
    fn element__(&self) -> T;
    pub fn is_some(&self) -> bool;
    pub fn is_none(&self) -> bool;
    pub fn is_some_and(self, f: impl FnOnce(T) -> bool) -> bool;
    pub fn as_ref(&self) -> Option<T>;
    pub fn as_mut(&mut self) -> Option<T>;
    pub fn as_deref(&self) -> Option<T>;
    pub fn as_deref_mut(&mut self) -> Option<T>;
    pub fn expect(self, message: &str) -> T;
    pub fn unwrap(self) -> T;
    pub fn unwrap_or(self, other: T) -> T;
    pub fn unwrap_or_else(self, f: impl FnOnce() -> T) -> T;
    pub fn unwrap_or_default(self) -> T;
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Option<U>;
    pub fn inspect(self, f: impl FnOnce(T)) -> Option<T>;
    pub fn map_or<U>(self, other: U, f: impl FnOnce(T) -> U) -> U;
    pub fn map_or_else<U>(self, other: impl FnOnce() -> U, f: impl FnOnce(T) -> U) -> U;
    pub fn ok_or<E>(self, error: E) -> Result<T, E>;
    pub fn ok_or_else<E>(self, f: impl FnOnce() -> E) -> Result<T, E>;
    pub fn iter(&self) -> Iter__<T>;
    pub fn iter_mut(&mut self) -> Iter__<T>;
    pub fn into_iter(self) -> Iter__<T>;
    pub fn and<U>(self, other: Option<U>) -> Option<U>;
    pub fn and_then<U>(self, f: impl FnOnce(T) -> Option<U>) -> Option<U>;
    pub fn filter(self, f: impl FnOnce(&T) -> bool) -> Option<T>;
    pub fn or(self, other: Option<T>) -> Option<T>;
    pub fn or_else(self, f: impl FnOnce() -> Option<T>) -> Option<T>;
    pub fn xor(self, other: Option<T>) -> Option<T>;
    pub fn insert(&mut self, value: T) -> &mut T;
    pub fn get_or_insert(&mut self, value: T) -> &mut T;
    pub fn get_or_insert_with(&mut self, f: impl FnOnce() -> T) -> &mut T;
    pub fn take(&mut self) -> Option<T>;
    pub fn replace(&mut self, value: T) -> Option<T>;
    pub fn cloned(self) -> Option<T>;
    pub fn copied(self) -> Option<T>;
    pub fn clone(&self) -> Option<T>;
}

pub struct Result<T, E> {}
impl<T, E> Result<T, E> {
    fn item__(&self) -> T;
    fn element__(&self) -> T;
    pub fn is_ok(&self) -> bool;
    pub fn is_err(&self) -> bool;
    pub fn ok(self) -> Option<T>;
    pub fn err(self) -> Option<E>;
    pub fn as_ref(&self) -> Result<T, E>;
    pub fn as_mut(&mut self) -> Result<T, E>;
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Result<U, E>;
    pub fn map_or<U>(self, other: U, f: impl FnOnce(T) -> U) -> U;
    pub fn map_err<F>(self, f: impl FnOnce(E) -> F) -> Result<T, F>;
    pub fn and_then<U>(self, f: impl FnOnce(T) -> Result<U, E>) -> Result<U, E>;
    pub fn or_else<F>(self, f: impl FnOnce(E) -> Result<T, F>) -> Result<T, F>;
    pub fn unwrap(self) -> T;
    pub fn expect(self, message: &str) -> T;
    pub fn unwrap_err(self) -> E;
    pub fn unwrap_or(self, other: T) -> T;
    pub fn unwrap_or_else(self, f: impl FnOnce(E) -> T) -> T;
    pub fn unwrap_or_default(self) -> T;
    pub fn iter(&self) -> Iter__<T>;
    pub fn clone(&self) -> Result<T, E>;
}

pub struct Vec<T> {}
impl<T> Vec<T> {
    fn item__(&self) -> T;
    fn element__(&self) -> T;
    pub fn new() -> Vec<T>;
    pub fn with_capacity(capacity: usize) -> Vec<T>;
    pub fn push(&mut self, value: T);
    pub fn pop(&mut self) -> Option<T>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn clear(&mut self);
    pub fn reserve(&mut self, additional: usize);
    pub fn truncate(&mut self, len: usize);
    pub fn insert(&mut self, index: usize, value: T);
    pub fn remove(&mut self, index: usize) -> T;
    pub fn swap_remove(&mut self, index: usize) -> T;
    pub fn extend<I>(&mut self, items: I);
    pub fn extend_from_slice(&mut self, items: &Vec<T>);
    pub fn append(&mut self, other: &mut Vec<T>);
    pub fn drain<R>(&mut self, range: R) -> Iter__<T>;
    pub fn retain(&mut self, f: impl FnMut(&T) -> bool);
    pub fn first(&self) -> Option<T>;
    pub fn last(&self) -> Option<T>;
    pub fn first_mut(&mut self) -> Option<T>;
    pub fn last_mut(&mut self) -> Option<T>;
    pub fn get(&self, index: usize) -> Option<T>;
    pub fn get_mut(&mut self, index: usize) -> Option<T>;
    pub fn iter(&self) -> Iter__<T>;
    pub fn iter_mut(&mut self) -> Iter__<T>;
    pub fn into_iter(self) -> Iter__<T>;
    pub fn windows(&self, size: usize) -> Iter__<Vec<T>>;
    pub fn chunks(&self, size: usize) -> Iter__<Vec<T>>;
    pub fn sort(&mut self);
    pub fn sort_by<F>(&mut self, f: impl FnMut(&T, &T) -> F);
    pub fn sort_by_key<K>(&mut self, f: impl FnMut(&T) -> K);
    pub fn dedup(&mut self);
    pub fn reverse(&mut self);
    pub fn swap(&mut self, a: usize, b: usize);
    pub fn contains(&self, value: &T) -> bool;
    pub fn to_vec(&self) -> Vec<T>;
    pub fn to_owned(&self) -> Vec<T>;
    pub fn as_slice(&self) -> &Vec<T>;
    pub fn as_mut_slice(&mut self) -> &mut Vec<T>;
    pub fn as_ref(&self) -> &Vec<T>;
    pub fn clone(&self) -> Vec<T>;
}

/// The type of iterators.
pub struct Iter__<T> {}
impl<T> Iter__<T> {
    fn item__(&self) -> T;
    pub fn next(&mut self) -> Option<T>;
    pub fn next_back(&mut self) -> Option<T>;
    pub fn peek(&mut self) -> Option<T>;
    pub fn last(self) -> Option<T>;
    pub fn nth(&mut self, n: usize) -> Option<T>;
    pub fn count(self) -> usize;
    pub fn by_ref(&mut self) -> Iter__<T>;
    pub fn step_by(self, step: usize) -> Iter__<T>;
    pub fn chain<I>(self, other: I) -> Iter__<T>;
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> Iter__<U>;
    pub fn for_each<U>(self, f: impl FnMut(T) -> U);
    pub fn filter(self, f: impl FnMut(&T) -> bool) -> Iter__<T>;
    pub fn filter_map<U>(self, f: impl FnMut(T) -> Option<U>) -> Iter__<U>;
    pub fn enumerate(self) -> Iter__<(usize, T)>;
    pub fn peekable(self) -> Iter__<T>;
    pub fn skip_while(self, f: impl FnMut(&T) -> bool) -> Iter__<T>;
    pub fn take_while(self, f: impl FnMut(&T) -> bool) -> Iter__<T>;
    pub fn skip(self, n: usize) -> Iter__<T>;
    pub fn take(self, n: usize) -> Iter__<T>;
    pub fn inspect<U>(self, f: impl FnMut(&T) -> U) -> Iter__<T>;
    pub fn fuse(self) -> Iter__<T>;
    pub fn rev(self) -> Iter__<T>;
    pub fn cloned(self) -> Iter__<T>;
    pub fn copied(self) -> Iter__<T>;
    pub fn cycle(self) -> Iter__<T>;
    pub fn partition(self, f: impl FnMut(&T) -> bool) -> (Vec<T>, Vec<T>);
    pub fn fold<B>(self, start: B, f: impl FnMut(B, T) -> B) -> B;
    pub fn all(&mut self, f: impl FnMut(T) -> bool) -> bool;
    pub fn any(&mut self, f: impl FnMut(T) -> bool) -> bool;
    pub fn find(&mut self, f: impl FnMut(&T) -> bool) -> Option<T>;
    pub fn find_map<U>(&mut self, f: impl FnMut(T) -> Option<U>) -> Option<U>;
    pub fn position(&mut self, f: impl FnMut(T) -> bool) -> Option<usize>;
    pub fn max(self) -> Option<T>;
    pub fn min(self) -> Option<T>;
    pub fn max_by_key<K>(self, f: impl FnMut(&T) -> K) -> Option<T>;
    pub fn min_by_key<K>(self, f: impl FnMut(&T) -> K) -> Option<T>;
    pub fn into_iter(self) -> Iter__<T>;
    pub fn iter(&self) -> Iter__<T>;
}

pub struct String {}
impl String {
    pub fn new() -> String;
    pub fn with_capacity(capacity: usize) -> String;
    pub fn from<S>(text: S) -> String;
    pub fn push(&mut self, c: char);
    pub fn push_str(&mut self, text: &str);
    pub fn as_str(&self) -> &str;
    pub fn as_ref(&self) -> &str;
    pub fn clone(&self) -> String;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn trim(&self) -> &str;
    pub fn lines(&self) -> Iter__<str>;
    pub fn chars(&self) -> Iter__<char>;
    pub fn bytes(&self) -> Iter__<u8>;
    pub fn as_bytes(&self) -> &Vec<u8>;
    pub fn into_bytes(self) -> Vec<u8>;
    pub fn clear(&mut self);
    pub fn to_string(&self) -> String;
    pub fn to_owned(&self) -> String;
    pub fn starts_with<P>(&self, pattern: P) -> bool;
    pub fn ends_with<P>(&self, pattern: P) -> bool;
    pub fn contains<P>(&self, pattern: P) -> bool;
    pub fn split<P>(&self, pattern: P) -> Iter__<str>;
    pub fn find<P>(&self, pattern: P) -> Option<usize>;
    pub fn replace<P>(&self, pattern: P, with: &str) -> String;
}

pub struct str {}
impl str {
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn trim(&self) -> &str;
    pub fn trim_start(&self) -> &str;
    pub fn trim_end(&self) -> &str;
    pub fn lines(&self) -> Iter__<str>;
    pub fn chars(&self) -> Iter__<char>;
    pub fn char_indices(&self) -> Iter__<(usize, char)>;
    pub fn bytes(&self) -> Iter__<u8>;
    pub fn as_bytes(&self) -> &Vec<u8>;
    pub fn as_ref(&self) -> &str;
    pub fn to_string(&self) -> String;
    pub fn to_owned(&self) -> String;
    pub fn to_lowercase(&self) -> String;
    pub fn to_uppercase(&self) -> String;
    pub fn into(self) -> String;
    pub fn starts_with<P>(&self, pattern: P) -> bool;
    pub fn ends_with<P>(&self, pattern: P) -> bool;
    pub fn contains<P>(&self, pattern: P) -> bool;
    pub fn strip_prefix<P>(&self, pattern: P) -> Option<str>;
    pub fn strip_suffix<P>(&self, pattern: P) -> Option<str>;
    pub fn split<P>(&self, pattern: P) -> Iter__<str>;
    pub fn split_once<P>(&self, pattern: P) -> Option<(str, str)>;
    pub fn split_whitespace(&self) -> Iter__<str>;
    pub fn find<P>(&self, pattern: P) -> Option<usize>;
    pub fn rfind<P>(&self, pattern: P) -> Option<usize>;
    pub fn replace<P>(&self, pattern: P, with: &str) -> String;
    pub fn get<R>(&self, range: R) -> Option<str>;
    pub fn repeat(&self, n: usize) -> String;
}

/// A value on the heap is used as the value itself.
pub struct Box<T> {}
impl<T> Box<T> {
    pub fn new<V>(value: V) -> V;
    pub fn pin<V>(value: V) -> V;
}

pub trait Fn<P, R> {}
pub trait FnMut<P, R> {}
pub trait FnOnce<P, R> {}
