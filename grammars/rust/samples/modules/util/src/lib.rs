pub mod text;
pub use self::shape::Kind::{self, *};
pub use text::{trim, Label as Tag};

mod shape {
    pub use self::inner::deep;
    pub enum Kind {
        Round,
        Edged(u8),
    }
    pub fn area() -> u8 {
        super::base() // base
    }
    mod inner {
        pub fn deep() -> u8 {
            super::super::base() // base
        }
    }
}

fn base() -> u8 {
    shape::deep(); // shape.inner.deep, shape
    1
}

#[path = "other/place.rs"]
mod moved;

pub fn all() -> u8 {
    moved::here() // util/src/other/place.rs:here
}
