struct A {
    name: u8,
}
impl A {
    fn name(&self) -> u8 {
        self.name // A.name
    }
    fn show(&self) {
        println!("{}", self.name()); // A.name
        assert!(other(self).name() > 1); // other, A.name
    }
}

fn other(a: &A) -> &A {
    a
}

macro_rules! twice {
    ($e:expr) => {
        other($e); // other -> unresolved
    };
}

fn run(a: A) {
    twice!(other(&a)); // twice
    println!("{name}", name = a.name); // A.name
    // The macro of the language is not the function.
    write!(a, "x").unwrap();
}

fn write() {}
