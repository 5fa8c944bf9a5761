macro_rules! when {
    ($($item:item)*) => {
        $($item)*
    };
}

when! {
    pub struct Door {
        width: u8,
    }

    impl Door {
        pub fn open(&self) -> u8 {
            self.width // Door.width
        }
    }
}

fn enter(door: &Door) {
    door.open(); // Door.open
}
