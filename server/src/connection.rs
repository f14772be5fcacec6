//! Connections: how many a client address may have, and how long it may keep one waiting.
//!
//! actix limits the head of a connection's first request and idle connections. Here are the limits that hold for every
//! request: its whole way in until an answer begins, a body that nobody reads, and a client that takes no answer.

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

use crate::guard::household;
use crate::metrics::Metrics;
use crate::settings::TrustedProxies;

/// What every connection is held to.
#[derive(Clone)]
pub struct ConnectionLimits {
    /// Time from the first byte of a request to the first byte of its answer, and for what comes in after it unasked.
    pub answer_timeout: Duration,
    /// Time in which some more of an answer has to be taken.
    pub write_timeout: Duration,
    /// Connections of one client address.
    pub per_address: usize,
    /// Addresses that may have any number.
    pub proxies: TrustedProxies,
    /// Counts what was closed.
    pub metrics: Metrics,
    /// The connections that are open, by client address.
    pub open: OpenConnections,
}

/// The number of open connections of each client address. Clones share it.
#[derive(Clone, Default)]
pub struct OpenConnections(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// A connection among those of its client address, until it is dropped.
struct Place {
    open: OpenConnections,
    client: IpAddr,
}

impl OpenConnections {
    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(&self, client: IpAddr, most: usize) -> Option<Place> {
        let mut open = self.lock();
        let number = open.entry(client).or_default();
        if *number >= most {
            return None;
        }
        *number += 1;
        let open = self.clone();
        Some(Place { open, client })
    }
}

impl Drop for Place {
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
    /// The connection under these limits, unless its client address has too many already.
    ///
    /// # Errors
    /// When it has, or when the client has gone again.
    pub fn admit(&self, stream: TcpStream) -> io::Result<Connection> {
        let client = stream.peer_addr()?.ip().to_canonical();
        let place = if self.proxies.contains(client) {
            None
        } else {
            let place = self.open.enter(household(client), self.per_address);
            if place.is_none() {
                self.metrics.connection_closed("too_many");
                return Err(io::Error::other("too many connections of one address"));
            }
            place
        };
        Ok(Connection {
            stream,
            answer: Deadline::new(self.answer_timeout),
            write: Deadline::new(self.write_timeout),
            metrics: self.metrics.clone(),
            _place: place,
        })
    }
}

/// A connection to a client.
pub struct Connection {
    stream: TcpStream,
    /// Runs from the first byte that comes in until the next byte that goes out.
    answer: Deadline,
    /// Runs while the client takes nothing of what is to go out.
    write: Deadline,
    metrics: Metrics,
    _place: Option<Place>,
}

/// A time limit that is set and lifted with each request. Its timer is left running when it is lifted, so that a busy
/// connection sets one only every so often.
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
            // The task has to be woken when the time is over, even if nothing else ever happens.
            let _ = self.poll(context);
        }
    }

    fn lift(&mut self) {
        self.at = None;
    }

    /// Ready once the time is over; never, while the limit is lifted.
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
    /// When no answer has begun in time, the client counts as having nothing more to say: what is under way for it ends
    /// in order, and nothing else of it is read.
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if this.answer.poll(context).is_ready() {
            this.metrics.connection_closed("answer_timeout");
            return Poll::Ready(Ok(()));
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut this.stream).poll_read(context, buffer))?;
        if buffer.filled().len() > before {
            this.answer.start(context);
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
                this.answer.lift();
                this.write.lift();
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
    use super::*;

    #[test]
    fn an_address_has_its_number_of_connections_and_gets_places_back() {
        let open = OpenConnections::default();
        let [one, other]: [IpAddr; 2] = [[203, 0, 113, 9].into(), [203, 0, 113, 10].into()];
        let first = open.enter(one, 2).expect("room");
        let _second = open.enter(one, 2).expect("room");
        assert!(open.enter(one, 2).is_none());
        assert!(open.enter(other, 2).is_some());
        drop(first);
        assert!(open.enter(one, 2).is_some());
        assert_eq!(
            open.lock().len(),
            1,
            "addresses without connections are forgotten"
        );
    }
}
