#[test]
fn opens() {
    sample::open();
}
