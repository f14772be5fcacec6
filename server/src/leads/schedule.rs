//! When a lead is tried again.

use std::time::Duration;

use uuid::Uuid;

/// Longest time between two tries.
const LONGEST: Duration = Duration::from_secs(6 * 3600);

/// The pause after the given try (the first is 1): doubled each time up to six hours, of which between a half and the
/// whole is waited, so that leads that failed together do not come back together. The lead's own random id is the dice.
pub(super) fn pause(first: Duration, tries: u32, id: Uuid) -> Duration {
    let doublings = tries.saturating_sub(1).min(31);
    let whole = first.saturating_mul(1 << doublings).min(LONGEST);
    // A multiplication by an odd constant spreads one id differently over its tries.
    let dice = (id.as_u128() as u64)
        .rotate_left(tries)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let part = f64::from((dice >> 32) as u32) / f64::from(u32::MAX);
    whole.mul_f64(0.5 + part / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Duration = Duration::from_secs(5);

    #[test]
    fn pauses_double_up_to_six_hours_and_keep_between_a_half_and_the_whole() {
        let mut whole = FIRST;
        for tries in 1..=40 {
            let pause = pause(FIRST, tries, Uuid::new_v4());
            assert!(pause >= whole / 2 && pause <= whole, "{tries}: {pause:?}");
            whole = (whole * 2).min(LONGEST);
        }
        assert_eq!(whole, LONGEST);
    }

    #[test]
    fn leads_that_failed_together_spread_over_the_time() {
        let mut pauses: Vec<u128> = (0..100)
            .map(|_| pause(Duration::from_secs(1000), 1, Uuid::new_v4()).as_secs() as u128)
            .collect();
        pauses.sort_unstable();
        pauses.dedup();
        assert!(pauses.len() > 50, "{}", pauses.len());
        assert!(pauses[0] < 600 && pauses[pauses.len() - 1] > 900);
    }

    #[test]
    fn the_same_lead_waits_another_share_after_each_try() {
        let id = Uuid::from_u128(0x1234_5678_9abc_4def_8123_4567_89ab_cdef);
        let shares: std::collections::BTreeSet<u64> = (1..=10)
            .map(|tries| {
                let whole = Duration::from_secs(1 << (tries - 1));
                (pause(Duration::from_secs(1), tries, id).as_secs_f64() / whole.as_secs_f64() * 1e6)
                    as u64
            })
            .collect();
        assert!(shares.len() > 8, "{shares:?}");
    }
}
