//! A small built site in a temporary folder, with all kinds of pages and files.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tempfile::TempDir;

/// The build's placeholder for the public origin.
pub const PLACEHOLDER: &str = "https://origin.invalid";

/// A script that is worth compressing.
pub fn script() -> String {
    (0..400)
        .map(|line| format!("export const line{line} = 'a line of a hashed asset';\n"))
        .collect()
}

/// Incompressible, deterministic bytes.
pub fn noise(length: usize) -> Vec<u8> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut bytes = Vec::with_capacity(length + 8);
    while bytes.len() < length {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        bytes.extend_from_slice(&state.to_le_bytes());
    }
    bytes.truncate(length);
    bytes
}

/// A page as written by the build.
pub fn document(title: &str, path: &str) -> String {
    let filling = "<p>Rosters, rewards and recognitions.</p>".repeat(40);
    format!(
        "<!DOCTYPE html><html><head><title>{title}</title>\
         <link rel=\"canonical\" href=\"{PLACEHOLDER}{path}\"><link rel=\"stylesheet\" href=\"/assets/app-1a2b.css\">\
         <style>h1{{color:#12211C}}</style><script type=\"application/ld+json\">{{\"@id\":\"{PLACEHOLDER}{path}\"}}\
         </script></head><body><h1>{title}</h1>{filling}\
         <script id=\"site-settings\" type=\"application/json\">{{}}</script>\
         <script>window.context = {{\"page\":\"{PLACEHOLDER}{path}\"}};</script>\
         <script type=\"module\" async>import \"/assets/app-1a2b.js\"; // {title}\n</script></body></html>"
    )
}

/// A temporary site folder, removed on drop.
pub struct TestSite {
    temporary: TempDir,
    manifest: Value,
}

impl TestSite {
    /// The default test site.
    pub fn new() -> Self {
        let mut site = Self::empty();
        for (path, language, twin, indexable, engine) in [
            ("/", "en", Some("/es"), true, false),
            ("/es", "es", Some("/"), true, false),
            ("/pricing", "en", Some("/es/pricing"), true, false),
            ("/es/pricing", "es", Some("/pricing"), true, false),
            (
                "/shift-scheduler",
                "en",
                Some("/es/shift-scheduler"),
                true,
                true,
            ),
            (
                "/es/shift-scheduler",
                "es",
                Some("/shift-scheduler"),
                true,
                true,
            ),
            ("/privacy", "en", None, true, false),
            ("/pick-experience", "en", None, false, false),
        ] {
            site.add_page(path, language, twin, indexable, engine);
        }
        site.write(
            "member/index.html",
            document("A member", "/demo/manager/team-member"),
        );
        site.manifest["patterns"] = json!([{"pattern": "/demo/manager/team-member/{memberId}", "file": "member/index.html", "engine": false}]);
        site.manifest["redirects"] = json!([
            {"from": "/welcome", "to": "/shift-scheduler"},
            {"from": "/es/welcome", "to": "/es/shift-scheduler"},
            {"from": "/first-member", "to": "/demo/manager/team-member/TM001"},
        ]);
        site.save_manifest();
        site.add_assets();
        site
    }

    /// Only the two not-found pages.
    pub fn empty() -> Self {
        let temporary = tempfile::tempdir().expect("a folder");
        let manifest = json!({
            "pages": [], "patterns": [], "redirects": [],
            "notFound": {"en": "404/index.html", "es": "es/404/index.html"},
        });
        let site = Self {
            temporary,
            manifest,
        };
        site.write("404/index.html", document("Page not found", "/404"));
        site.write(
            "es/404/index.html",
            document("Página no encontrada", "/es/404"),
        );
        site.save_manifest();
        site
    }

    fn add_assets(&self) {
        let script = script();
        self.write("assets/app-1a2b.js", &script);
        // At a higher level than the server uses, to distinguish the build's variants.
        let mut brotli = brotli::CompressorWriter::new(Vec::new(), 4096, 11, 24);
        brotli.write_all(script.as_bytes()).expect("compressed");
        self.write("assets/app-1a2b.js.br", brotli.into_inner());
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(script.as_bytes()).expect("compressed");
        self.write("assets/app-1a2b.js.gz", gzip.finish().expect("compressed"));
        self.write(
            "assets/app-1a2b.js.zst",
            zstd::bulk::compress(script.as_bytes(), 19).expect("compressed"),
        );
        self.write("assets/app-1a2b.css", "h1{margin:0}\n".repeat(50));
        self.write("assets/engine-9f.wasm", b"\0asm\x01\0\0\0".repeat(100));
        self.write("assets/font-77.woff2", noise(600));
        self.write("assets/photo-31.webp", noise(600));
        self.write("assets/cheer-12.gif", noise(600));
        self.write(
            "assets/mark-5c.svg",
            "<svg xmlns=\"http://www.w3.org/2000/svg\"/>".repeat(9),
        );
        self.write("favicon.ico", noise(100));
        self.write("site.webmanifest", "{\"name\":\"Brightcrew\"}");
        self.write("pictures/año nuevo.png", noise(80));
        self.write(".vite/manifest.json", "{\"hidden\":true}");
        self.write(
            ".well-known/security.txt",
            "Contact: https://origin.invalid/contact\n",
        );
    }

    /// Adds a page with its data; call `save_manifest` afterwards.
    pub fn add_page(
        &mut self,
        path: &str,
        language: &str,
        twin: Option<&str>,
        indexable: bool,
        engine: bool,
    ) {
        let stem = path.trim_start_matches('/');
        let file = if stem.is_empty() {
            "index.html".to_owned()
        } else {
            format!("{stem}/index.html")
        };
        let data = if stem.is_empty() {
            "_root.data".to_owned()
        } else {
            format!("{stem}.data")
        };
        self.write(&file, document(&format!("Page {path}"), path));
        let filling = "\"a text of the page\",".repeat(60);
        self.write(
            &data,
            format!("[{{\"_1\":2}},{filling}\"{PLACEHOLDER}{path}\"]"),
        );
        let pages = self.manifest["pages"].as_array_mut().expect("a list");
        pages.push(json!({
            "path": path, "file": file, "data": data, "language": language,
            "twin": twin, "indexable": indexable, "engine": engine,
            "humanCheck": path.ends_with("/sign-up"),
        }));
    }

    pub fn manifest(&mut self) -> &mut Value {
        &mut self.manifest
    }

    pub fn save_manifest(&self) {
        self.write("site-manifest.json", self.manifest.to_string());
    }

    pub fn write(&self, file: &str, content: impl AsRef<[u8]>) {
        let path = self.folder().join(file);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(path, content).expect("written");
    }

    pub fn read(&self, file: &str) -> Vec<u8> {
        std::fs::read(self.folder().join(file)).expect("there")
    }

    pub fn remove(&self, file: &str) {
        std::fs::remove_file(self.folder().join(file)).expect("there");
    }

    pub fn folder(&self) -> PathBuf {
        self.temporary.path().join("client")
    }

    /// The SQLite file of the outbox.
    pub fn database(&self) -> PathBuf {
        self.parent().join("data/leads.db")
    }

    /// The value of DATABASE_URL.
    pub fn database_url(&self) -> String {
        format!("sqlite:{}", self.database().display())
    }

    /// The parent folder, which must never be reachable.
    pub fn parent(&self) -> &Path {
        self.temporary.path()
    }
}
