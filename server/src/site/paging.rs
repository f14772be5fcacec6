//! The way through the pages of a list, by patterns that the build drew.

use std::fmt::Write as _;

use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str};
use scraper::{Html, Selector};

/// The numbers of the page and of the last page in the patterns.
const SAMPLE: (&str, &str) = ("88", "99");

/// The elements of the way through the pages: a page in the middle, and the steps of a list of one page.
pub(super) struct PagingPatterns {
    previous: Step,
    next: Step,
    position: String,
    words: String,
    /// The opening tag of the list of numbers.
    list: String,
    number: String,
    current: String,
    gap: String,
}

/// A step to a neighbouring page, and what stands for it where there is none.
struct Step {
    link: String,
    none: String,
}

impl PagingPatterns {
    /// None when something is missing.
    pub(super) fn read(patterns: &str) -> Option<Self> {
        let tree = Html::parse_fragment(patterns);
        let find = |wanted: &str| tree.select(&Selector::parse(wanted).ok()?).next();
        let outer = |wanted: &str| Some(find(wanted)?.html());
        let step = |name: &str| {
            Some(Step {
                link: outer(&format!("[data-pattern='paging'] [data-step='{name}']"))?,
                none: outer(&format!(
                    "[data-pattern='paging-single'] [data-step='{name}']"
                ))?,
            })
        };
        let position = find("[data-pattern='paging'] [data-position]")?;
        Some(Self {
            previous: step("previous")?,
            next: step("next")?,
            words: position.text().collect(),
            position: position.html(),
            list: outer("[data-pattern='paging'] ol")?
                .split_once('>')?
                .0
                .to_owned()
                + ">",
            number: outer("[data-pattern='paging'] [data-number='other']")?,
            current: outer("[data-pattern='paging'] [data-number='current']")?,
            gap: outer("[data-pattern='paging'] [data-number='gap']")?,
        })
    }

    /// What stands on the page with this number of the list at `path`.
    pub(super) fn fill(&self, path: &str, page: u32, total: u32) -> Result<String, String> {
        let step = |step: &Step, to: Option<u32>| match to.filter(|to| (1..=total).contains(to)) {
            Some(to) => linked(&step.link, path, to, None),
            None => Ok(step.none.clone()),
        };
        let words = self
            .words
            .replace(SAMPLE.0, &page.to_string())
            .replace(SAMPLE.1, &total.to_string());
        let settings =
            RewriteStrSettings::new().append_element_content_handler(element!("p", |position| {
                position.set_inner_content(&words, ContentType::Text);
                Ok(())
            }));
        let position = rewrite_str(&self.position, settings).map_err(|error| error.to_string())?;
        let mut html = step(&self.previous, page.checked_sub(1))?;
        html += &position;
        html += &step(&self.next, page.checked_add(1))?;
        if total > 1 {
            html += &self.list;
            let mut last = 0;
            for number in numbers(page, total) {
                if number > last + 1 {
                    html += &self.gap;
                }
                let pattern = if number == page {
                    &self.current
                } else {
                    &self.number
                };
                html += &linked(pattern, path, number, Some(number))?;
                last = number;
            }
            html += "</ol>";
        }
        Ok(html)
    }
}

/// The numbers that are shown: the first and the last page, and this one with its neighbours.
fn numbers(page: u32, total: u32) -> impl Iterator<Item = u32> {
    let near = page.saturating_sub(1)..=page.saturating_add(1);
    let mut numbers: Vec<u32> = [1, total].into_iter().chain(near).collect();
    numbers.retain(|number| (1..=total).contains(number));
    numbers.sort_unstable();
    numbers.dedup();
    numbers.into_iter()
}

/// An element whose link leads to a page of the list, with the number as its words where that is what it says.
fn linked(pattern: &str, path: &str, page: u32, words: Option<u32>) -> Result<String, String> {
    let mut address = path.to_owned();
    if page > 1 {
        let _ = write!(address, "?page={page}");
    }
    let settings =
        RewriteStrSettings::new().append_element_content_handler(element!("a", |link| {
            link.set_attribute("href", &address)?;
            if let Some(number) = words {
                link.set_inner_content(&number.to_string(), ContentType::Text);
            }
            Ok(())
        }));
    rewrite_str(pattern, settings).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_the_last_and_the_neighbours_have_a_number() {
        for (page, total, shown) in [
            (1, 3, vec![1, 2, 3]),
            (1, 9, vec![1, 2, 9]),
            (5, 9, vec![1, 4, 5, 6, 9]),
            (9, 9, vec![1, 8, 9]),
        ] {
            let numbers: Vec<u32> = numbers(page, total).collect();
            assert_eq!(numbers, shown, "{page} of {total}");
        }
    }
}
