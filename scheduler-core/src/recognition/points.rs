//! Conversion of euros to points.

/// How many points one euro is worth.
const POINTS_PER_EURO: u32 = 400;

/// Converts whole euros to points (5 euros are 2000, 20 euros 8000).
///
/// Saturates at [`u32::MAX`] points, which 10,737,419 euros reach.
///
/// ```
/// assert_eq!(scheduler_core::recognition::points::from_euros(5), 2000);
/// ```
#[must_use]
pub const fn from_euros(euros: u32) -> u32 {
    euros.saturating_mul(POINTS_PER_EURO)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [D-410] 1 euro is 400 points, 5 are 2000 and 20 are 8000.
    #[test]
    fn euros_become_points() {
        let table = [
            (0, 0),
            (1, 400),
            (5, 2000),
            (20, 8000),
            (10_737_418, 4_294_967_200),
            (10_737_419, u32::MAX),
            (u32::MAX, u32::MAX),
        ];
        for (euros, points) in table {
            assert_eq!(from_euros(euros), points, "{euros} euros");
        }
    }
}
