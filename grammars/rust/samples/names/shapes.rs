/// A shape with an area.
pub trait Shape {
    fn area(&self) -> f64;
}

/// A circle by its radius.
pub struct Circle {
    radius: f64,
}

impl Shape for Circle { // ? Shape
    fn area(&self) -> f64 {
        square(self.radius) * 3.14 // ? square
    }
}

fn square(x: f64) -> f64 {
    x * x
}

mod tools {
    pub fn total(areas: &[f64]) -> f64 {
        let square = |x: f64| x;
        areas.iter().map(|each| square(*each)).sum()
    }
}
