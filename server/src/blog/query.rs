//! The calls of the blog: read from a query to types, and written anew for the content system.

use std::fmt;

use url::form_urlencoded;

/// WordPress's own number of posts per page.
const DEFAULT_PER_PAGE: u32 = 10;

/// WordPress's most.
const MOST_PER_PAGE: u32 = 100;

/// Number of posts of the home page's preview, which is kept longer than other lists.
pub const PREVIEW_POSTS: u32 = 3;

/// Number of posts on a page of the blog's list.
pub const LIST_POSTS: u32 = 9;

/// Number of posts in the feed.
pub const FEED_POSTS: u32 = 20;

/// The fields that the site's own pages ask for: of a card, and of a whole post.
const SITES_OWN: [&str; 2] = [
    "id,date,slug,title,excerpt,author,featured_media,categories,tags,_links,_embedded",
    "id,date,slug,status,title,content,excerpt,author,featured_media,categories,tags,meta,seo,_links,_embedded",
];

/// Most pages of categories, and of tags: 500 of each.
const MOST_TERM_PAGES: u32 = 5;

/// Longest slug: WordPress cuts at 200 characters.
const LONGEST_SLUG: usize = 200;

/// The fields of a post that may be asked for, and whether lists bring them without the whole post being asked for.
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

/// One call of the content system. Everything that is served comes from one of these, however it was asked for, so that
/// no query of a visitor can make more calls than there are pages and posts.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Call {
    /// One page of the list, the newest posts first.
    List {
        /// From 1.
        page: u32,
        /// 1 to 100.
        per_page: u32,
        /// Whether pictures, terms and authors come with the posts.
        embed: bool,
        /// Whether bodies and SEO heads come too.
        whole: bool,
        /// Only posts of the category with this id.
        category: Option<u64>,
    },
    /// A hundred posts of the index of all posts, the newest first: what there is, since when, and whether search engines
    /// may list it.
    Index {
        /// From 1.
        page: u32,
    },
    /// The post with this slug, with everything.
    Post(String),
    /// All categories.
    Categories,
    /// All tags.
    Tags,
}

/// What a visitor wants of a call's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Selection {
    /// Bit by bit the fields of `FIELDS`; all of them when none was named.
    fields: Option<u32>,
    embed: bool,
}

/// What is wrong with a query: the parameter, and how it should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadQuery {
    /// The parameter's name.
    pub parameter: &'static str,
    /// What the client is told.
    pub message: &'static str,
}

impl Call {
    /// Reads the query of a call for posts. Parameters that are not known are passed over.
    ///
    /// # Errors
    /// The first parameter that is given twice or wrong.
    pub fn posts(query: &str) -> Result<(Self, Selection), BadQuery> {
        let (mut page, mut per_page, mut slug) = (None, None, None);
        let (mut embed, mut fields, mut category) = (None, None, None);
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            match name.as_ref() {
                "page" => once(&mut page, "page", number(&value, "page", u32::MAX)?)?,
                "per_page" => once(
                    &mut per_page,
                    "per_page",
                    number(&value, "per_page", MOST_PER_PAGE)?,
                )?,
                "slug" => once(&mut slug, "slug", read_slug(&value)?)?,
                "categories" => once(&mut category, "categories", read_id(&value)?)?,
                "_embed" => once(&mut embed, "_embed", read_embed(&value)?)?,
                "_fields" => once(&mut fields, "_fields", read_fields(&value))?,
                _ => {}
            }
        }
        let embed = embed.unwrap_or(false);
        let selection = Selection { fields, embed };
        let call = match slug {
            Some(slug) => Self::Post(slug),
            None => Self::List {
                page: page.unwrap_or(1),
                per_page: per_page.unwrap_or(DEFAULT_PER_PAGE),
                embed,
                whole: selection.needs_whole(),
                category,
            },
        };
        Ok((call, selection))
    }

    /// Whether the site itself makes this call. Only these outlive a restart: what visitors make up must not take their
    /// room.
    #[must_use]
    pub fn is_sites_own(&self) -> bool {
        match self {
            Self::List {
                per_page,
                embed,
                whole,
                ..
            } => *embed && !*whole && [PREVIEW_POSTS, LIST_POSTS, FEED_POSTS].contains(per_page),
            Self::Index { .. } | Self::Post(_) | Self::Categories | Self::Tags => true,
        }
    }

    /// How many pages of an answer are read, where one page is not all that there is. The other calls name theirs.
    #[must_use]
    pub fn most_pages(&self) -> u32 {
        match self {
            Self::Categories | Self::Tags => MOST_TERM_PAGES,
            Self::List { .. } | Self::Index { .. } | Self::Post(_) => 1,
        }
    }

    /// The name of the collection that is asked.
    #[must_use]
    pub fn collection(&self) -> &'static str {
        match self {
            Self::List { .. } | Self::Index { .. } | Self::Post(_) => "posts",
            Self::Categories => "categories",
            Self::Tags => "tags",
        }
    }

    /// The query that is sent to the content system, written from nothing but the call's own types.
    #[must_use]
    pub fn query(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        match self {
            Self::List {
                page,
                per_page,
                embed,
                whole,
                category,
            } => {
                query.append_pair("page", &page.to_string());
                query.append_pair("per_page", &per_page.to_string());
                if let Some(id) = category {
                    query.append_pair("categories", &id.to_string());
                }
                add_fields(&mut query, *embed, *whole);
            }
            Self::Index { page } => {
                query.append_pair("page", &page.to_string());
                query.append_pair("per_page", &MOST_PER_PAGE.to_string());
                query.append_pair("_fields", INDEX_FIELDS);
            }
            Self::Post(slug) => {
                query.append_pair("slug", slug);
                add_fields(&mut query, true, true);
            }
            Self::Categories => {
                query.append_pair("per_page", "100");
                query.append_pair("_fields", CATEGORY_FIELDS);
            }
            Self::Tags => {
                query.append_pair("per_page", "100");
                query.append_pair("_fields", TAG_FIELDS);
            }
        }
        query.finish()
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}?{}", self.collection(), self.query())
    }
}

impl Selection {
    /// Everything.
    pub const ALL: Self = Self {
        fields: None,
        embed: true,
    };

    /// Whether a post's field is wanted. What was embedded is wanted whenever embedding is.
    #[must_use]
    pub fn wants(&self, field: &str) -> bool {
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

    /// Whether the site's own pages ask for this.
    #[must_use]
    pub fn is_sites_own(&self) -> bool {
        let own = |fields| Self {
            fields: Some(read_fields(fields)),
            embed: true,
        };
        *self == Self::ALL || SITES_OWN.into_iter().any(|fields| *self == own(fields))
    }

    fn needs_whole(&self) -> bool {
        self.fields.is_none_or(|fields| {
            FIELDS
                .iter()
                .enumerate()
                .any(|(at, (_, in_lists))| !in_lists && fields & (1 << at) != 0)
        })
    }
}

/// Whether a text can be a post's slug.
#[must_use]
pub fn is_slug(text: &str) -> bool {
    (1..=LONGEST_SLUG).contains(&text.len())
        && text
            .bytes()
            .all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

/// `_embed` with `_fields` brings nothing unless both the links and what they embed are among the fields.
fn add_fields(query: &mut form_urlencoded::Serializer<'_, String>, embed: bool, whole: bool) {
    let fields = if whole { POST_FIELDS } else { LIST_FIELDS };
    if embed {
        query.append_pair("_embed", "true");
        query.append_pair("_fields", &format!("{fields},_links,_embedded"));
    } else {
        query.append_pair("_fields", fields);
    }
}

fn once<T>(slot: &mut Option<T>, parameter: &'static str, value: T) -> Result<(), BadQuery> {
    if slot.replace(value).is_some() {
        return Err(BadQuery {
            parameter,
            message: "A parameter of this address is given twice.",
        });
    }
    Ok(())
}

fn number(text: &str, parameter: &'static str, most: u32) -> Result<u32, BadQuery> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let message = if most == MOST_PER_PAGE {
        "per_page must be a whole number from 1 to 100."
    } else {
        "page must be a whole number, at least 1."
    };
    text.parse()
        .ok()
        .filter(|number| plain && (1..=most).contains(number))
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

/// The fields of a list separated by commas. `title.rendered` asks for the title, an unknown field for nothing, and the
/// SEO head for what was read from it.
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

    fn call(query: &str) -> Call {
        Call::posts(query).expect("a sound query").0
    }

    /// [W-618] [W-423] [W-431]
    #[test]
    fn only_known_parameters_are_read_and_each_is_written_anew() {
        assert_eq!(
            call("page=2&per_page=9&_embed=true&_fields=id,title,_links,_embedded&status=draft&context=edit&page%5B%5D=1").query(),
            "page=2&per_page=9&_embed=true&_fields=id%2Cdate%2Cdate_gmt%2Cmodified%2Cmodified_gmt%2Cslug%2Cstatus%2Clink%2Ctitle%2Cexcerpt%2Cauthor%2C\
             featured_media%2Ccategories%2Ctags%2C_links%2C_embedded"
        );
        assert!(
            call("page=2&categories=011&per_page=9&_embed&_fields=id")
                .query()
                .starts_with("page=2&per_page=9&categories=11&_embed=true&_fields=id")
        );
        assert_eq!(
            call("slug=a-post&page=7&per_page=50").to_string(),
            "posts?slug=a-post&_embed=true&_fields=id%2Cdate%2Cdate_gmt%2Cmodified%2Cmodified_gmt%2Cslug%2Cstatus%2Clink%2Ctitle%2Ccontent%2Cexcerpt%2C\
             author%2Cfeatured_media%2Ccategories%2Ctags%2Cmeta%2Cyoast_head%2C_links%2C_embedded"
        );
        assert_eq!(
            Call::Categories.to_string(),
            "categories?per_page=100&_fields=id%2Cname%2Cslug%2Cdescription%2Cparent%2Ccount"
        );
        assert_eq!(
            Call::Tags.to_string(),
            "tags?per_page=100&_fields=id%2Cname%2Cslug%2Cdescription%2Ccount"
        );
    }

    /// [W-574] ten posts are a page when nothing is said
    #[test]
    fn without_parameters_the_first_ten_posts_are_meant() {
        assert_eq!(
            call(""),
            Call::List {
                page: 1,
                per_page: 10,
                embed: false,
                whole: true,
                category: None,
            }
        );
    }

    #[test]
    fn however_the_fields_are_named_there_are_two_calls_for_a_page() {
        let light = call("_fields=id");
        assert_eq!(light, call("_fields=title.rendered,slug,nonsense"));
        let whole = call("_fields=content");
        assert_eq!(whole, call("_fields=seo,id"));
        assert_eq!(whole, call("_fields=yoast_head"));
        assert_ne!(light, whole);
    }

    /// [W-619]
    #[test]
    fn wrong_values_are_refused_by_name() {
        for (query, parameter) in [
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
            let refusal = Call::posts(query).expect_err(query);
            assert_eq!(refusal.parameter, parameter, "{query}");
        }
        let long = format!("slug={}", "a".repeat(201));
        assert!(Call::posts(&long).is_err());
        assert!(Call::posts(&long[..205]).is_ok());
    }

    #[test]
    fn the_wanted_fields_are_told_apart() {
        let (_, some) = Call::posts("_fields=id,yoast_head").expect("a sound query");
        assert!(some.wants("id") && some.wants("seo"));
        assert!(!some.wants("title") && !some.wants("_embedded") && !some.wants("nonsense"));
        let (_, embedded) = Call::posts("_fields=id&_embed").expect("a sound query");
        assert!(embedded.wants("_embedded"));
        assert!(Selection::ALL.wants("content"));
    }
}
