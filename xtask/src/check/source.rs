//! Reading sources: Rust without comments, texts and tests, and the imports of TypeScript.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::Result;
use regex::Regex;
use walkdir::WalkDir;

static IMPORT: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r#"(?:\bfrom|\bimport|\bimport\s*\(|\brequire\s*\()\s*['"`]([^'"`]+)['"`]"#)
        .expect("the pattern is correct")
});

/// All files below `folder` with one of these endings, in order. `node_modules`, `target` and the like are left out.
pub fn files(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>> {
    const SKIPPED: [&str; 7] = [
        "node_modules",
        "target",
        "build",
        "pkg",
        ".react-router",
        ".git",
        ".tools",
    ];
    let mut found = Vec::new();
    let walk = WalkDir::new(folder).sort_by_file_name().into_iter();
    for entry in
        walk.filter_entry(|entry| !SKIPPED.contains(&&*entry.file_name().to_string_lossy()))
    {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy();
        if entry.file_type().is_file() && endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(entry.into_path());
        }
    }
    Ok(found)
}

/// What a TypeScript or JavaScript source imports, statically or not.
pub fn imports(text: &str) -> Vec<String> {
    IMPORT
        .captures_iter(text)
        .map(|found| found[1].to_owned())
        .collect()
}

/// Rust code without its comments, texts and what follows `#[cfg(test)]`; the lines keep their numbers.
pub fn rust_code(text: &str) -> String {
    let text = text
        .find("#[cfg(test)]")
        .map_or(text, |start| &text[..start]);
    let characters: Vec<char> = text.chars().collect();
    let mut code = String::with_capacity(text.len());
    let mut at = 0;
    while at < characters.len() {
        let end = match (characters[at], characters.get(at + 1)) {
            ('/', Some('/')) => line_end(&characters, at),
            ('/', Some('*')) => comment_end(&characters, at),
            ('"', _) => text_end(&characters, at),
            ('r', Some('"' | '#')) if !continues_a_word(&characters, at) => {
                raw_text_end(&characters, at)
            }
            ('\'', _) => character_end(&characters, at),
            _ => at,
        };
        if end == at {
            code.push(characters[at]);
            at += 1;
        } else {
            code.extend(
                characters[at..end]
                    .iter()
                    .filter(|&&character| character == '\n'),
            );
            at = end;
        }
    }
    code
}

fn continues_a_word(characters: &[char], at: usize) -> bool {
    at > 0 && (characters[at - 1].is_alphanumeric() || characters[at - 1] == '_')
}

fn line_end(characters: &[char], at: usize) -> usize {
    characters[at..]
        .iter()
        .position(|&character| character == '\n')
        .map_or(characters.len(), |length| at + length)
}

fn comment_end(characters: &[char], mut at: usize) -> usize {
    let mut depth = 0;
    while at < characters.len() {
        match (characters[at], characters.get(at + 1)) {
            ('/', Some('*')) => (depth, at) = (depth + 1, at + 2),
            ('*', Some('/')) => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at.min(characters.len())
}

fn text_end(characters: &[char], mut at: usize) -> usize {
    at += 1;
    while at < characters.len() && characters[at] != '"' {
        at += if characters[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(characters.len())
}

/// The end of `r#"..."#`, or `start` itself for a raw identifier such as `r#type`.
fn raw_text_end(characters: &[char], start: usize) -> usize {
    let hashes = characters[start + 1..]
        .iter()
        .take_while(|&&character| character == '#')
        .count();
    if characters.get(start + 1 + hashes) != Some(&'"') {
        return start;
    }
    let mut at = start + 2 + hashes;
    while at < characters.len() {
        if characters[at] == '"'
            && characters[at + 1..]
                .iter()
                .take(hashes)
                .filter(|&&c| c == '#')
                .count()
                == hashes
        {
            return at + 1 + hashes;
        }
        at += 1;
    }
    at
}

/// The end of `'x'` or `'\n'`, or `start` itself for a lifetime.
fn character_end(characters: &[char], start: usize) -> usize {
    if characters.get(start + 1) == Some(&'\\') {
        let end = characters[start + 2..]
            .iter()
            .skip(1)
            .position(|&character| character == '\'');
        return end.map_or(start, |length| start + 4 + length);
    }
    if characters.get(start + 2) == Some(&'\'') {
        start + 3
    } else {
        start
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_texts_and_tests_are_no_code() {
        let text = "// unsafe\n/* a /* unsafe */ b */ fn f<'a>(x: &'a str) -> char { '\"' }\n\
            const S: &str = \"std::fs \\\" unsafe\"; const R: &str = r#\"unsafe \" x\"#; let r#type = '\\'';\n\
            /// [`std::time`] is not used\nfn real() {}\n#[cfg(test)]\nmod tests { use std::fs; }\n";
        let code = rust_code(text);
        assert!(
            !code.contains("unsafe") && !code.contains("std::"),
            "{code}"
        );
        for kept in [
            "fn f<'a>(x: &'a str) -> char { ",
            "const R: &str = ;",
            "r#type",
            "fn real() {}",
        ] {
            assert!(code.contains(kept), "{kept} in {code}");
        }
        assert_eq!(code.lines().count(), 5);
    }

    #[test]
    fn unfinished_pieces_end_with_the_file() {
        for text in [
            "/* open",
            "\"open",
            "r#\"open",
            "'",
            "'\\",
            "\"open \\",
            "r",
            "/",
        ] {
            rust_code(text);
        }
    }

    #[test]
    fn every_way_to_import_is_seen() {
        let text = "import type { A } from './a';\nimport './b.css';\nexport * from \"../c\";\n\
            const d = await import('./d');\nconst e = require(`./e`);\nconst f = transform('./f');";
        assert_eq!(imports(text), ["./a", "./b.css", "../c", "./d", "./e"]);
    }
}
