use crate::shape::{self, area};

pub fn trim(text: &str) -> &str {
    text
}

pub struct Label {
    size: u8,
}

impl Label {
    pub fn new() -> Self {
        Label { size: area() } // Label, Label.size, util/src/lib.rs:shape.area
    }
    pub fn grow(&self) -> u8 {
        shape::area() // util/src/lib.rs:shape, util/src/lib.rs:shape.area
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trims() {
        assert_eq!(trim("a"), "a"); // trim
        super::trim("b"); // trim
        assert_eq!(Label::new().grow(), 1); // Label, Label.new, Label.grow
    }
}
