mod net;

use net::client::{self, Client as Peer};
use renamed::{trim, Tag};

fn main() {
    let tag = Tag::new(); // util/src/text.rs:Label.new, Tag -> util/src/text.rs:Label
    tag.grow(); // util/src/text.rs:Label.grow
    trim(" "); // util/src/text.rs:trim
    renamed::text::trim(" "); // util/src/text.rs:trim
    Peer::open(1).send(); // app/src/net/client.rs:Client.open, app/src/net/client.rs:Client.send, Peer -> app/src/net/client.rs:Client
    Peer::open(2).retry(); // app/src/net/client.rs:Client.open, app/src/net/retry.rs:Client.retry, Peer -> app/src/net/client.rs:Client
    client::PORT; // app/src/net/client.rs:PORT
    crate::net::ping(); // app/src/net/mod.rs:ping
}
