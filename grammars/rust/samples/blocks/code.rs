struct Rules {
    size: u8,
}
impl Rules {
    fn grow(&mut self) {}
}

mod text {
    use super::*;

    struct Builder {
        rules: Rules,
    }
    impl Builder {
        fn new() -> Builder {
            Builder { rules: Rules { size: 1 } } // text.Builder, Rules
        }
        fn grow(&mut self) {
            self.rules.grow(); // text.Builder.rules, Rules.grow
        }
    }

    fn run() {
        Builder::new().grow(); // text.Builder, text.Builder.new, text.Builder.grow
    }
}

mod bytes {
    struct Builder {}
    impl Builder {
        fn new() -> Builder {
            Builder {} // bytes.Builder
        }
        fn shrink(&mut self) {}
    }
    trait Reset {
        fn reset(&self);
    }
    impl Reset for Builder {
        fn reset(&self) {}
    }

    fn run() {
        let builder = Builder::new(); // bytes.Builder, bytes.Builder.new
        builder.shrink(); // bytes.Builder.shrink
        builder.reset(); // bytes.Builder.reset
    }
}

/// A type whose arguments are lifetimes alone.
struct Captures<'h> {
    text: &'h str,
}
impl<'h> Captures<'h> {
    fn get(&self) -> Option<Match<'h>> {
        None
    }
}
struct Match<'h> {
    text: &'h str,
}
impl<'h> Match<'h> {
    fn start(&self) -> u8 {
        0
    }
}

fn lifetimes(captures: &Captures<'_>) {
    captures.get().map(|found| found.start()); // Captures.get, Match.start
}

enum Kind {
    Whole,
    Part { of: u8 },
}

fn part() -> Kind {
    Kind::Part { of: 1 } // Kind, Kind.Part
}
