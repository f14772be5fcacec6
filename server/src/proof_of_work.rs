//! The human check without a third party: the visitor's browser works for a second (ALTCHA), and each proof is good for
//! one submission.

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

/// How long a challenge is good for: as long as somebody may sit before a form.
pub const GOOD_FOR: Duration = Duration::from_secs(20 * 60);

/// How each try derives its key. Browsers bring this function along.
const ALGORITHM: &str = "PBKDF2/SHA-256";

/// Rounds of one try. Making a challenge takes one try, so that this is little.
const ROUNDS: u32 = 500;

/// Longest proof, in bytes; ours have about 900.
pub const LONGEST_PROOF: usize = 4096;

/// Most proofs that are remembered as used: more than a server takes in their time.
const MOST_USED: u64 = 1_000_000;

/// Sets challenges and takes proofs.
pub struct ProofOfWork {
    secret: SecretString,
    work: NonZeroU32,
    /// Nonces of challenges whose proof has been taken.
    used: Cache<String, ()>,
    /// Where servers that share a database keep the same.
    shared: Outbox,
}

/// What a proof comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It is one, and the first for its challenge.
    Taken,
    /// It is not, and why.
    Refused(&'static str),
}

impl ProofOfWork {
    /// With the operator's secret, or a new one that only this process knows.
    #[must_use]
    pub fn new(settings: &HumanCheckSettings, shared: Outbox) -> Self {
        let random = || SecretString::from(format!("{}{}", Uuid::new_v4(), Uuid::new_v4()));
        Self {
            secret: settings.secret.clone().unwrap_or_else(random),
            work: settings.work,
            used: Cache::builder()
                .max_capacity(MOST_USED)
                .time_to_live(GOOD_FOR)
                .build(),
            shared,
        }
    }

    /// A new challenge.
    ///
    /// # Errors
    /// When none can be made.
    pub fn challenge(&self, now: DateTime<Utc>) -> altcha::Result<Challenge> {
        let most = self.work.get();
        let least = most.div_ceil(2);
        let random = Uuid::new_v4().as_u128() % u128::from(most - least + 1);
        create_challenge(CreateChallengeOptions {
            algorithm: ALGORITHM.to_owned(),
            cost: ROUNDS,
            counter: Some(least + u32::try_from(random).unwrap_or(0)),
            expires_at: Some(now.timestamp() + GOOD_FOR.as_secs().cast_signed()),
            hmac_signature_secret: Some(self.secret.expose_secret().to_owned()),
            // With it a proof is verified without deriving a key again.
            hmac_key_signature_secret: Some(self.secret.expose_secret().to_owned()),
            ..CreateChallengeOptions::default()
        })
    }

    /// Whether this is the first proof for one of our challenges, in time; there is no second.
    ///
    /// # Errors
    /// When the database cannot say whether it is the first.
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
            return Ok(Outcome::Refused("no proof of work"));
        };
        let secret = self.secret.expose_secret();
        let mut options = VerifySolutionOptions::new(&challenge, &solution, secret);
        options.hmac_key_signature_secret = Some(secret.to_owned());
        match verify_solution(options) {
            Ok(result) if result.expired => return Ok(Outcome::Refused("an expired challenge")),
            Ok(result) if result.verified => {}
            _ => return Ok(Outcome::Refused("a wrong proof of work")),
        }
        // Part of what is signed, letter by letter; a signature could also be written in capitals.
        let nonce = challenge.parameters.nonce;
        let expires = challenge.parameters.expires_at.unwrap_or_default();
        let expires = DateTime::from_timestamp(expires, 0).unwrap_or_default();
        let entry = self.used.entry(nonce.clone()).or_insert(()).await;
        let first = entry.is_fresh() && self.shared.use_proof(&nonce, expires).await?;
        Ok(if first {
            Outcome::Taken
        } else {
            Outcome::Refused("a used proof of work")
        })
    }
}

#[cfg(test)]
mod tests {
    use altcha::{SolveChallengeOptions, solve_challenge};
    use chrono::TimeDelta;

    use super::*;
    use crate::settings::{DatabaseFile, HumanCheck};

    #[tokio::test]
    async fn a_challenge_is_good_for_its_time_and_takes_at_least_half_of_the_work() {
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
            unchecked_per_minute: None,
        };
        let proofs = ProofOfWork::new(&settings, outbox.expect("an outbox"));
        let now = Utc::now();
        let age = TimeDelta::from_std(GOOD_FOR).expect("a time");
        let late = Outcome::Refused("an expired challenge");
        for (set, wanted) in [
            (now, Outcome::Taken),
            (now - age + TimeDelta::minutes(1), Outcome::Taken),
            (now - age - TimeDelta::seconds(2), late),
        ] {
            let challenge = proofs.challenge(set).expect("a challenge");
            let solution = solve_challenge(SolveChallengeOptions::new(&challenge));
            let solution = solution.expect("solvable").expect("solved");
            assert!(
                (10..=20).contains(&solution.counter),
                "{}",
                solution.counter
            );
            let payload = serde_json::to_vec(&Payload {
                challenge,
                solution,
            });
            let proof = STANDARD.encode(payload.expect("JSON"));
            assert!(proof.len() < LONGEST_PROOF / 2, "{}", proof.len());
            assert_eq!(proofs.take(&proof).await.expect("an outcome"), wanted);
        }
    }
}
