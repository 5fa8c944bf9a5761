use super::client::Client;

impl Client {
    pub fn retry(&self) -> u16 {
        self.send() // app/src/net/client.rs:Client.send
    }
}

impl From<u16> for Client {
    fn from(port: u16) -> Client {
        Client::open(port) // app/src/net/client.rs:Client.open, app/src/net/client.rs:Client
    }
}
