mod shapes;

fn main() {
    let circle = shapes::Circle { radius: 1.0 };
    println!("{}", circle.area()); // ? area
    report(&circle); // ? report
}

fn report(shape: &dyn shapes::Shape) {
    shape.area(); // ? area
}
