pub fn here() -> u8 {
    crate::all() // util/src/lib.rs:all
}
