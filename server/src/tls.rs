//! What all HTTP clients share.

/// User agent of outbound requests.
pub const USER_AGENT: &str = concat!("brightcrew-server/", env!("CARGO_PKG_VERSION"));

/// Installs the TLS crypto provider of the process.
pub fn install() {
    // Fails only if a provider is already installed.
    let _ = rustls::crypto::ring::default_provider().install_default();
}
