//! A fake service that the server calls, which can misbehave in several ways.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;

/// Only reached if a test hangs.
const TIMEOUT: Duration = Duration::from_secs(60);

/// How the service responds.
#[derive(Clone)]
pub enum Reply {
    /// A complete response.
    Response {
        status: u16,
        headers: String,
        body: String,
    },
    /// 200 with a JSON body of this many bytes.
    Huge(usize),
    /// Closes the connection without reading the request, which resets it.
    Reset,
    /// Reads the request and never responds.
    Silence,
    /// 200, once the test adds a permit.
    Gated(Arc<Semaphore>),
}

impl Reply {
    pub fn json(status: u16, body: impl ToString) -> Self {
        let headers = "Content-Type: application/json\r\n".to_owned();
        let body = body.to_string();
        Self::Response {
            status,
            headers,
            body,
        }
    }

    pub fn html(status: u16) -> Self {
        Self::Response {
            status,
            headers: "Content-Type: text/html\r\n".to_owned(),
            body: "<!DOCTYPE html><p>Log in to the hotel's network</p>".to_owned(),
        }
    }

    pub fn redirect(to: &str) -> Self {
        Self::Response {
            status: 307,
            headers: format!("Location: {to}\r\n"),
            body: String::new(),
        }
    }
}

/// A received request.
#[derive(Debug, Clone)]
pub struct Received {
    pub head: String,
    pub body: Vec<u8>,
}

impl Received {
    pub fn header(&self, name: &str) -> &str {
        self.head
            .lines()
            .filter_map(|line| line.split_once(':'))
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
            .map_or("", |(_, value)| value.trim())
    }

    pub fn line(&self) -> &str {
        self.head.lines().next().unwrap_or_default()
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("text")
    }

    /// The fields of a multipart form in order.
    pub fn fields(&self) -> Vec<(String, String)> {
        let kind = self.header("content-type");
        let boundary = kind
            .strip_prefix("multipart/form-data; boundary=")
            .unwrap_or_else(|| panic!("unexpected content type: {kind}"));
        let text = self.text();
        text.split(&format!("--{boundary}"))
            .filter_map(|part| {
                let (head, value) = part.split_once("\r\n\r\n")?;
                let (_, name) = head.split_once("name=\"")?;
                let (name, _) = name.split_once('"')?;
                Some((name.to_owned(), value.strip_suffix("\r\n")?.to_owned()))
            })
            .collect()
    }
}

pub struct Upstream {
    pub address: SocketAddr,
    received: mpsc::UnboundedReceiver<Received>,
    connections: Arc<AtomicUsize>,
    replies: Arc<Mutex<Vec<Reply>>>,
}

impl Upstream {
    /// Responds with these replies in turn, then repeats the last.
    pub async fn start(replies: Vec<Reply>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (sender, received) = mpsc::unbounded_channel();
        let connections = Arc::new(AtomicUsize::new(0));
        let replies = Arc::new(Mutex::new(replies));
        let (counter, script) = (Arc::clone(&connections), Arc::clone(&replies));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                counter.fetch_add(1, Ordering::SeqCst);
                let reply = {
                    let mut script = script.lock().expect("no panic");
                    if script.len() > 1 {
                        script.remove(0)
                    } else {
                        script[0].clone()
                    }
                };
                let sender = sender.clone();
                tokio::spawn(async move {
                    // The client may close the connection at any time.
                    let _ = serve(stream, reply, &sender).await;
                });
            }
        });
        Self {
            address,
            received,
            connections,
            replies,
        }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Replaces the remaining replies.
    pub fn reply(&self, reply: Reply) {
        *self.replies.lock().expect("no panic") = vec![reply];
    }

    pub async fn next(&mut self) -> Received {
        timeout(TIMEOUT, self.received.recv())
            .await
            .expect("within the time limit")
            .expect("a request")
    }

    pub fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }
}

async fn serve(
    mut stream: TcpStream,
    reply: Reply,
    sender: &mpsc::UnboundedSender<Received>,
) -> std::io::Result<()> {
    if matches!(reply, Reply::Reset) {
        let mut first = [0; 1];
        stream.read_exact(&mut first).await?;
        return Ok(());
    }
    let request = receive(&mut stream).await?;
    sender.send(request).expect("the test listens");
    match reply {
        Reply::Response {
            status,
            headers,
            body,
        } => respond(&mut stream, status, &headers, body.as_bytes()).await,
        Reply::Gated(gate) => {
            gate.acquire().await.expect("not closed").forget();
            respond(&mut stream, 200, "", b"").await
        }
        Reply::Silence => {
            let mut nothing = Vec::new();
            stream.read_to_end(&mut nothing).await.map(drop)
        }
        Reply::Huge(bytes) => {
            let head = format!(
                "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {bytes}\r\n\r\n"
            );
            stream.write_all(head.as_bytes()).await?;
            let chunk = vec![b' '; 1 << 16];
            let mut left = bytes;
            while left > 0 {
                let now = left.min(chunk.len());
                stream.write_all(&chunk[..now]).await?;
                left -= now;
            }
            Ok(())
        }
        Reply::Reset => Ok(()),
    }
}

async fn respond(
    stream: &mut TcpStream,
    status: u16,
    headers: &str,
    body: &[u8],
) -> std::io::Result<()> {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status} Status\r\n{headers}Content-Length: {length}\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body).await?;
    stream.shutdown().await
}

async fn receive(stream: &mut TcpStream) -> std::io::Result<Received> {
    let mut bytes = Vec::new();
    loop {
        if stream.read_buf(&mut bytes).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") else {
            continue;
        };
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let mut request = Received {
            head,
            body: Vec::new(),
        };
        let length: usize = request.header("content-length").parse().unwrap_or(0);
        let mut body = bytes.split_off(end + 4);
        while body.len() < length {
            if stream.read_buf(&mut body).await? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
        }
        request.body = body;
        return Ok(request);
    }
}
