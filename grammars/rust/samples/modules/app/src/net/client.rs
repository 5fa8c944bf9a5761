use super::ping;

pub const PORT: u16 = 80;

pub struct Client {
    port: u16,
}

impl Client {
    pub fn open(port: u16) -> Client {
        ping(); // app/src/net/mod.rs:ping
        Client { port } // Client, Client.port
    }
    pub fn send(&self) -> u16 {
        self.port // Client.port
    }
}
