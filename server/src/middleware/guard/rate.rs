//! Rate limits per client.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::leads::outbox::Outbox;

/// Idle clients are removed after this many checks, which bounds memory use.
const CHECKS_BETWEEN_PRUNES: u32 = 1024;

/// A rate limit per client: a number of requests per minute, in a burst or spread out.
pub struct ClientLimit<C: Clock = DefaultClock> {
    limiter: RateLimiter<IpAddr, DashMapStateStore<IpAddr>, C, NoOpMiddleware<C::Instant>>,
    clock: C,
    checks: AtomicU32,
}

impl ClientLimit {
    #[must_use]
    pub fn per_minute(calls: NonZeroU32) -> Self {
        Self::with_clock(calls, DefaultClock::default())
    }
}

impl<C: Clock + Clone> ClientLimit<C> {
    #[must_use]
    pub fn with_clock(calls: NonZeroU32, clock: C) -> Self {
        Self {
            limiter: RateLimiter::dashmap_with_clock(Quota::per_minute(calls), clock.clone()),
            clock,
            checks: AtomicU32::new(0),
        }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// If the limit is exceeded, with the time until the next request is allowed.
    pub fn check(&self, client: IpAddr) -> Result<(), Duration> {
        if self.checks.fetch_add(1, Ordering::Relaxed) % CHECKS_BETWEEN_PRUNES
            == CHECKS_BETWEEN_PRUNES - 1
        {
            self.limiter.retain_recent();
        }
        self.limiter
            .check_key(&rate_limit_key(client))
            .map_err(|refused| refused.wait_time_from(self.clock.now()))
    }

    #[cfg(test)]
    fn known(&self) -> usize {
        self.limiter.len()
    }
}

/// The rate limit for submissions, per server or shared through the database.
pub struct SubmissionLimit {
    local: ClientLimit,
    per_minute: NonZeroU32,
    shared: Option<Outbox>,
}

impl SubmissionLimit {
    /// Counts in this database, if given.
    #[must_use]
    pub fn per_minute(calls: NonZeroU32, shared: Option<Outbox>) -> Self {
        Self {
            local: ClientLimit::per_minute(calls),
            per_minute: calls,
            shared,
        }
    }

    /// Counts a request. While the database is unavailable, this server counts on its own.
    ///
    /// # Errors
    /// If the limit is exceeded, with the maximum time until the next request is allowed.
    pub async fn check(&self, client: IpAddr) -> Result<(), Duration> {
        let client = rate_limit_key(client);
        let shared = match &self.shared {
            Some(outbox) => outbox.exceeds_rate_limit(client, self.per_minute).await,
            None => None,
        };
        match shared {
            Some(Ok(false)) => Ok(()),
            Some(Ok(true)) => Err(Duration::from_secs(60) / self.per_minute.get()),
            Some(Err(error)) => {
                tracing::warn!(cause = %error, "the shared rate limit is unavailable");
                self.local.check(client)
            }
            None => self.local.check(client),
        }
    }
}

/// The key that clients are limited by: an IPv4 address, or an IPv6 /64 network, since one household gets a whole one.
pub(crate) fn rate_limit_key(client: IpAddr) -> IpAddr {
    match client {
        IpAddr::V4(_) => client,
        IpAddr::V6(address) => {
            Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;

    use super::*;

    fn limit(calls: u32) -> (ClientLimit<FakeRelativeClock>, FakeRelativeClock) {
        let clock = FakeRelativeClock::default();
        let calls = NonZeroU32::new(calls).expect("a number");
        (ClientLimit::with_clock(calls, clock.clone()), clock)
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    /// [W-647]
    #[test]
    fn the_limit_per_minute_and_the_waiting_time() {
        let (limit, clock) = limit(30);
        let client = ip("203.0.113.9");
        for call in 0..30 {
            assert_eq!(limit.check(client), Ok(()), "{call}");
        }
        let wait = limit.check(client).expect_err("over the limit");
        assert!(
            wait > Duration::ZERO && wait <= Duration::from_secs(2),
            "{wait:?}"
        );
        clock.advance(wait - Duration::from_nanos(1));
        assert!(limit.check(client).is_err());
        clock.advance(Duration::from_nanos(1));
        assert_eq!(limit.check(client), Ok(()));
        assert!(limit.check(client).is_err());
        clock.advance(Duration::from_secs(60));
        assert_eq!((0..40).filter(|_| limit.check(client).is_ok()).count(), 30);
    }

    /// [W-647]
    #[test]
    fn clients_are_limited_separately() {
        let (limit, _clock) = limit(1);
        for client in [
            "203.0.113.9",
            "203.0.113.10",
            "2001:db8::1",
            "2001:db8:0:1::1",
        ] {
            assert_eq!(limit.check(ip(client)), Ok(()), "{client}");
        }
        for again in ["203.0.113.9", "2001:db8::ffff:2", "2001:db8:0:1:2:3:4:5"] {
            assert!(limit.check(ip(again)).is_err(), "{again}");
        }
    }

    #[test]
    fn idle_clients_are_removed() {
        let (limit, clock) = limit(30);
        for number in 0..2000_u32 {
            assert_eq!(limit.check(IpAddr::V4(number.into())), Ok(()));
        }
        clock.advance(Duration::from_secs(120));
        for number in 0..CHECKS_BETWEEN_PRUNES {
            limit
                .check(IpAddr::V4((1_000_000 + number).into()))
                .expect("within the limit");
        }
        assert!(
            limit.known() <= CHECKS_BETWEEN_PRUNES as usize,
            "{}",
            limit.known()
        );
    }
}
