fn main() {
    sample::open();
}
