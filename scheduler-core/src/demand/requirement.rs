//! Requirements: how many heads a position needs in each hour.
//!
//! Without a template a position needs its `required` heads at any hour. A template specifies the heads for every day
//! and slot (morning 6-14, afternoon 14-22, night 22-6); a night belongs to the day on which it begins, so the first
//! six hours of Monday are Sunday's night. Anything about a single hour uses the heads of that hour. Figures of a whole
//! week or day, such as fill rates, take the most heads that any of its slots needs: a template with the same number
//! everywhere gives the figures of `required`.

use serde::{Deserialize, Serialize};

use super::template::{DayRequirements, SlotRequirements, TemplatePosition};
use crate::schedule::{
    DAYS, Day, Error, ErrorKind, HOURS, MAX_POSITIONS, SLOTS, each, same_name, texts, unique,
    validate_required,
};

/// Whether a position is understaffed: fewer are scheduled than half of what is required, rounded up. Never if
/// nobody is required.
///
/// ```
/// use scheduler_core::is_understaffed;
///
/// assert!(is_understaffed(1, 3));
/// assert!(!is_understaffed(2, 3));
/// ```
#[must_use]
pub const fn is_understaffed(scheduled: u32, required: u32) -> bool {
    scheduled < required.div_ceil(2)
}

/// Heads for each day and slot, Monday and morning first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct SlotHeads(pub [[u32; SLOTS.len()]; DAYS as usize]);

impl SlotHeads {
    /// The heads of an hour of the week, counted from Monday 0:00. Monday's first six hours, and those
    /// after Sunday midnight, are Sunday's night.
    pub(crate) fn at(&self, hour: usize) -> u32 {
        const FIRST_MORNING: usize = 6;
        const WEEK: usize = DAYS as usize * HOURS as usize;
        // Counted from Monday's first morning hour, every slot has eight hours and every day three slots.
        let passed = (hour + WEEK - FIRST_MORNING) % WEEK;
        let slots = self.0.get(passed / 24);
        let slot = slots.and_then(|slots| slots.get(passed % 24 / 8));
        slot.copied().unwrap_or_default()
    }

    /// The most heads of any visible slot of a day; `slots` is the mask of those.
    pub(crate) fn most_of_day(&self, day: Day, slots: u8) -> u32 {
        let heads = self.0.get(day.index()).into_iter().flatten();
        let visible = heads
            .zip(SLOTS)
            .filter(|(_, slot)| slot.mask() & slots != 0);
        visible.map(|(heads, _)| *heads).max().unwrap_or_default()
    }
}

impl From<&DayRequirements> for SlotHeads {
    fn from(days: &DayRequirements) -> Self {
        let DayRequirements {
            mon,
            tue,
            wed,
            thu,
            fri,
            sat,
            sun,
        } = days;
        let days = [mon, tue, wed, thu, fri, sat, sun];
        Self(days.map(|slots| [slots.morning, slots.afternoon, slots.night]))
    }
}

impl From<SlotHeads> for DayRequirements {
    fn from(heads: SlotHeads) -> Self {
        let [mon, tue, wed, thu, fri, sat, sun] =
            heads.0.map(|[morning, afternoon, night]| SlotRequirements {
                morning,
                afternoon,
                night,
            });
        Self {
            mon,
            tue,
            wed,
            thu,
            fri,
            sat,
            sun,
        }
    }
}

/// A validated template, which a week can follow.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Template(Vec<TemplateEntry>);

/// The heads that one position of a template needs.
#[derive(Debug, Clone, PartialEq, Eq)]
struct TemplateEntry {
    id: String,
    name: String,
    heads: SlotHeads,
}

/// The result of applying a template.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Applied {
    /// The ids of the schedule's positions that follow the template now.
    pub applied: Vec<String>,
    /// The ids of the template's positions that the schedule does not have.
    pub unknown: Vec<String>,
    /// The ids of the schedule's positions that are not in the template. They keep the plain rule.
    pub untouched: Vec<String>,
}

/// The heads that one position needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct PositionRequirements {
    /// The position's id in the schedule.
    pub position_id: String,
    /// Heads for each day and slot.
    pub requirements: DayRequirements,
}

impl PositionRequirements {
    /// Heads of a position for each day and slot.
    pub fn new(position_id: impl Into<String>, requirements: DayRequirements) -> Self {
        Self {
            position_id: position_id.into(),
            requirements,
        }
    }
}

impl Template {
    /// Checks the positions of a template.
    ///
    /// ```
    /// use scheduler_core::demand::{Template, new_position};
    ///
    /// let cook = new_position(1, "Cook".to_owned());
    /// assert!(Template::new(&[cook.clone()]).is_ok());
    /// assert_eq!(Template::new(&[cook.clone(), cook]).unwrap_err().path, "template[1].id");
    /// ```
    ///
    /// # Errors
    /// A duplicate or blank id, a text that is too long, a number of heads out of range, or more positions
    /// than a schedule may have.
    pub fn new(positions: &[TemplatePosition]) -> Result<Self, Error> {
        if positions.len() > MAX_POSITIONS {
            let problem = ErrorKind::TooMany {
                kind: "positions",
                count: positions.len(),
                limit: MAX_POSITIONS,
            };
            return Err(Error::new("template", problem));
        }
        each("template", positions, |position| {
            texts(&[("id", &position.id), ("name", &position.name)])?;
            validate_heads(&position.requirements)
        })?;
        unique("template", positions.iter().map(|position| &position.id))?;
        let entries = positions.iter().map(|position| TemplateEntry {
            id: position.id.clone(),
            name: position.name.clone(),
            heads: SlotHeads::from(&position.requirements),
        });
        Ok(Self(entries.collect()))
    }

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has no positions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|entry| entry.id.as_str())
    }

    /// The index and the heads of the entry with an id, or else of the first with a name.
    pub(crate) fn entry_for(&self, id: &str, name: &str) -> Option<(usize, SlotHeads)> {
        let of_id = self.0.iter().position(|entry| entry.id == id);
        let of_name = || {
            let mut entries = self.0.iter();
            entries.position(|entry| same_name(&entry.name, name))
        };
        let index = of_id.or_else(of_name)?;
        Some((index, self.0.get(index)?.heads))
    }
}

/// Checks the number of heads of every day and slot.
pub(crate) fn validate_heads(requirements: &DayRequirements) -> Result<(), Error> {
    let heads = SlotHeads::from(requirements);
    for (slots, day) in heads.0.iter().zip(DAY_NAMES) {
        for (heads, slot) in slots.iter().zip(SLOT_NAMES) {
            let path = format!("requirements.{day}.{slot}");
            validate_required(&path, (*heads).into())?;
        }
    }
    Ok(())
}

/// The names of the days in a template.
const DAY_NAMES: [&str; DAYS as usize] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const SLOT_NAMES: [&str; SLOTS.len()] = ["morning", "afternoon", "night"];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        demand::new_position,
        schedule::ALL_SLOTS,
        testing::{filter, list, week},
        week::Week,
    };

    type Heads = [[u32; SLOTS.len()]; DAYS as usize];

    fn entry((id, name, heads): &(&str, &str, Heads)) -> TemplatePosition {
        TemplatePosition {
            id: (*id).to_owned(),
            name: (*name).to_owned(),
            requirements: SlotHeads(*heads).into(),
        }
    }

    fn template(entries: &[(&str, &str, Heads)]) -> Template {
        let entries: Vec<_> = entries.iter().map(entry).collect();
        Template::new(&entries).unwrap()
    }

    /// Heads on one day, none on the others.
    fn on(day: usize, heads: [u32; 3]) -> Heads {
        let mut week = Heads::default();
        week[day] = heads;
        week
    }

    fn spans(plan: &Week) -> String {
        let gaps = plan.gaps(&filter("", ""));
        list(gaps.iter().map(|gap| {
            let positions = gap.positions.iter().map(|position| {
                format!(
                    "{}/{}",
                    position.staffing.scheduled, position.staffing.required
                )
            });
            let (day, start, end) = (gap.day.index(), gap.start, gap.end);
            format!("{day}:{start}-{end} {}", list(positions))
        }))
    }

    /// [D-337] fewer than half of what is required, rounded up; [D-457] never where nobody is
    #[test]
    fn the_threshold_is_half_rounded_up() {
        let most_short = |required| {
            (0..=required)
                .filter(|&count| is_understaffed(count, required))
                .max()
        };
        assert_eq!(most_short(0), None);
        assert_eq!(most_short(1), Some(0));
        assert_eq!(most_short(2), Some(0));
        assert_eq!(most_short(3), Some(1));
        assert_eq!(most_short(4), Some(1));
        assert_eq!(most_short(5), Some(2));
        assert_eq!(most_short(8), Some(3));
        assert!(!is_understaffed(u32::MAX, u32::MAX) && is_understaffed(0, u32::MAX));
    }

    #[test]
    fn every_hour_has_the_heads_of_its_slot() {
        let mut plan = week("cook/kitchen:9", "", "");
        let heads = [
            [1, 2, 3],
            [4, 5, 6],
            [7, 8, 9],
            [10, 11, 12],
            [13, 14, 15],
            [16, 17, 18],
            [19, 20, 21],
        ];
        plan.follow(&template(&[("cook", "x", heads)]));
        let required = |day: usize, hour: usize| plan.positions[0].required_at(day * 24 + hour);
        assert_eq!(
            [5, 6, 13, 14, 21, 22, 23].map(|hour| required(0, hour)),
            [21, 1, 1, 2, 2, 3, 3]
        );
        assert_eq!([0, 5, 6].map(|hour| required(1, hour)), [3, 3, 4]);
        assert_eq!(
            [21, 22, 23, 24, 29].map(|hour| required(6, hour)),
            [20, 21, 21, 21, 21]
        );
        assert_eq!(plan.required_at("cook", Day::Monday, 5), Some(21));
        assert_eq!(plan.requirements()[0].requirements.thu.afternoon, 11);
    }

    /// The most heads of the visible slots: hidden slots require nobody.
    #[test]
    fn a_day_needs_the_most_of_its_visible_slots() {
        let mut plan = week("cook/kitchen:9 host/floor:8", "", "");
        plan.follow(&template(&[("cook", "x", on(3, [10, 11, 12]))]));
        let required = |position: usize, slots: u8| {
            let week = &plan.positions[position];
            (
                week.required_on(Day::Thursday, slots),
                week.most_required(slots),
            )
        };
        let of_cook = [ALL_SLOTS, 1, 2, 4, 3, 5].map(|slots| required(0, slots));
        assert_eq!(
            of_cook,
            [12, 10, 11, 12, 11, 12].map(|heads| (heads, heads))
        );
        assert_eq!((required(0, 0), required(0, 8)), ((0, 0), (0, 0)));
        assert_eq!(plan.positions[0].required_on(Day::Friday, ALL_SLOTS), 0);
        assert_eq!((required(1, 4), required(1, 0)), ((8, 8), (0, 0)));
    }

    #[test]
    fn gaps_follow_the_slots_and_show_their_worst_hour() {
        let mut plan = week(
            "cook/kitchen:9 host/floor:9",
            "a@cook b@cook c@host",
            "a/0:8+10 b/0:8+10 c/1:10+10",
        );
        plan.follow(&template(&[
            ("cook", "x", on(0, [4, 5, 9])),
            ("host", "x", on(1, [0, 2, 0])),
        ]));
        // Two of four is enough, two of five is not, and nobody is on duty from 18.
        assert_eq!(spans(&plan), "0:14-20 0/5, 0/0");
        assert_eq!(
            week("cook/kitchen:4", "a@cook", "a/0:0+24").requirements(),
            []
        );
        plan.follow(&template(&[("cook", "x", on(0, [5, 0, 0]))]));
        assert!(
            spans(&plan).starts_with("0:10-20 "),
            "the host needs 9 heads again"
        );
    }

    #[test]
    fn of_understaffed_hours_the_one_with_more_heads_missing_is_worse() {
        let mut plan = week("cook/kitchen:0", "a@cook", "a/0:14+6");
        plan.follow(&template(&[("cook", "x", on(0, [3, 9, 0]))]));
        let (hour, staffing) = plan.positions[0].worst_hour(10..20);
        assert_eq!((hour, staffing.scheduled, staffing.required), (14, 1, 9));
    }

    #[test]
    fn an_understaffed_hour_is_worse_than_one_with_more_heads_missing() {
        let mut plan = week(
            "cook/kitchen:0",
            "a@cook b@cook c@cook",
            "a/0:10+4 b/0:10+4 c/0:10+4",
        );
        // Three of five in the morning is enough though two are missing; nobody of one is not.
        plan.follow(&template(&[("cook", "x", on(0, [5, 1, 0]))]));
        let (hour, staffing) = plan.positions[0].worst_hour(10..20);
        assert_eq!((hour, staffing.scheduled, staffing.required), (14, 0, 1));
        let monday = &plan.summary(&filter("", "")).days[0];
        let position = &monday.positions[0];
        assert_eq!(
            (
                position.hour,
                position.staffing.scheduled,
                position.staffing.required
            ),
            (14, 0, 1)
        );
        assert_eq!(
            monday
                .worst
                .as_ref()
                .map(|worst| (worst.hour, worst.percent)),
            Some((14, 0))
        );
    }

    #[test]
    fn week_figures_take_the_busiest_slot() {
        let mut plan = week("cook/kitchen:9", "a@cook b@cook", "a/0:8+10 b/3:8+10");
        plan.follow(&template(&[("cook", "x", on(0, [2, 3, 1]))]));
        let rates = plan.analysis(&filter("", "")).fill_rates;
        assert_eq!(
            (rates[0].scheduled, rates[0].required, rates[0].percent),
            (2, 3, 67)
        );
        let rows = plan.role_rows(&filter("", ""), ALL_SLOTS);
        assert_eq!(
            (
                rows[0].required,
                rows[0].days[0].required,
                rows[0].days[1].required
            ),
            (3, 3, 0)
        );
        let cells = plan.board(&filter("", "")).cells;
        let heads = |hour: usize| cells[(hour - 9) * 7].positions[0].staffing.required;
        assert_eq!([13, 14, 22, 24].map(heads), [2, 3, 1, 1]);
    }

    /// The path and message of a template's error.
    fn refused(positions: &[TemplatePosition]) -> (String, String) {
        let error = Template::new(positions).unwrap_err();
        (error.path, error.kind.to_string())
    }

    fn position(id: &str) -> TemplatePosition {
        TemplatePosition {
            id: id.to_owned(),
            ..new_position(0, "A".to_owned())
        }
    }

    fn error(path: &str, message: &str) -> (String, String) {
        (path.to_owned(), message.to_owned())
    }

    #[test]
    fn heads_out_of_range_are_refused_with_their_path() {
        let mut wrong = position("a");
        wrong.requirements.sat.night = 1_000_001;
        assert_eq!(
            refused(&[position("b"), wrong.clone()]),
            error(
                "template[1].requirements.sat.night",
                "required is 1000001; it must be 0 to 1000000 heads"
            )
        );
        wrong.requirements.sat.night = 1_000_000;
        assert!(Template::new(&[wrong]).is_ok());
    }

    #[test]
    fn a_template_has_at_most_as_many_positions_as_a_schedule() {
        let many: Vec<_> = (0..=MAX_POSITIONS)
            .map(|id| position(&id.to_string()))
            .collect();
        assert_eq!(many.len(), 1_001);
        assert_eq!(
            refused(&many),
            error(
                "template",
                "there are 1001 positions; at most 1000 are allowed"
            )
        );
        let most = Template::new(&many[1..]).unwrap();
        assert_eq!((most.len(), most.is_empty()), (MAX_POSITIONS, false));
        let none = Template::new(&[]).unwrap();
        assert_eq!((none.len(), none.is_empty()), (0, true));
    }

    #[test]
    fn ids_of_a_template_are_unique_and_not_blank() {
        assert_eq!(
            refused(&[position("a"), position("b"), position("a")]),
            error(
                "template[2].id",
                "id is 'a', which template[0] has too; ids must be unique"
            )
        );
        let (path, message) = refused(&[position("a"), position(" \t")]);
        assert_eq!(path, "template[1].id");
        assert!(message.starts_with("id is blank"), "{message}");
    }

    #[test]
    fn texts_of_a_template_have_a_limit() {
        let long = "é".repeat(201);
        let mut wrong = position("a");
        wrong.name.clone_from(&long);
        let limit = "the text has 201 characters; at most 200 are allowed";
        assert_eq!(refused(&[wrong]), error("template[0].name", limit));
        assert_eq!(refused(&[position(&long)]), error("template[0].id", limit));
        assert!(Template::new(&[position(&"é".repeat(200))]).is_ok());
    }
}
