//! The words of each language, by topic. Where a word is written with accents, a text without them is read as well.

mod chinese;
mod cyrillic;
mod dutch;
mod english;
mod finnish;
mod french;
mod german;
mod greek;
mod italian;
mod japanese;
mod korean;
mod nordic;
mod others;
mod portuguese;
mod slavic;
mod spanish;
mod turkish;

use super::lexicon::Table;

pub(super) const TABLES: &[Table] = &[
    english::WORDS,
    spanish::WORDS,
    finnish::WORDS,
    german::WORDS,
    french::WORDS,
    italian::WORDS,
    portuguese::WORDS,
    dutch::WORDS,
    nordic::SWEDISH,
    nordic::DANISH_AND_NORWEGIAN,
    slavic::POLISH,
    slavic::CZECH_AND_SLOVAK,
    slavic::SOUTH_SLAVIC,
    cyrillic::WORDS,
    greek::WORDS,
    turkish::WORDS,
    japanese::WORDS,
    korean::WORDS,
    chinese::WORDS,
    others::CATALAN,
    others::HUNGARIAN,
    others::ROMANIAN,
    others::BALTIC,
    others::HEBREW,
    others::ARABIC,
    others::INDONESIAN,
];
