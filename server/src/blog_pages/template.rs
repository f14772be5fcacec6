//! The build's blog documents as templates.

use std::collections::HashMap;

use actix_web::http::header::HeaderValue;
use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str};
use minijinja::syntax::SyntaxConfig;
use minijinja::{Environment, UndefinedBehavior, Value, context};

use crate::html::escape;
use crate::resource::Resource;
use crate::site::{BlogDocuments, Site};

/// A kind of document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Document {
    List,
    Category,
    Post,
}

impl Document {
    const ALL: [Self; 3] = [Self::List, Self::Category, Self::Post];

    /// The template's name.
    fn name(self) -> &'static str {
        match self {
            Self::List => "list",
            Self::Category => "category",
            Self::Post => "post",
        }
    }
}

/// Metadata that is only right for one post, or for a page that exists.
const OWN_METADATA: &str = "head > meta[name='robots'], head > meta[name='description'], head > meta[name^='twitter:'], \
                            head > meta[property^='og:'], head > meta[property^='article:'], head > link[rel='canonical'], \
                            head > link[rel='alternate'][hreflang], head > script[type='application/ld+json']";

/// The end of a category's address in the built document.
const SHELL_CATEGORY: &str = "/category/shell";

/// The templates of a language.
pub(super) struct Templates {
    environment: Environment<'static>,
    policies: HashMap<Document, Option<HeaderValue>>,
    missing: HashMap<Document, Resource>,
    failed: HashMap<Document, Resource>,
}

impl Templates {
    /// # Errors
    /// If a document is missing or its template is invalid.
    pub(super) fn read(site: &Site, documents: &BlogDocuments) -> Result<Self, String> {
        let mut templates = Self {
            environment: environment()?,
            policies: HashMap::new(),
            missing: HashMap::new(),
            failed: HashMap::new(),
        };
        for kind in Document::ALL {
            let document = match kind {
                Document::List => &documents.list,
                Document::Category => &documents.category,
                Document::Post => &documents.post,
            };
            let fail = |problem: String| format!("{}: {problem}", document.file);
            let built = site
                .blog_document(document)
                .ok_or_else(|| fail("was not loaded".to_owned()))?;
            templates
                .add(kind, built, &documents.list.path)
                .map_err(fail)?;
        }
        Ok(templates)
    }

    fn add(&mut self, kind: Document, built: &Resource, list: &str) -> Result<(), String> {
        let html = std::str::from_utf8(built.plain()).map_err(|error| error.to_string())?;
        self.policies.insert(kind, built.policy().cloned());
        let source = match kind {
            Document::Post => with_own_head(html, "⟦= head|safe =⟧", true),
            Document::List | Document::Category => with_addresses(html),
        };
        let source = source.map_err(|error| error.to_string())?;
        let missing = with_own_head(html, "<meta name=\"robots\" content=\"noindex\">", false)
            .map_err(|error| error.to_string())?;
        let missing_name = format!("{}-missing", kind.name());
        let add = |environment: &mut Environment<'static>, name: String, source: String| {
            let added = environment.add_template_owned(name, source);
            added.map_err(|error| error.to_string())
        };
        add(&mut self.environment, kind.name().to_owned(), source)?;
        add(&mut self.environment, missing_name.clone(), missing)?;
        for (failed, kept) in [(false, &mut self.missing), (true, &mut self.failed)] {
            let context =
                context! { missing => true, failed => failed, page_query => "", list => list };
            let html = render(&self.environment, &missing_name, context)?;
            kept.insert(kind, Resource::page(html, built.policy().cloned())?);
        }
        Ok(())
    }

    /// Renders and compresses a page that exists.
    pub(super) fn render(&self, kind: Document, context: Value) -> Result<Resource, String> {
        let html = render(&self.environment, kind.name(), context)?;
        Resource::page(html, self.policies.get(&kind).cloned().flatten())
    }

    /// The page in place of one that does not exist.
    pub(super) fn missing(&self, kind: Document) -> &Resource {
        &self.missing[&kind]
    }

    /// The page while the blog is unavailable.
    pub(super) fn failed(&self, kind: Document) -> &Resource {
        &self.failed[&kind]
    }
}

fn render(environment: &Environment<'_>, name: &str, context: Value) -> Result<String, String> {
    let template = environment.get_template(name);
    let html = template.and_then(|template| template.render(context));
    // The alternate form names the line of the template and the missing value.
    html.map_err(|error| format!("{error:#}"))
}

/// Delimiters that occur neither in scripts and styles nor in texts, so that a whole document is a template.
fn environment() -> Result<Environment<'static>, String> {
    let mut environment = Environment::new();
    let syntax = SyntaxConfig::builder()
        .block_delimiters("⟦%", "%⟧")
        .variable_delimiters("⟦=", "=⟧")
        .comment_delimiters("⟦#", "#⟧")
        .build();
    environment.set_syntax(syntax.map_err(|error| error.to_string())?);
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    // Escapes everything, whatever the template is called.
    environment.set_formatter(|output, _, value| {
        if let Some(text) = value.as_str().filter(|_| !value.is_safe()) {
            output.write_str(&escape(text))?;
        } else {
            write!(output, "{value}")?;
        }
        Ok(())
    });
    Ok(environment)
}

/// React preloads the first picture, which is another one for each page.
const PICTURE_PRELOADS: &str = "head > link[rel='preload'][as='image']";

type Rewritten = Result<String, lol_html::errors::RewritingError>;

/// Replaces the document's own metadata; its title only if `title` is true.
fn with_own_head(html: &str, head: &str, title: bool) -> Rewritten {
    let replaced = if title {
        format!("head > title, {OWN_METADATA}, {PICTURE_PRELOADS}")
    } else {
        format!("{OWN_METADATA}, {PICTURE_PRELOADS}")
    };
    // Inserted early: some link preview crawlers only read the first few kilobytes, which the inline styles exceed.
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!(replaced, |old| {
            old.remove();
            Ok(())
        }))
        .append_element_content_handler(element!("head > meta[charset]", |charset| {
            charset.after(head, ContentType::Html);
            Ok(())
        }));
    rewrite_str(html, settings)
}

/// Lets the addresses in the head of a list name its category and page.
fn with_addresses(html: &str) -> Rewritten {
    let address = |address: &str| {
        let named = address.replace(SHELL_CATEGORY, "/category/⟦= category.slug =⟧");
        format!("{named}⟦= page_query =⟧")
    };
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!(
            "head > link[rel='canonical'], head > link[rel='alternate'][hreflang]",
            |link| {
                let href = link.get_attribute("href").unwrap_or_default();
                Ok(link.set_attribute("href", &address(&href))?)
            }
        ))
        .append_element_content_handler(element!(PICTURE_PRELOADS, |preload| {
            preload.remove();
            Ok(())
        }))
        .append_element_content_handler(element!("head > meta[property='og:url']", |meta| {
            let content = meta.get_attribute("content").unwrap_or_default();
            Ok(meta.set_attribute("content", &address(&content))?)
        }))
        .append_element_content_handler(element!("head", |head| {
            head.append("⟦= linked_data|safe =⟧", ContentType::Html);
            Ok(())
        }));
    rewrite_str(html, settings)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(source: &str, context: Value) -> Result<String, String> {
        let mut environment = environment()?;
        environment
            .add_template_owned("t", source.to_owned())
            .map_err(|error| error.to_string())?;
        render(&environment, "t", context)
    }

    #[test]
    fn values_are_text_and_cannot_be_confused_with_placeholders() {
        assert_eq!(
            filled(
                "<p title=\"⟦= a =⟧\">⟦= a =⟧ Page ⟦= page =⟧ of ⟦= total =⟧</p><style>a{{}}{%b%}{#c#}</style>",
                context! { a => "<b>\"'&/⟦= total =⟧", page => 99, total => 120 },
            )
            .as_deref(),
            Ok(
                "<p title=\"&lt;b&gt;&quot;&#39;&amp;/⟦= total =⟧\">&lt;b&gt;&quot;&#39;&amp;/⟦= total =⟧ Page 99 of 120</p>\
                 <style>a{{}}{%b%}{#c#}</style>"
            )
        );
    }

    #[test]
    fn a_missing_value_is_an_error() {
        assert!(filled("⟦= nothing =⟧", context! {}).is_err());
        assert!(filled("⟦% if x %⟧", context! { x => true }).is_err());
    }

    #[test]
    fn metadata_is_inserted_right_after_the_charset() {
        let shell = "<html><head><meta charSet=\"utf-8\"/><style>p{}</style><title>Old</title>\
                     <meta property='og:url' content='x'></head><svg><title>A</title></svg></html>";
        let with_title = with_own_head(shell, "<title>New</title>", true);
        assert_eq!(
            with_title.ok().as_deref(),
            Some(
                "<html><head><meta charSet=\"utf-8\"/><title>New</title><style>p{}</style></head><svg><title>A</title></svg></html>"
            )
        );
        let missing = with_own_head(shell, "<meta name=robots>", false).expect("rewritten");
        assert!(missing.contains("<meta name=robots><style>p{}</style><title>Old</title></head>"));
    }

    #[test]
    fn addresses_name_the_category_and_the_page() {
        let head = "<head><link rel=\"canonical\" href=\"https://a.example/es/blog/category/shell\"></head>";
        assert_eq!(
            with_addresses(head).ok().as_deref(),
            Some(
                "<head><link rel=\"canonical\" href=\"https://a.example/es/blog/category/⟦= category.slug =⟧⟦= page_query =⟧\">\
                 ⟦= linked_data|safe =⟧</head>"
            )
        );
    }
}
