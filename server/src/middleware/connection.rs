//! Limits per connection: how many a client address may open and how long it may stall them.
//!
//! actix limits the time for the head of a connection's first request and for idle connections. The limits here apply
//! to every request: time to the first byte of the response, unread request bodies, and clients that stop reading.

use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use actix_web::rt::net::TcpStream;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

use crate::middleware::guard::rate_limit_key;
use crate::settings::TrustedProxies;
use crate::telemetry::metrics::Metrics;

/// Limits for every connection.
#[derive(Clone)]
pub struct ConnectionLimits {
    /// Time from the first byte of a request to the first byte of its response; also applies to data that arrives
    /// unsolicited after the response.
    pub answer_timeout: Duration,
    /// Time within which the client has to read more of a response.
    pub write_timeout: Duration,
    /// Maximum number of connections per client address.
    pub per_address: usize,
    /// Proxies, which are exempt from `per_address`.
    pub proxies: TrustedProxies,
    pub metrics: Metrics,
    /// Open connections by client address.
    pub open: OpenConnections,
}

/// Counts the open connections of each client address. Clones share the counts.
#[derive(Clone, Default)]
pub struct OpenConnections(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// Holds one connection of a client address; released on drop.
struct ConnectionSlot {
    open: OpenConnections,
    client: IpAddr,
}

impl OpenConnections {
    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn acquire(&self, client: IpAddr, max: usize) -> Option<ConnectionSlot> {
        let mut open = self.lock();
        let number = open.entry(client).or_default();
        if *number >= max {
            return None;
        }
        *number += 1;
        let open = self.clone();
        Some(ConnectionSlot { open, client })
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let mut open = self.open.lock();
        if let Some(number) = open.get_mut(&self.client) {
            *number -= 1;
            if *number == 0 {
                open.remove(&self.client);
            }
        }
    }
}

impl ConnectionLimits {
    /// Wraps a new connection in these limits.
    ///
    /// # Errors
    /// If the client address already has `per_address` connections, or the peer address is unavailable because the
    /// client has disconnected.
    pub fn accept(&self, stream: TcpStream) -> io::Result<Connection> {
        let client = stream.peer_addr()?.ip().to_canonical();
        let slot = if self.proxies.contains(client) {
            None
        } else {
            let slot = self.open.acquire(rate_limit_key(client), self.per_address);
            if slot.is_none() {
                self.metrics.connection_closed("too_many");
                return Err(io::Error::other("too many connections from one address"));
            }
            slot
        };
        Ok(Connection {
            stream,
            response: Deadline::new(self.answer_timeout),
            write: Deadline::new(self.write_timeout),
            is_late: false,
            metrics: self.metrics.clone(),
            _slot: slot,
        })
    }
}

/// A client connection with its time limits.
pub struct Connection {
    stream: TcpStream,
    /// Runs from the first byte received to the next byte sent.
    response: Deadline,
    /// Runs while a write is pending.
    write: Deadline,
    /// Whether the deadline of a response has passed.
    is_late: bool,
    metrics: Metrics,
    _slot: Option<ConnectionSlot>,
}

/// A deadline that is set and cleared with each request. The timer keeps running when it is cleared, so that a busy
/// connection rarely has to reset one.
struct Deadline {
    after: Duration,
    at: Option<Instant>,
    timer: Option<Pin<Box<Sleep>>>,
}

impl Deadline {
    fn new(after: Duration) -> Self {
        Self {
            after,
            at: None,
            timer: None,
        }
    }

    fn start(&mut self, context: &mut Context<'_>) {
        if self.at.is_none() {
            self.at = Some(Instant::now() + self.after);
            // Register the waker, so that the deadline fires even without other activity.
            let _ = self.poll(context);
        }
    }

    fn clear(&mut self) {
        self.at = None;
    }

    /// Ready once the deadline has passed; always pending while it is cleared.
    fn poll(&mut self, context: &mut Context<'_>) -> Poll<()> {
        loop {
            let Some(at) = self.at else {
                return Poll::Pending;
            };
            let timer = self.timer.get_or_insert_with(|| Box::pin(sleep_until(at)));
            ready!(timer.as_mut().poll(context));
            if Instant::now() >= at {
                return Poll::Ready(());
            }
            timer.as_mut().reset(at);
        }
    }
}

impl AsyncRead for Connection {
    /// Past the deadline this reports end of stream: running work for the client completes, and nothing more is read
    /// from it.
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if this.response.poll(context).is_ready() {
            // The end of the stream may be read several times.
            if !std::mem::replace(&mut this.is_late, true) {
                this.metrics.connection_closed("answer_timeout");
            }
            return Poll::Ready(Ok(()));
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut this.stream).poll_read(context, buffer))?;
        if buffer.filled().len() > before {
            this.response.start(context);
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = &mut *self;
        match Pin::new(&mut this.stream).poll_write(context, bytes) {
            Poll::Ready(written) => {
                this.response.clear();
                this.write.clear();
                Poll::Ready(written)
            }
            Poll::Pending => {
                this.write.start(context);
                ready!(this.write.poll(context));
                this.metrics.connection_closed("write_timeout");
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
        }
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    #[actix_web::test]
    async fn a_late_connection_is_counted_once_however_often_it_is_read() {
        let metrics = Metrics::new().expect("metrics");
        let limits = ConnectionLimits {
            answer_timeout: Duration::ZERO,
            write_timeout: Duration::from_secs(60),
            per_address: 1,
            proxies: TrustedProxies::default(),
            metrics: metrics.clone(),
            open: OpenConnections::default(),
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port");
        let address = listener.local_addr().expect("an address");
        let mut client = TcpStream::connect(address).await.expect("connected");
        let (stream, _) = listener.accept().await.expect("accepted");
        let mut connection = limits.accept(stream).expect("room");
        client.write_all(b"GET").await.expect("sent");
        let mut buffer = [0; 3];
        connection.read_exact(&mut buffer).await.expect("read");
        for _ in 0..3 {
            assert_eq!(connection.read(&mut buffer).await.expect("the end"), 0);
        }
        let text = metrics.text().expect("text");
        let line = "brightcrew_connections_closed_total{reason=\"answer_timeout\"} 1\n";
        assert!(text.contains(line), "{text}");
    }

    #[test]
    fn connections_per_address_are_limited_and_slots_are_released() {
        let open = OpenConnections::default();
        let [one, other]: [IpAddr; 2] = [[203, 0, 113, 9].into(), [203, 0, 113, 10].into()];
        let first = open.acquire(one, 2).expect("room");
        let _second = open.acquire(one, 2).expect("room");
        assert!(open.acquire(one, 2).is_none());
        assert!(open.acquire(other, 2).is_some());
        drop(first);
        assert!(open.acquire(one, 2).is_some());
        assert_eq!(
            open.lock().len(),
            1,
            "addresses without connections are removed"
        );
    }
}
