pub fn get() {}

pub fn post() {}
