//! Human check by proof of work (ALTCHA), without a third party. Each proof is valid for one submission.

use std::num::NonZeroU32;
use std::time::Duration;

use altcha::{
    Challenge, CreateChallengeOptions, Payload, VerifySolutionOptions, create_challenge,
    verify_solution,
};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, Utc};
use moka::future::Cache;
use secrecy::{ExposeSecret as _, SecretString};
use uuid::Uuid;

use crate::leads::outbox::Outbox;
use crate::settings::HumanCheckSettings;

/// Lifetime of a challenge; must cover the time that a visitor takes to fill in a form.
pub const CHALLENGE_LIFETIME: Duration = Duration::from_secs(20 * 60);

/// Key derivation function of each attempt; natively supported by browsers.
const ALGORITHM: &str = "PBKDF2/SHA-256";

/// Iterations per attempt. Low, since creating a challenge costs the server one attempt.
const ITERATIONS: u32 = 500;

/// Maximum length of a proof in bytes; real ones have about 900.
pub const MAX_PROOF_LENGTH: usize = 4096;

/// Maximum number of used proofs kept in memory; more than a server receives within their lifetime.
const MAX_USED: u64 = 1_000_000;

/// Issues challenges and verifies proofs.
pub struct ProofOfWork {
    secret: SecretString,
    work: NonZeroU32,
    /// Nonces of challenges whose proof has been used.
    used: Cache<String, ()>,
    /// Tracks used nonces across servers that share a database.
    shared: Outbox,
}

/// Result of verifying a proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Valid, and the first for its challenge.
    Accepted,
    /// Invalid or already used, with the reason.
    Refused(&'static str),
}

impl ProofOfWork {
    /// Uses the configured secret, or a random one for this process.
    #[must_use]
    pub fn new(settings: &HumanCheckSettings, shared: Outbox) -> Self {
        let random = || SecretString::from(format!("{}{}", Uuid::new_v4(), Uuid::new_v4()));
        Self {
            secret: settings.secret.clone().unwrap_or_else(random),
            work: settings.work,
            used: Cache::builder()
                .max_capacity(MAX_USED)
                .time_to_live(CHALLENGE_LIFETIME)
                .build(),
            shared,
        }
    }

    /// Creates a challenge.
    ///
    /// # Errors
    /// If the key derivation fails.
    pub fn challenge(&self, now: DateTime<Utc>) -> altcha::Result<Challenge> {
        create_challenge(CreateChallengeOptions {
            algorithm: ALGORITHM.to_owned(),
            cost: ITERATIONS,
            counter: Some(attempts_up_to(self.work)),
            expires_at: Some(now.timestamp() + CHALLENGE_LIFETIME.as_secs().cast_signed()),
            hmac_signature_secret: Some(self.secret.expose_secret().to_owned()),
            // Lets a proof be verified without deriving the key again.
            hmac_key_signature_secret: Some(self.secret.expose_secret().to_owned()),
            ..CreateChallengeOptions::default()
        })
    }

    /// Verifies a proof and marks it as used.
    ///
    /// # Errors
    /// If the shared database cannot be queried for the nonce.
    pub async fn take(&self, proof: &str) -> sqlx::Result<Outcome> {
        let payload = STANDARD
            .decode(proof)
            .ok()
            .and_then(|bytes| serde_json::from_slice::<Payload>(&bytes).ok());
        let Some(Payload {
            challenge,
            solution,
        }) = payload
        else {
            return Ok(Outcome::Refused("not a proof of work"));
        };
        let secret = self.secret.expose_secret();
        let mut options = VerifySolutionOptions::new(&challenge, &solution, secret);
        options.hmac_key_signature_secret = Some(secret.to_owned());
        match verify_solution(options) {
            Ok(result) if result.expired => return Ok(Outcome::Refused("expired challenge")),
            Ok(result) if result.verified => {}
            _ => return Ok(Outcome::Refused("invalid proof of work")),
        }
        // The nonce is covered by the signature. The signature itself is case-insensitive, so it must not serve as the
        // key.
        let nonce = challenge.parameters.nonce;
        let expires = challenge.parameters.expires_at.unwrap_or_default();
        let expires = DateTime::from_timestamp(expires, 0).unwrap_or_default();
        let entry = self.used.entry(nonce.clone()).or_insert(()).await;
        let first = entry.is_fresh() && self.shared.use_proof(&nonce, expires).await?;
        Ok(if first {
            Outcome::Accepted
        } else {
            Outcome::Refused("proof of work already used")
        })
    }
}

/// The random number of attempts of a challenge, from 1 to `work`. Each is as likely, so that no solver saves work by
/// starting at a higher one.
fn attempts_up_to(work: NonZeroU32) -> u32 {
    let random = Uuid::new_v4().as_u128() % u128::from(work.get());
    u32::try_from(random).unwrap_or(0) + 1
}

#[cfg(test)]
mod tests {
    use altcha::{SolveChallengeOptions, solve_challenge};
    use chrono::TimeDelta;

    use super::*;
    use crate::settings::{DatabaseFile, HumanCheck};

    #[test]
    fn every_number_of_attempts_is_as_likely() {
        let work = NonZeroU32::new(4).expect("a number");
        let mut drawn = [0; 5];
        for _ in 0..4_000 {
            drawn[attempts_up_to(work) as usize] += 1;
        }
        assert_eq!(drawn[0], 0);
        assert!(
            drawn[1..].iter().all(|times| (800..1_200).contains(times)),
            "{drawn:?}"
        );
    }

    #[tokio::test]
    async fn a_challenge_expires_and_takes_no_more_than_its_work() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = DatabaseFile {
            path: folder.path().join("leads.db"),
            read_only: false,
        };
        let outbox = Outbox::open(&file.into(), Duration::from_secs(60)).await;
        let settings = HumanCheckSettings {
            kind: HumanCheck::Altcha,
            secret: None,
            work: NonZeroU32::new(20).expect("a number"),
        };
        let proofs = ProofOfWork::new(&settings, outbox.expect("an outbox"));
        let now = Utc::now();
        let age = TimeDelta::from_std(CHALLENGE_LIFETIME).expect("a time");
        let late = Outcome::Refused("expired challenge");
        for (issued, expected) in [
            (now, Outcome::Accepted),
            (now - age + TimeDelta::minutes(1), Outcome::Accepted),
            (now - age - TimeDelta::seconds(2), late),
        ] {
            let challenge = proofs.challenge(issued).expect("a challenge");
            let solution = solve_challenge(SolveChallengeOptions::new(&challenge));
            let solution = solution.expect("solvable").expect("solved");
            assert!((1..=20).contains(&solution.counter), "{}", solution.counter);
            let payload = serde_json::to_vec(&Payload {
                challenge,
                solution,
            });
            let proof = STANDARD.encode(payload.expect("JSON"));
            assert!(proof.len() < MAX_PROOF_LENGTH / 2, "{}", proof.len());
            assert_eq!(proofs.take(&proof).await.expect("an outcome"), expected);
        }
    }
}
