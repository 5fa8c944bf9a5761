use lists::{routing::method::get, routing::{method::{self, post as send}, Router}};
use lists::{routing::method::*, serve};

fn main() {
    get();
    send();
    method::get();
    serve(Router);
    lists::serve(Router);
    lists::serve::stop();
}
