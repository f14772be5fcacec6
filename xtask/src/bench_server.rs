//! The server beside nginx: the same bytes, the same machine, loopback only, measured by wrk.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::project::Project;
use crate::{say, server};

/// What is asked for: a name for the table and a path.
const TARGETS: [(&str, &str); 2] = [
    ("home page", "/"),
    (
        "a list of posts",
        "/api/blog/posts?page=1&per_page=9&_embed=true&_fields=id,date,slug,title,excerpt,_links,_embedded",
    ),
];

const CONNECTIONS: &str = "-c64";

/// A process that ends with this value.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Measures and prints a table. Without wrk or nginx it says so and does nothing. The site must be built.
///
/// # Errors
/// When the server or nginx does not start, or answers something else than asked for.
pub fn run(project: &Project, quick: bool) -> Result<()> {
    for program in ["wrk", "nginx"] {
        if !is_there(program) {
            say::line(&format!(
                "The server is not measured: {program} is missing (Debian: apt-get install wrk nginx-light)."
            ));
            return Ok(());
        }
    }
    if !project.site_dir().join("site-manifest.json").is_file() {
        bail!("the site is not built: run `cargo xtask build` first");
    }
    server::build(project)?;
    say::heading("server beside nginx: wrk, 1 thread, 64 connections, brotli");
    let folder = project.own_dir().join("bench-server");
    fs::create_dir_all(folder.join("files"))?;
    let (ours, our_port) = start_ours(project, &folder)?;
    let mut locations = String::new();
    for (number, (_, path)) in TARGETS.iter().enumerate() {
        let (kind, body) = fetch(our_port, path)?;
        fs::write(folder.join("files").join(number.to_string()), body)?;
        locations += &format!(
            "location = /{number} {{ types {{}} default_type \"{kind}\"; add_header Content-Encoding br; \
             add_header Vary Accept-Encoding; }}\n"
        );
    }
    let (nginx, nginx_port) = start_nginx(&folder, &locations)?;
    let mut rows = vec![
        ["what", "server", "requests/s", "99 % within"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for (number, (name, path)) in TARGETS.iter().enumerate() {
        let pairs = [
            ("brightcrew-server", our_port, (*path).to_owned()),
            ("nginx", nginx_port, format!("/{number}")),
        ];
        for (program, port, path) in pairs {
            let (rate, slowest) = measure(port, &path, quick)?;
            rows.push(vec![(*name).to_owned(), program.to_owned(), rate, slowest]);
        }
    }
    drop((ours, nginx));
    say::line(&say::table(&rows));
    Ok(())
}

fn is_there(program: &str) -> bool {
    Command::new(program)
        .arg("-v")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok()
}

/// Starts the server on a free port and waits for its line that says which.
fn start_ours(project: &Project, folder: &Path) -> Result<(Running, u16)> {
    let mut child = Command::new(server::binary(project))
        .current_dir(folder)
        .env("LISTEN_ADDR", "127.0.0.1:0")
        .env("SITE_DIR", project.site_dir())
        .env("WORKERS", "1")
        .env("LOG_FORMAT", "json")
        .env(
            "LOG_LEVEL",
            "off,brightcrew_server=info,brightcrew_server::request_log=off",
        )
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .context("the server does not start")?;
    let output = child.stdout.take().context("no output")?;
    let child = Running(child);
    for line in BufReader::new(output).lines() {
        let line: serde_json::Value = serde_json::from_str(&line?).unwrap_or_default();
        if let Some(port) = line["port"].as_u64() {
            return Ok((child, u16::try_from(port)?));
        }
    }
    bail!("the server ended before it served");
}

fn start_nginx(folder: &Path, locations: &str) -> Result<(Running, u16)> {
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let place = folder.display();
    let config = format!(
        "worker_processes 1; daemon off; pid {place}/nginx.pid; error_log {place}/nginx.log;\n\
         events {{ worker_connections 1024; }}\n\
         http {{ access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;\n\
         client_body_temp_path {place}/t1; proxy_temp_path {place}/t2; fastcgi_temp_path {place}/t3;\n\
         uwsgi_temp_path {place}/t4; scgi_temp_path {place}/t5;\n\
         server {{ listen 127.0.0.1:{port}; root {place}/files;\n{locations} }} }}\n"
    );
    let file = folder.join("nginx.conf");
    fs::write(&file, config)?;
    let child = Command::new("nginx")
        .arg("-p")
        .arg(folder)
        .arg("-e")
        .arg(folder.join("nginx.log"))
        .arg("-c")
        .arg(&file)
        .stdin(Stdio::null())
        .spawn()
        .context("nginx does not start")?;
    let child = Running(child);
    let begun = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        if begun.elapsed() > Duration::from_secs(10) {
            bail!("nginx does not listen; see {place}/nginx.log");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok((child, port))
}

/// The content type and the brotli form of what stands at a path.
fn fetch(port: u16, path: &str) -> Result<(String, Vec<u8>)> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let end = answer
        .windows(4)
        .position(|window| window == b"\r\n\r\n")
        .context("no head in the answer")?;
    let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
    if !head.starts_with("http/1.1 200") || !head.contains("content-encoding: br") {
        bail!("{path} answers {}", head.lines().next().unwrap_or_default());
    }
    let kind = head
        .lines()
        .find_map(|line| line.strip_prefix("content-type: "))
        .context("no content type")?;
    Ok((kind.to_owned(), answer[end + 4..].to_vec()))
}

/// Requests per second, and the time within which 99 of 100 were answered.
fn measure(port: u16, path: &str, quick: bool) -> Result<(String, String)> {
    let duration = if quick { "-d2s" } else { "-d8s" };
    let output = Command::new("wrk")
        .args([
            "-t1",
            CONNECTIONS,
            duration,
            "--latency",
            "-H",
            "Accept-Encoding: br",
        ])
        .arg(format!("http://127.0.0.1:{port}{path}"))
        .output()
        .context("wrk does not start")?;
    read_report(&String::from_utf8_lossy(&output.stdout))
}

fn read_report(report: &str) -> Result<(String, String)> {
    if report.contains("Non-2xx") {
        bail!("wrk had answers that were no 200:\n{report}");
    }
    let after = |label: &str| {
        report
            .lines()
            .find_map(|line| line.trim().strip_prefix(label))
            .map(|rest| rest.trim().to_owned())
            .with_context(|| format!("wrk does not say {label:?}:\n{report}"))
    };
    Ok((after("Requests/sec:")?, after("99%")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_report_of_wrk_is_read_or_refused() {
        let report = "  Latency Distribution\n     50%  120.00us\n     99%    1.40ms\n  1000 requests in 1.00s\nRequests/sec:  12345.67\n";
        assert_eq!(
            read_report(report).unwrap(),
            ("12345.67".to_owned(), "1.40ms".to_owned())
        );
        assert!(read_report("Requests/sec: 1\n").is_err());
        assert!(read_report(&format!("{report}  Non-2xx or 3xx responses: 5\n")).is_err());
    }
}
