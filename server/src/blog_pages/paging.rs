//! The links between the pages of a list.

use serde::Serialize;

/// As the template needs it; `None` for a list of one page.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct Paging {
    page: u32,
    total: u32,
    previous: Option<String>,
    next: Option<String>,
    numbers: Vec<Number>,
}

/// A link to a page by its number.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Number {
    number: u32,
    address: String,
    current: bool,
    /// Whether numbers before it are left out.
    after_gap: bool,
}

/// The query of a page: empty for the first.
pub(super) fn query(page: u32) -> String {
    if page > 1 {
        format!("?page={page}")
    } else {
        String::new()
    }
}

impl Paging {
    /// The links of a page of the list at `path`.
    pub(super) fn new(path: &str, page: u32, total: u32) -> Option<Self> {
        let address = |page: u32| format!("{path}{}", query(page));
        let existing = |page: Option<u32>| page.filter(|page| (1..=total).contains(page));
        let mut last = 0;
        let numbers = shown(page, total).map(|number| {
            let after_gap = number > last + 1;
            last = number;
            Number {
                number,
                address: address(number),
                current: number == page,
                after_gap,
            }
        });
        let numbers = numbers.collect();
        (total > 1).then(|| Self {
            page,
            total,
            previous: existing(page.checked_sub(1)).map(address),
            next: existing(page.checked_add(1)).map(address),
            numbers,
        })
    }
}

/// The page numbers to show: the first, the last, and the current one with its neighbours.
fn shown(page: u32, total: u32) -> impl Iterator<Item = u32> {
    let near = page.saturating_sub(1)..=page.saturating_add(1);
    let mut shown: Vec<u32> = [1, total].into_iter().chain(near).collect();
    shown.retain(|number| (1..=total).contains(number));
    shown.sort_unstable();
    shown.dedup();
    shown.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_the_last_and_the_neighbouring_pages_are_shown() {
        for (page, total, expected) in [
            (1, 3, "1 2 3"),
            (1, 9, "1 2 …9"),
            (5, 9, "1 …4 5 6 …9"),
            (9, 9, "1 …8 9"),
        ] {
            let paging = Paging::new("/blog", page, total).expect("several pages");
            let shown: Vec<String> = paging
                .numbers
                .iter()
                .map(|number| {
                    let gap = if number.after_gap { "…" } else { "" };
                    format!("{gap}{}", number.number)
                })
                .collect();
            assert_eq!(shown.join(" "), expected, "{page} of {total}");
            let current = paging.numbers.iter().filter(|number| number.current);
            assert_eq!(
                current.map(|number| number.number).collect::<Vec<_>>(),
                [page]
            );
        }
    }

    #[test]
    fn the_first_and_the_last_page_lack_a_step_and_one_page_has_no_paging() {
        let steps = |page| {
            let paging = Paging::new("/blog", page, 3).expect("several pages");
            (
                paging.previous.unwrap_or_default(),
                paging.next.unwrap_or_default(),
            )
        };
        let pair = |previous: &str, next: &str| (previous.to_owned(), next.to_owned());
        assert_eq!(steps(1), pair("", "/blog?page=2"));
        assert_eq!(steps(2), pair("/blog", "/blog?page=3"));
        assert_eq!(steps(3), pair("/blog?page=2", ""));
        assert_eq!(Paging::new("/blog", 1, 1), None);
        assert_eq!(Paging::new("/blog", 1, 0), None);
    }
}
