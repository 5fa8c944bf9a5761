pub mod method;

pub struct Router;
