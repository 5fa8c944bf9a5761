pub struct A;
pub struct B {
    a: A,
}
pub enum E {
    One(A),
    Two { b: B },
    Three,
}

impl From<A> for E {
    fn from(a: A) -> E {
        E::One(a) // E, E.One
    }
}
impl From<B> for E {
    fn from(b: B) -> E {
        E::Two { b }
    }
}

impl A {
    const SIZE: u8 = 1;
    pub fn act(&self) -> u8 {
        Self::SIZE // A.SIZE
    }
    pub fn make() -> Option<Self> {
        Some(Self)
    }
}
impl B {
    pub fn act(self: &Self) -> u8 {
        self.a.act() // B.a, A.act
    }
    fn load() -> Result<B, String> {
        let b = B::load()?; // B, B.load
        b.act(); // B.act
        B::load()
    }
}

trait Shape {
    const SIDES: u8;
    fn area(&self) -> u8;
    fn twice(&self) -> u8 {
        self.area() * Self::SIDES // Shape.area, Shape.SIDES
    }
}
impl Shape for A {
    const SIDES: u8 = 4;
    fn area(&self) -> u8 {
        self.act() // A.act
    }
}

struct Holder<T> {
    held: T,
}
impl<T: Shape> Holder<T> {
    fn get(&self) -> &T {
        self.held.twice(); // Holder.held, Shape.twice
        &self.held // Holder.held
    }
}

fn bounds<T, U: Shape>(t: &T, u: U, list: &[Box<dyn Shape>], some: impl Shape) -> u8
where
    T: Shape,
{
    t.area(); // Shape.area
    u.area(); // Shape.area
    some.area(); // Shape.area
    for each in list.iter() {
        each.area(); // Shape.area
    }
    t.twice() // Shape.twice
}

fn values(a: A, b: B, holder: Holder<A>, list: Vec<B>, maybe: Option<A>) {
    E::from(a); // E, E.from
    E::from(b); // the second one
    holder.get().act(); // Holder.get, A.act
    for each in &list {
        each.act(); // B.act
    }
    for (index, each) in list.iter().enumerate() {
        each.act(); // B.act
    }
    list[0].act(); // B.act
    if let Some(ref a) = maybe {
        a.act(); // A.act
    }
    match B::load() { // B, B.load
        Ok(b) => b.act(), // B.act
        Err(_) => 0,
    };
    let Some(it) = maybe else { return };
    it.act(); // A.act
    <A as Shape>::area(&it); // A, A.area, Shape
}

fn shadowed(value: u8) -> (A, u8) {
    let (shadowed, rest) = shadowed(rest_of(value)); // shadowed, rest_of
    shadowed.act(); // A.act
    (shadowed, rest)
}

fn rest_of(value: u8) -> u8 {
    fn inner(value: u8) -> u8 {
        value
    }
    inner(value)
}

#[cfg(unix)]
fn system() {}
#[cfg(not(unix))]
fn system() {}

fn either() {
    system(); // ? system | system~2
}

trait Sink {
    fn begin(&mut self);
}

impl<'a, S: Sink> Sink for &'a mut S {
    fn begin(&mut self) {
        (**self).begin(); // Sink.begin
    }
}

// A function of an impl block hides that of the trait, whose parameters it repeats.
trait Load {
    fn load(from: u8) -> u8;
}

struct Disk;

impl Load for Disk {
    fn load(from: u8) -> u8 {
        from
    }
}

fn from_disk() -> u8 {
    Disk::load(1)
}
