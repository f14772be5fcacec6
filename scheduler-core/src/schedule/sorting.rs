//! Sorting with one copy of std's code.
//!
//! The sort of a list is compiled for each type and each order, 4 kB for each; the engine sorts twenty. Here the places of
//! the entries are sorted, whatever the entries are.

use std::cmp::Ordering;

/// Sorts entries stably.
pub(crate) fn sort_by<T>(entries: &mut [T], mut order: impl FnMut(&T, &T) -> Ordering) {
    let swaps = swaps(
        entries.len(),
        &mut |one, other| match (entries.get(one), entries.get(other)) {
            (Some(one), Some(other)) => order(one, other),
            _ => Ordering::Equal,
        },
    );
    for (place, with) in swaps.into_iter().enumerate() {
        entries.swap(place, with);
    }
}

/// Sorts entries stably by a key.
pub(crate) fn sort_by_key<T, K: Ord>(entries: &mut [T], mut key: impl FnMut(&T) -> K) {
    sort_by(entries, |one, other| key(one).cmp(&key(other)));
}

/// For each place in turn, the place of the entry to swap into it; the order compares the entries at two places.
fn swaps(length: usize, order: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..length).collect();
    places.sort_by(|one, other| order(*one, *other));
    for place in 0..length {
        let mut from = place;
        // An entry that an earlier swap took away is where that swap put it.
        while let Some(next) = places.get(from).copied() {
            from = next;
            if from >= place {
                break;
            }
        }
        if let Some(entry) = places.get_mut(place) {
            *entry = from;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn entries_are_sorted_as_std_sorts_them(keys in prop::collection::vec(0_u8..20, 0..60)) {
            let mut entries: Vec<(usize, u8)> = keys.into_iter().enumerate().collect();
            let mut expected = entries.clone();
            expected.sort_by_key(|(_, key)| *key);
            sort_by_key(&mut entries, |(_, key)| *key);
            prop_assert_eq!(entries, expected);
        }
    }
}
