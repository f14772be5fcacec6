//! Sorting by index.
//!
//! A merge sort in a few lines, compiled once. The library's sort is quicker on long lists and, compiled
//! for every type that is sorted, a download of many times this size; no list of the engine's that needs
//! sorting is long.

/// The indices `0 .. count` in the order that `before` asks for; equals stay in theirs.
pub(crate) fn in_order(count: usize, before: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    let mut width = 1_usize;
    while width < count {
        let mut merged = Vec::with_capacity(count);
        for pair in order.chunks(width.saturating_mul(2)) {
            let (left, right) = pair.split_at(width.min(pair.len()));
            merge(left, right, before, &mut merged);
        }
        order = merged;
        width = width.saturating_mul(2);
    }
    order
}

fn merge(
    mut left: &[usize],
    mut right: &[usize],
    before: &dyn Fn(usize, usize) -> bool,
    merged: &mut Vec<usize>,
) {
    while let ([first, rest @ ..], [other, others @ ..]) = (left, right) {
        if before(*other, *first) {
            merged.push(*other);
            right = others;
        } else {
            merged.push(*first);
            left = rest;
        }
    }
    merged.extend_from_slice(left);
    merged.extend_from_slice(right);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn it_is_the_stable_sort(keys in proptest::collection::vec(0..9_u8, 0..200)) {
            let mut expected: Vec<usize> = (0..keys.len()).collect();
            expected.sort_by_key(|index| keys[*index]);
            prop_assert_eq!(in_order(keys.len(), &|a, b| keys[a] < keys[b]), expected);
        }
    }
}
