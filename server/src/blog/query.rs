//! A client's queries of the API.

use url::form_urlencoded;

use super::slug::Slug;

/// WordPress's default page size.
const DEFAULT_PER_PAGE: u32 = 10;

/// WordPress's maximum page size.
const MAX_PER_PAGE: u32 = 100;

/// Fields of a post that may be selected.
const FIELDS: [&str; 20] = [
    "id",
    "date",
    "date_gmt",
    "modified",
    "modified_gmt",
    "slug",
    "status",
    "link",
    "title",
    "content",
    "excerpt",
    "author",
    "featured_media",
    "categories",
    "tags",
    "meta",
    "yoast_head",
    "seo",
    "_links",
    "_embedded",
];

/// A query for posts.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PostQuery {
    /// One page of the list of posts, newest first.
    List {
        /// From 1.
        page: u32,
        /// 1 to 100.
        per_page: u32,
        /// Restricts the list to the category with this id.
        category: Option<u64>,
    },
    /// The post with this slug.
    One(Slug),
}

/// The fields that a client selects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Selection {
    /// Bit set over `FIELDS`; `None` selects all.
    fields: Option<u32>,
    embed: bool,
}

/// An invalid query parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadQuery {
    pub parameter: &'static str,
    /// The message for the client.
    pub message: &'static str,
}

impl PostQuery {
    /// Parses the query of a request. Unknown parameters are ignored.
    ///
    /// # Errors
    /// The first parameter that is repeated or invalid.
    pub fn parse(query_string: &str) -> Result<(Self, Selection), BadQuery> {
        let (mut page, mut per_page, mut slug) = (None, None, None);
        let (mut embed, mut fields, mut category) = (None, None, None);
        for (name, value) in form_urlencoded::parse(query_string.as_bytes()) {
            match name.as_ref() {
                "page" => set_once(&mut page, "page", number(&value, "page", u32::MAX)?)?,
                "per_page" => set_once(
                    &mut per_page,
                    "per_page",
                    number(&value, "per_page", MAX_PER_PAGE)?,
                )?,
                "slug" => set_once(&mut slug, "slug", read_slug(&value)?)?,
                "categories" => set_once(&mut category, "categories", read_id(&value)?)?,
                "_embed" => set_once(&mut embed, "_embed", read_embed(&value)?)?,
                "_fields" => set_once(&mut fields, "_fields", read_fields(&value))?,
                _ => {}
            }
        }
        let embed = embed.unwrap_or(false);
        let query = match slug {
            Some(slug) => Self::One(slug),
            None => Self::List {
                page: page.unwrap_or(1),
                per_page: per_page.unwrap_or(DEFAULT_PER_PAGE),
                category,
            },
        };
        Ok((query, Selection { fields, embed }))
    }
}

impl Selection {
    /// Whether a field of a post is selected. Embedded objects are selected if and only if embedding is requested.
    pub fn includes(self, field: &str) -> bool {
        if field == "_embedded" {
            return self.embed;
        }
        self.fields.is_none_or(|fields| {
            FIELDS
                .iter()
                .position(|name| *name == field)
                .is_some_and(|at| fields & (1 << at) != 0)
        })
    }
}

fn set_once<T>(slot: &mut Option<T>, parameter: &'static str, value: T) -> Result<(), BadQuery> {
    if slot.replace(value).is_some() {
        return Err(BadQuery {
            parameter,
            message: "A query parameter is repeated.",
        });
    }
    Ok(())
}

fn number(text: &str, parameter: &'static str, max: u32) -> Result<u32, BadQuery> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let message = if max == MAX_PER_PAGE {
        "per_page must be a whole number from 1 to 100."
    } else {
        "page must be a whole number, at least 1."
    };
    text.parse()
        .ok()
        .filter(|number| plain && (1..=max).contains(number))
        .ok_or(BadQuery { parameter, message })
}

fn read_slug(text: &str) -> Result<Slug, BadQuery> {
    Slug::parse(text).map_err(|_| BadQuery {
        parameter: "slug",
        message: "slug must be 1 to 200 bytes of letters, digits, - and _, percent-encoded or not.",
    })
}

fn read_id(text: &str) -> Result<u64, BadQuery> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain).ok_or(BadQuery {
        parameter: "categories",
        message: "categories must be the id of one category.",
    })
}

fn read_embed(text: &str) -> Result<bool, BadQuery> {
    match text {
        "" | "1" | "true" => Ok(true),
        "0" | "false" => Ok(false),
        _ => Err(BadQuery {
            parameter: "_embed",
            message: "_embed must be true, false, 1, 0 or empty.",
        }),
    }
}

/// Parses a comma-separated list of fields. `title.rendered` selects `title`, unknown fields are ignored, and
/// `yoast_head` selects `seo`.
fn read_fields(text: &str) -> u32 {
    text.split(',')
        .map(|field| field.trim().split('.').next().unwrap_or_default())
        .map(|field| if field == "yoast_head" { "seo" } else { field })
        .filter_map(|field| FIELDS.iter().position(|name| *name == field))
        .fold(0, |fields, at| fields | 1 << at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn query(query_string: &str) -> PostQuery {
        PostQuery::parse(query_string).expect("a valid query").0
    }

    /// [W-618] [W-423] [W-431]
    #[test]
    fn only_known_parameters_are_read() {
        assert_eq!(
            query(
                "page=2&per_page=9&_embed=true&categories=011&status=draft&context=edit&page%5B%5D=1"
            ),
            PostQuery::List {
                page: 2,
                per_page: 9,
                category: Some(11),
            }
        );
        let slug = Slug::parse("café").expect("a slug");
        assert_eq!(
            query("slug=caf%C3%A9&page=7&per_page=50"),
            PostQuery::One(slug.clone())
        );
        assert_eq!(query("slug=caf%25c3%25a9"), PostQuery::One(slug));
    }

    /// [W-574] the default page size is ten
    #[test]
    fn the_default_is_the_first_ten_posts() {
        assert_eq!(
            query(""),
            PostQuery::List {
                page: 1,
                per_page: 10,
                category: None,
            }
        );
    }

    /// [W-619] [W-434]
    #[test]
    fn invalid_values_are_rejected_by_parameter() {
        for (query_string, parameter) in [
            ("page=0", "page"),
            ("page=-1", "page"),
            ("page=+1", "page"),
            ("page=1.5", "page"),
            ("page=4294967296", "page"),
            ("page=1&page=2", "page"),
            ("page=", "page"),
            ("per_page=0", "per_page"),
            ("per_page=101", "per_page"),
            ("per_page=9%20", "per_page"),
            ("slug=", "slug"),
            ("slug=Not%20A%20Slug", "slug"),
            ("slug=a/b", "slug"),
            ("slug=../users", "slug"),
            ("slug=a%26status=draft", "slug"),
            ("_embed=author", "_embed"),
            ("categories=recognition", "categories"),
            ("categories=11,12", "categories"),
            ("categories=%2B11", "categories"),
            ("categories=11&categories=12", "categories"),
        ] {
            let refusal = PostQuery::parse(query_string).expect_err(query_string);
            assert_eq!(refusal.parameter, parameter, "{query_string}");
        }
    }

    #[test]
    fn selected_fields_are_included() {
        let selection = |text: &str| PostQuery::parse(text).expect("a valid query").1;
        let some = selection("_fields=id,yoast_head,title.rendered");
        assert!(some.includes("id") && some.includes("seo") && some.includes("title"));
        assert!(
            !some.includes("content") && !some.includes("_embedded") && !some.includes("nonsense")
        );
        assert!(selection("_fields=id&_embed").includes("_embedded"));
        assert!(selection("").includes("content"));
    }
}
