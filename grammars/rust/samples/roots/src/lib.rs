pub fn open() -> u8 {
    hidden()
}

fn hidden() -> u8 {
    1
}

fn unused() {}

#[no_mangle]
pub extern "C" fn exported_name() {}

struct Value;
impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opens() {
        helper();
    }

    fn helper() -> u8 {
        open()
    }
}
