pub mod routing;
pub mod serve;

// A module and a function of one name: a path means the module, a call the function.
pub use self::routing::Router;
pub use self::serve::serve;

pub fn start() {
    self::run();
    serve(Router);
    serve::stop();
}

fn run() {}
