//! The input: what to fill a week with.

use scheduler_core::{
    Day, Filter, HourRange, Rules, Week,
    rules::{KnownTime, Timeline},
};
use serde::{Deserialize, Serialize};

/// The number of heads to reach in every hour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Target {
    /// Half of the required heads, rounded up: enough that no gap is left.
    #[default]
    Minimum,
    /// All required heads.
    Required,
    /// As many as were planned before the absences of the question, and no more than are required where anything says
    /// how many those are: a demand for the hour, or any heads in an examined one. What the absences took away is
    /// covered, and nothing else. Hours of [`within`](FillQuestion::within) that are not examined count too.
    Planned,
}

impl Target {
    /// The heads to reach for a number of required heads, `None` where nothing says how many, and of planned ones.
    pub(crate) fn heads(self, required: Option<u32>, planned: u32) -> u32 {
        match self {
            Self::Minimum => required.unwrap_or(0).div_ceil(2),
            Self::Required => required.unwrap_or(0),
            Self::Planned => required.map_or(planned, |required| required.min(planned)),
        }
    }
}

/// One person and one day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct AbsentDay {
    /// The person's id. An unknown id is ignored.
    pub staff_id: String,
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
}

impl AbsentDay {
    /// The absence of a person on a day.
    pub fn new(staff_id: impl Into<String>, day: Day) -> Self {
        Self {
            staff_id: staff_id.into(),
            day,
        }
    }
}

/// Whole hours of one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DayHours {
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// Its hours, end exclusive.
    pub hours: HourRange,
}

/// What to fill a week with. The default leaves no gaps, under the default rules, with all staff.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[non_exhaustive]
pub struct FillQuestion {
    /// The rules for new shifts. A value of 0 or less turns its rule off.
    pub rules: Rules,
    /// The positions to fill: those of a team, a single one, or all.
    pub filter: Filter,
    /// The number of heads to reach in every hour. Where the rules plan for the whole need, [`Target::Minimum`] is
    /// [`Target::Required`].
    pub target: Target,
    /// Days on which somebody is absent: their shifts that start on such a day are removed, and they are not available
    /// on it.
    pub absences: Vec<AbsentDay>,
    /// The ids of people who get no new shift. Their existing shifts stay.
    pub left_out: Vec<String>,
    /// Days on which a person gets no new shift, because a proposal was declined. Existing shifts stay.
    pub declined: Vec<AbsentDay>,
    /// Whether nobody gets a new shift that takes them over their contract, whatever the rules say.
    pub within_contract: bool,
    /// The examined hours in which missing heads count; empty for all of them. A shift that covers one of them may be
    /// longer.
    pub within: Vec<DayHours>,
    /// People's time in the other weeks of the roster, which the law looks at. The shifts of the weeks around stand for
    /// people who are not listed.
    pub known: Vec<KnownTime>,
    /// The ids of positions that are not filled.
    #[serde(skip)]
    pub(crate) skipped: Vec<String>,
}

impl FillQuestion {
    /// Somebody's time in the week and in all others that are known.
    pub(crate) fn time_of(&self, week: &Week, staff_id: &str) -> Timeline {
        let timeline = week.timeline(staff_id).unwrap_or_default();
        let known = self.known.iter().find(|known| known.staff_id == staff_id);
        match known {
            Some(known) => known.around(&timeline),
            None => timeline,
        }
    }
}

impl FillQuestion {
    /// The target under the rules.
    pub(crate) const fn aim(&self) -> Target {
        match self.target {
            Target::Minimum if self.rules.whole_need => Target::Required,
            target => target,
        }
    }

    /// Whether nobody gets over their contract.
    pub(crate) const fn keeps_contracts(&self) -> bool {
        self.within_contract || self.rules.within_contract
    }
}
