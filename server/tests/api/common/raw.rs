//! Raw HTTP requests, for tests of malformed ones.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A raw response.
#[derive(Debug)]
pub struct RawResponse {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

/// Sends a request on a new connection.
pub async fn exchange(
    address: SocketAddr,
    method: &str,
    target: &str,
    headers: &str,
) -> RawResponse {
    let request = format!(
        "{method} {target} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}\r\n"
    );
    send(address, &request).await
}

/// Sends a whole request, which should close the connection, on a new one.
pub async fn send(address: SocketAddr, request: &str) -> RawResponse {
    let mut stream = TcpStream::connect(address).await.expect("connected");
    stream.write_all(request.as_bytes()).await.expect("sent");
    finish(stream).await
}

/// Reads the response up to the end of the connection.
pub async fn finish(mut stream: TcpStream) -> RawResponse {
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.expect("a response");
    parse(&bytes)
}

/// Reads one response from a keep-alive connection.
pub async fn read_one(stream: &mut TcpStream) -> RawResponse {
    let mut bytes = Vec::new();
    loop {
        let read = stream.read_buf(&mut bytes).await.expect("a response");
        assert!(read > 0, "closed after {} bytes", bytes.len());
        let Some(end) = head_end(&bytes) else {
            continue;
        };
        let response = parse(&bytes);
        let length = response
            .header("content-length")
            .parse::<usize>()
            .expect("a length");
        if bytes.len() >= end + length {
            return response;
        }
    }
}

fn head_end(bytes: &[u8]) -> Option<usize> {
    bytes
        .windows(4)
        .position(|window| window == b"\r\n\r\n")
        .map(|at| at + 4)
}

fn parse(bytes: &[u8]) -> RawResponse {
    let end = head_end(bytes)
        .unwrap_or_else(|| panic!("no head in {:?}", String::from_utf8_lossy(bytes)));
    let head = String::from_utf8(bytes[..end].to_vec()).expect("a readable head");
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok())
        .expect("a status");
    RawResponse {
        status,
        head,
        body: bytes[end..].to_vec(),
    }
}

impl RawResponse {
    pub fn header(&self, name: &str) -> &str {
        self.head
            .lines()
            .filter_map(|line| line.split_once(':'))
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
            .map_or("", |(_, value)| value.trim())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}
