//! Pagination of a list, rendered from HTML templates in the prerendered page.

use std::fmt::Write as _;

use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str};
use scraper::{Html, Selector};

/// Placeholders for the page number and the number of pages.
const SAMPLE: (&str, &str) = ("88", "99");

/// HTML templates of the pagination, for a middle page and for a list with a single page.
pub(super) struct PaginationTemplates {
    previous: StepTemplates,
    next: StepTemplates,
    position: String,
    text: String,
    /// Opening tag of the list of page numbers.
    list: String,
    number: String,
    current: String,
    gap: String,
}

/// Link to the previous or next page, and its replacement if there is none.
struct StepTemplates {
    link: String,
    none: String,
}

impl PaginationTemplates {
    /// `None` if a template is missing.
    pub(super) fn read(templates: &str) -> Option<Self> {
        let tree = Html::parse_fragment(templates);
        let find = |css_selector: &str| tree.select(&Selector::parse(css_selector).ok()?).next();
        let outer = |css_selector: &str| Some(find(css_selector)?.html());
        let step = |name: &str| {
            Some(StepTemplates {
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
            text: position.text().collect(),
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

    /// Renders the pagination of a page of the list at `path`.
    pub(super) fn render(&self, path: &str, page: u32, total: u32) -> Result<String, String> {
        let step = |step: &StepTemplates, to: Option<u32>| match to
            .filter(|to| (1..=total).contains(to))
        {
            Some(to) => render_link(&step.link, path, to, None),
            None => Ok(step.none.clone()),
        };
        let text = self
            .text
            .replace(SAMPLE.0, &page.to_string())
            .replace(SAMPLE.1, &total.to_string());
        let settings =
            RewriteStrSettings::new().append_element_content_handler(element!("p", |position| {
                position.set_inner_content(&text, ContentType::Text);
                Ok(())
            }));
        let position = rewrite_str(&self.position, settings).map_err(|error| error.to_string())?;
        let mut html = step(&self.previous, page.checked_sub(1))?;
        html += &position;
        html += &step(&self.next, page.checked_add(1))?;
        if total > 1 {
            html += &self.list;
            let mut last = 0;
            for number in visible_pages(page, total) {
                if number > last + 1 {
                    html += &self.gap;
                }
                let template = if number == page {
                    &self.current
                } else {
                    &self.number
                };
                html += &render_link(template, path, number, Some(number))?;
                last = number;
            }
            html += "</ol>";
        }
        Ok(html)
    }
}

/// The page numbers to show: the first, the last, and the current one with its neighbours.
fn visible_pages(page: u32, total: u32) -> impl Iterator<Item = u32> {
    let near = page.saturating_sub(1)..=page.saturating_add(1);
    let mut visible_pages: Vec<u32> = [1, total].into_iter().chain(near).collect();
    visible_pages.retain(|number| (1..=total).contains(number));
    visible_pages.sort_unstable();
    visible_pages.dedup();
    visible_pages.into_iter()
}

/// Fills in a link to a page, and its number as text if given.
fn render_link(template: &str, path: &str, page: u32, text: Option<u32>) -> Result<String, String> {
    let mut address = path.to_owned();
    if page > 1 {
        let _ = write!(address, "?page={page}");
    }
    let settings =
        RewriteStrSettings::new().append_element_content_handler(element!("a", |link| {
            link.set_attribute("href", &address)?;
            if let Some(number) = text {
                link.set_inner_content(&number.to_string(), ContentType::Text);
            }
            Ok(())
        }));
    rewrite_str(template, settings).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_the_last_and_the_neighbouring_pages_are_shown() {
        for (page, total, shown) in [
            (1, 3, vec![1, 2, 3]),
            (1, 9, vec![1, 2, 9]),
            (5, 9, vec![1, 4, 5, 6, 9]),
            (9, 9, vec![1, 8, 9]),
        ] {
            let visible_pages: Vec<u32> = visible_pages(page, total).collect();
            assert_eq!(visible_pages, shown, "{page} of {total}");
        }
    }
}
