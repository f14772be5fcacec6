//! Requests for blog content: parsed from a client's query, and serialized as queries for the CMS.

use std::fmt;

use url::form_urlencoded;

/// WordPress's default page size.
const DEFAULT_PER_PAGE: u32 = 10;

/// WordPress's maximum page size.
const MAX_PER_PAGE: u32 = 100;

/// Number of posts in the home page's preview, which is cached longer than other lists.
pub const PREVIEW_POSTS: u32 = 3;

/// Number of posts per page of the blog's list.
pub const LIST_POSTS: u32 = 9;

/// Number of posts in the feed.
pub const FEED_POSTS: u32 = 20;

/// Field selections used by the site's own pages: for a card and for a full post.
const SITE_FIELDS: [&str; 2] = [
    "id,date,slug,title,excerpt,author,featured_media,categories,tags,_links,_embedded",
    "id,date,slug,status,title,content,excerpt,author,featured_media,categories,tags,meta,seo,_links,_embedded",
];

/// Maximum number of pages of categories and of tags: 500 of each.
const MAX_TERM_PAGES: u32 = 5;

/// WordPress truncates slugs to 200 characters.
const MAX_SLUG_LENGTH: usize = 200;

/// Fields of a post that may be selected, and whether lists contain them without requesting full posts.
const FIELDS: [(&str, bool); 20] = [
    ("id", true),
    ("date", true),
    ("date_gmt", true),
    ("modified", true),
    ("modified_gmt", true),
    ("slug", true),
    ("status", true),
    ("link", true),
    ("title", true),
    ("content", false),
    ("excerpt", true),
    ("author", true),
    ("featured_media", true),
    ("categories", true),
    ("tags", true),
    ("meta", false),
    ("yoast_head", false),
    ("seo", false),
    ("_links", true),
    ("_embedded", true),
];

const LIST_FIELDS: &str = "id,date,date_gmt,modified,modified_gmt,slug,status,link,title,excerpt,author,featured_media,categories,tags";
const POST_FIELDS: &str = "id,date,date_gmt,modified,modified_gmt,slug,status,link,title,content,excerpt,author,featured_media,categories,tags,meta,yoast_head";
const INDEX_FIELDS: &str =
    "id,date,date_gmt,modified,modified_gmt,slug,status,title,excerpt,yoast_head";
const CATEGORY_FIELDS: &str = "id,name,slug,description,parent,count";
const TAG_FIELDS: &str = "id,name,slug,description,count";

/// A request to the CMS. All content comes from one of these, however a client asks for it, so that client queries
/// cannot cause more distinct requests than there are pages and posts.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum BlogQuery {
    /// One page of the list of posts, newest first.
    List {
        /// From 1.
        page: u32,
        /// 1 to 100.
        per_page: u32,
        /// Whether images, terms and authors are embedded.
        embed: bool,
        /// Whether bodies and SEO metadata are included.
        full: bool,
        /// Restricts the list to the category with this id.
        category: Option<u64>,
    },
    /// 100 posts of the index of all posts, newest first: slugs, dates and whether search engines may list them.
    Index {
        /// From 1.
        page: u32,
    },
    /// The post with this slug, with all fields.
    Post(String),
    Categories,
    Tags,
}

/// The fields that a client selects from a response.
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

impl BlogQuery {
    /// Parses the query of a request for posts. Unknown parameters are ignored.
    ///
    /// # Errors
    /// The first parameter that is repeated or invalid.
    pub fn posts(query_string: &str) -> Result<(Self, Selection), BadQuery> {
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
        let selection = Selection { fields, embed };
        let query = match slug {
            Some(slug) => Self::Post(slug),
            None => Self::List {
                page: page.unwrap_or(1),
                per_page: per_page.unwrap_or(DEFAULT_PER_PAGE),
                embed,
                full: selection.needs_full_posts(),
                category,
            },
        };
        Ok((query, selection))
    }

    /// Whether the site's own pages make this request. Only these are stored on disk, so that arbitrary client queries
    /// cannot displace them.
    #[must_use]
    pub fn is_used_by_site(&self) -> bool {
        match self {
            Self::List {
                per_page,
                embed,
                full,
                ..
            } => *embed && !*full && [PREVIEW_POSTS, LIST_POSTS, FEED_POSTS].contains(per_page),
            Self::Index { .. } | Self::Post(_) | Self::Categories | Self::Tags => true,
        }
    }

    /// Maximum number of pages to fetch for requests without a page number.
    #[must_use]
    pub fn max_pages(&self) -> u32 {
        match self {
            Self::Categories | Self::Tags => MAX_TERM_PAGES,
            Self::List { .. } | Self::Index { .. } | Self::Post(_) => 1,
        }
    }

    /// The REST collection.
    #[must_use]
    pub fn collection(&self) -> &'static str {
        match self {
            Self::List { .. } | Self::Index { .. } | Self::Post(_) => "posts",
            Self::Categories => "categories",
            Self::Tags => "tags",
        }
    }

    /// The query for the CMS, built only from typed values.
    #[must_use]
    pub fn query_string(&self) -> String {
        let mut query_string = form_urlencoded::Serializer::new(String::new());
        match self {
            Self::List {
                page,
                per_page,
                embed,
                full,
                category,
            } => {
                query_string.append_pair("page", &page.to_string());
                query_string.append_pair("per_page", &per_page.to_string());
                if let Some(id) = category {
                    query_string.append_pair("categories", &id.to_string());
                }
                append_fields(&mut query_string, *embed, *full);
            }
            Self::Index { page } => {
                query_string.append_pair("page", &page.to_string());
                query_string.append_pair("per_page", &MAX_PER_PAGE.to_string());
                query_string.append_pair("_fields", INDEX_FIELDS);
            }
            Self::Post(slug) => {
                query_string.append_pair("slug", slug);
                append_fields(&mut query_string, true, true);
            }
            Self::Categories => {
                query_string.append_pair("per_page", "100");
                query_string.append_pair("_fields", CATEGORY_FIELDS);
            }
            Self::Tags => {
                query_string.append_pair("per_page", "100");
                query_string.append_pair("_fields", TAG_FIELDS);
            }
        }
        query_string.finish()
    }
}

impl fmt::Display for BlogQuery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}?{}", self.collection(), self.query_string())
    }
}

impl Selection {
    pub const ALL: Self = Self {
        fields: None,
        embed: true,
    };

    /// Whether a field of a post is selected. Embedded objects are selected if and only if embedding is requested.
    #[must_use]
    pub fn includes(&self, field: &str) -> bool {
        if field == "_embedded" {
            return self.embed;
        }
        self.fields.is_none_or(|fields| {
            FIELDS
                .iter()
                .position(|(name, _)| *name == field)
                .is_some_and(|at| fields & (1 << at) != 0)
        })
    }

    /// Whether the site's own pages use this selection.
    #[must_use]
    pub fn is_used_by_site(&self) -> bool {
        let selection = |fields| Self {
            fields: Some(read_fields(fields)),
            embed: true,
        };
        *self == Self::ALL
            || SITE_FIELDS
                .into_iter()
                .any(|fields| *self == selection(fields))
    }

    fn needs_full_posts(&self) -> bool {
        self.fields.is_none_or(|fields| {
            FIELDS
                .iter()
                .enumerate()
                .any(|(at, (_, in_lists))| !in_lists && fields & (1 << at) != 0)
        })
    }
}

#[must_use]
pub fn is_slug(text: &str) -> bool {
    (1..=MAX_SLUG_LENGTH).contains(&text.len())
        && text
            .bytes()
            .all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

/// With `_fields`, `_embed` has no effect unless both `_links` and `_embedded` are listed.
fn append_fields(
    query_string: &mut form_urlencoded::Serializer<'_, String>,
    embed: bool,
    full: bool,
) {
    let fields = if full { POST_FIELDS } else { LIST_FIELDS };
    if embed {
        query_string.append_pair("_embed", "true");
        query_string.append_pair("_fields", &format!("{fields},_links,_embedded"));
    } else {
        query_string.append_pair("_fields", fields);
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

fn read_slug(text: &str) -> Result<String, BadQuery> {
    if is_slug(text) {
        Ok(text.to_owned())
    } else {
        Err(BadQuery {
            parameter: "slug",
            message: "slug must be 1 to 200 characters of a-z, 0-9 and -.",
        })
    }
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
        .filter_map(|field| FIELDS.iter().position(|(name, _)| *name == field))
        .fold(0, |fields, at| fields | 1 << at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn query(query_string: &str) -> BlogQuery {
        BlogQuery::posts(query_string).expect("a valid query").0
    }

    /// [W-618] [W-423] [W-431]
    #[test]
    fn only_known_parameters_are_forwarded() {
        assert_eq!(
            query("page=2&per_page=9&_embed=true&_fields=id,title,_links,_embedded&status=draft&context=edit&page%5B%5D=1").query_string(),
            "page=2&per_page=9&_embed=true&_fields=id%2Cdate%2Cdate_gmt%2Cmodified%2Cmodified_gmt%2Cslug%2Cstatus%2Clink%2Ctitle%2Cexcerpt%2Cauthor%2C\
             featured_media%2Ccategories%2Ctags%2C_links%2C_embedded"
        );
        assert!(
            query("page=2&categories=011&per_page=9&_embed&_fields=id")
                .query_string()
                .starts_with("page=2&per_page=9&categories=11&_embed=true&_fields=id")
        );
        assert_eq!(
            query("slug=a-post&page=7&per_page=50").to_string(),
            "posts?slug=a-post&_embed=true&_fields=id%2Cdate%2Cdate_gmt%2Cmodified%2Cmodified_gmt%2Cslug%2Cstatus%2Clink%2Ctitle%2Ccontent%2Cexcerpt%2C\
             author%2Cfeatured_media%2Ccategories%2Ctags%2Cmeta%2Cyoast_head%2C_links%2C_embedded"
        );
        assert_eq!(
            BlogQuery::Categories.to_string(),
            "categories?per_page=100&_fields=id%2Cname%2Cslug%2Cdescription%2Cparent%2Ccount"
        );
        assert_eq!(
            BlogQuery::Tags.to_string(),
            "tags?per_page=100&_fields=id%2Cname%2Cslug%2Cdescription%2Ccount"
        );
    }

    /// [W-574] the default page size is ten
    #[test]
    fn the_default_is_the_first_ten_posts() {
        assert_eq!(
            query(""),
            BlogQuery::List {
                page: 1,
                per_page: 10,
                embed: false,
                full: true,
                category: None,
            }
        );
    }

    #[test]
    fn field_selections_map_to_two_requests_per_page() {
        let light = query("_fields=id");
        assert_eq!(light, query("_fields=title.rendered,slug,nonsense"));
        let full = query("_fields=content");
        assert_eq!(full, query("_fields=seo,id"));
        assert_eq!(full, query("_fields=yoast_head"));
        assert_ne!(light, full);
    }

    /// [W-619]
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
            ("slug=Upper", "slug"),
            ("slug=a/b", "slug"),
            ("slug=../users", "slug"),
            ("slug=a%26status=draft", "slug"),
            ("slug=%C3%A9", "slug"),
            ("_embed=author", "_embed"),
            ("categories=recognition", "categories"),
            ("categories=11,12", "categories"),
            ("categories=%2B11", "categories"),
            ("categories=11&categories=12", "categories"),
        ] {
            let refusal = BlogQuery::posts(query_string).expect_err(query_string);
            assert_eq!(refusal.parameter, parameter, "{query_string}");
        }
        let long = format!("slug={}", "a".repeat(201));
        assert!(BlogQuery::posts(&long).is_err());
        assert!(BlogQuery::posts(&long[..205]).is_ok());
    }

    #[test]
    fn selected_fields_are_included() {
        let (_, some) = BlogQuery::posts("_fields=id,yoast_head").expect("a valid query");
        assert!(some.includes("id") && some.includes("seo"));
        assert!(
            !some.includes("title") && !some.includes("_embedded") && !some.includes("nonsense")
        );
        let (_, embedded) = BlogQuery::posts("_fields=id&_embed").expect("a valid query");
        assert!(embedded.includes("_embedded"));
        assert!(Selection::ALL.includes("content"));
    }
}
