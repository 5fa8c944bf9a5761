//! Collections.

pub struct HashMap<K, V> {}
impl<K, V> HashMap<K, V> {
    fn item__(&self) -> (K, V);
    fn element__(&self) -> V;
    pub fn new() -> HashMap<K, V>;
    pub fn with_capacity(capacity: usize) -> HashMap<K, V>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn clear(&mut self);
    pub fn get<Q>(&self, key: Q) -> Option<V>;
    pub fn get_mut<Q>(&mut self, key: Q) -> Option<V>;
    pub fn contains_key<Q>(&self, key: Q) -> bool;
    pub fn insert(&mut self, key: K, value: V) -> Option<V>;
    pub fn remove<Q>(&mut self, key: Q) -> Option<V>;
    pub fn entry(&mut self, key: K) -> Entry__<K, V>;
    pub fn iter(&self) -> Iter__<(K, V)>;
    pub fn iter_mut(&mut self) -> Iter__<(K, V)>;
    pub fn into_iter(self) -> Iter__<(K, V)>;
    pub fn keys(&self) -> Iter__<K>;
    pub fn into_keys(self) -> Iter__<K>;
    pub fn values(&self) -> Iter__<V>;
    pub fn values_mut(&mut self) -> Iter__<V>;
    pub fn into_values(self) -> Iter__<V>;
    pub fn drain(&mut self) -> Iter__<(K, V)>;
    pub fn clone(&self) -> HashMap<K, V>;
}

pub struct BTreeMap<K, V> {}
impl<K, V> BTreeMap<K, V> {
    fn item__(&self) -> (K, V);
    fn element__(&self) -> V;
    pub fn new() -> BTreeMap<K, V>;
    pub fn with_capacity(capacity: usize) -> BTreeMap<K, V>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn clear(&mut self);
    pub fn get<Q>(&self, key: Q) -> Option<V>;
    pub fn get_mut<Q>(&mut self, key: Q) -> Option<V>;
    pub fn contains_key<Q>(&self, key: Q) -> bool;
    pub fn insert(&mut self, key: K, value: V) -> Option<V>;
    pub fn remove<Q>(&mut self, key: Q) -> Option<V>;
    pub fn entry(&mut self, key: K) -> Entry__<K, V>;
    pub fn iter(&self) -> Iter__<(K, V)>;
    pub fn iter_mut(&mut self) -> Iter__<(K, V)>;
    pub fn into_iter(self) -> Iter__<(K, V)>;
    pub fn keys(&self) -> Iter__<K>;
    pub fn into_keys(self) -> Iter__<K>;
    pub fn values(&self) -> Iter__<V>;
    pub fn values_mut(&mut self) -> Iter__<V>;
    pub fn into_values(self) -> Iter__<V>;
    pub fn drain(&mut self) -> Iter__<(K, V)>;
    pub fn clone(&self) -> BTreeMap<K, V>;
}

pub struct Entry__<K, V> {}
impl<K, V> Entry__<K, V> {
    pub fn or_insert(self, value: V) -> V;
    pub fn or_insert_with(self, f: impl FnOnce() -> V) -> V;
    pub fn or_default(self) -> V;
    pub fn and_modify<U>(self, f: impl FnOnce(&mut V) -> U) -> Entry__<K, V>;
}

pub struct HashSet<T> {}
impl<T> HashSet<T> {
    fn item__(&self) -> T;
    pub fn new() -> HashSet<T>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn insert(&mut self, value: T) -> bool;
    pub fn contains<Q>(&self, value: Q) -> bool;
    pub fn remove<Q>(&mut self, value: Q) -> bool;
    pub fn get<Q>(&self, value: Q) -> Option<T>;
    pub fn iter(&self) -> Iter__<T>;
    pub fn into_iter(self) -> Iter__<T>;
    pub fn drain(&mut self) -> Iter__<T>;
    pub fn clone(&self) -> HashSet<T>;
}

pub struct BTreeSet<T> {}
impl<T> BTreeSet<T> {
    fn item__(&self) -> T;
    pub fn new() -> BTreeSet<T>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn insert(&mut self, value: T) -> bool;
    pub fn contains<Q>(&self, value: Q) -> bool;
    pub fn remove<Q>(&mut self, value: Q) -> bool;
    pub fn get<Q>(&self, value: Q) -> Option<T>;
    pub fn iter(&self) -> Iter__<T>;
    pub fn into_iter(self) -> Iter__<T>;
    pub fn drain(&mut self) -> Iter__<T>;
    pub fn clone(&self) -> BTreeSet<T>;
}

pub struct VecDeque<T> {}
impl<T> VecDeque<T> {
    fn item__(&self) -> T;
    fn element__(&self) -> T;
    pub fn new() -> VecDeque<T>;
    pub fn with_capacity(capacity: usize) -> VecDeque<T>;
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn push_back(&mut self, value: T);
    pub fn push_front(&mut self, value: T);
    pub fn pop_back(&mut self) -> Option<T>;
    pub fn pop_front(&mut self) -> Option<T>;
    pub fn front(&self) -> Option<T>;
    pub fn front_mut(&mut self) -> Option<T>;
    pub fn back(&self) -> Option<T>;
    pub fn get(&self, index: usize) -> Option<T>;
    pub fn iter(&self) -> Iter__<T>;
    pub fn iter_mut(&mut self) -> Iter__<T>;
    pub fn into_iter(self) -> Iter__<T>;
}
