//! Retry schedule of deliveries.

use std::time::Duration;

use uuid::Uuid;

/// Maximum delay between two attempts.
const MAX_DELAY: Duration = Duration::from_secs(6 * 3600);

/// The delay after an attempt (the first is 1): exponential backoff up to six hours, with jitter between half and all
/// of it, so that leads that failed together are not retried together. The lead's random id is the source of the
/// jitter.
pub(super) fn retry_delay(first: Duration, tries: u32, id: Uuid) -> Duration {
    let doublings = tries.saturating_sub(1).min(31);
    let backoff = first.saturating_mul(1 << doublings).min(MAX_DELAY);
    // Multiplicative hashing derives a different value for each attempt.
    let random = (id.as_u128() as u64)
        .rotate_left(tries)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let fraction = f64::from((random >> 32) as u32) / f64::from(u32::MAX);
    backoff.mul_f64(0.5 + fraction / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Duration = Duration::from_secs(5);

    #[test]
    fn delays_double_up_to_six_hours_with_jitter_from_half_to_all() {
        let mut backoff = FIRST;
        for tries in 1..=40 {
            let retry_delay = retry_delay(FIRST, tries, Uuid::new_v4());
            assert!(
                retry_delay >= backoff / 2 && retry_delay <= backoff,
                "{tries}: {retry_delay:?}"
            );
            backoff = (backoff * 2).min(MAX_DELAY);
        }
        assert_eq!(backoff, MAX_DELAY);
    }

    #[test]
    fn leads_that_failed_together_are_spread_out() {
        let mut pauses: Vec<u128> = (0..100)
            .map(|_| retry_delay(Duration::from_secs(1000), 1, Uuid::new_v4()).as_secs() as u128)
            .collect();
        pauses.sort_unstable();
        pauses.dedup();
        assert!(pauses.len() > 50, "{}", pauses.len());
        assert!(pauses[0] < 600 && pauses[pauses.len() - 1] > 900);
    }

    #[test]
    fn the_jitter_of_a_lead_differs_between_attempts() {
        let id = Uuid::from_u128(0x1234_5678_9abc_4def_8123_4567_89ab_cdef);
        let shares: std::collections::BTreeSet<u64> = (1..=10)
            .map(|tries| {
                let backoff = Duration::from_secs(1 << (tries - 1));
                (retry_delay(Duration::from_secs(1), tries, id).as_secs_f64()
                    / backoff.as_secs_f64()
                    * 1e6) as u64
            })
            .collect();
        assert!(shares.len() > 8, "{shares:?}");
    }
}
