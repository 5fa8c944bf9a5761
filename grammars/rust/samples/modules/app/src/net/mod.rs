pub mod client;
mod retry;

pub fn ping() {
    client::Client::open(2); // app/src/net/client.rs:Client.open, app/src/net/client.rs:Client
}
