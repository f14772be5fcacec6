//! Requirements: how many heads a position needs in each hour.
//!
//! Without a template a position needs its `required` heads at any hour. A template says it for every
//! day and slot (morning 6-14, afternoon 14-22, night 22-6); a night belongs to the day on which it
//! begins, so the first six hours of Monday are Sunday's night. Everything that looks at one hour looks
//! at the heads of that hour. Figures of a whole week or day, such as fill rates, take the most heads that
//! any of its slots needs: a template with the same number everywhere gives the figures of `required`.

use std::ops::Range;

use serde::Serialize;

use crate::{
    coverage::is_understaffed,
    parse,
    raw::{Fields, RawTemplate},
    schedule::{DAYS, HOURS},
    schedule_error::ScheduleError,
    template::{DayRequirements, SlotRequirements},
    week_plan::{PositionWeek, WeekPlan},
};

/// Heads for each day and slot, Monday and morning first.
pub(crate) type Heads = [[u32; 3]; DAYS as usize];

/// A template that has been read and checked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Template(Vec<Entry>);

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Entry {
    id: String,
    name: String,
    heads: Heads,
}

/// What became of a template.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Applied {
    /// The ids of the schedule's positions that follow the template now.
    pub applied: Vec<String>,
    /// The ids of the template's positions that the schedule does not have.
    pub unknown: Vec<String>,
    /// The ids of the schedule's positions that the template does not have: they need what they needed
    /// without one.
    pub untouched: Vec<String>,
}

/// The heads that one position needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PositionRequirements {
    /// The position's id in the schedule.
    pub position_id: String,
    /// Heads for each day and slot.
    pub requirements: DayRequirements,
}

impl Template {
    /// Checks a template.
    ///
    /// # Errors
    /// A number of heads out of range, or more positions than a schedule may have.
    pub fn build(raw: RawTemplate) -> Result<Self, ScheduleError> {
        Ok(Self(parse::template(raw.0)?))
    }
}

/// Reads one position of a template.
pub(crate) fn entry(mut raw: Fields) -> Result<Entry, ScheduleError> {
    let (id, name) = (raw.text(), raw.text());
    let mut days = raw.record();
    let mut heads = Heads::default();
    for (slots, day) in heads.iter_mut().zip(DAY_NAMES) {
        let mut fields = days.record();
        for (count, slot) in slots.iter_mut().zip(SLOT_NAMES) {
            let value = fields.whole();
            *count = parse::required(value)
                .map_err(|error| error.renamed(format!("requirements.{day}.{slot}")))?;
        }
    }
    Ok(Entry { id, name, heads })
}

/// The names of the days in a template.
pub(crate) const DAY_NAMES: [&str; DAYS as usize] =
    ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const SLOT_NAMES: [&str; 3] = ["morning", "afternoon", "night"];

impl WeekPlan {
    /// Makes every position follow a template, in place of the last one. A position follows the entry
    /// with its id, or else the first with its name, capitals and outer blanks aside. An empty template
    /// brings the plain rule back.
    ///
    /// ```
    /// use scheduler_core::{filter::Filter, gap::gaps, requirement::Template, schedule::Schedule, week_plan::WeekPlan};
    ///
    /// let schedule: Schedule = serde_json::from_str(r#"{
    ///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
    ///     "staff": [], "shifts": []
    /// }"#).unwrap();
    /// let none = r#"{"morning": 0, "afternoon": 0, "night": 0}"#;
    /// let raw = format!(r#"[{{"id": "x", "name": "cook", "requirements": {{"mon": {{"morning": 2, "afternoon": 0, "night": 0}},
    ///     "tue": {none}, "wed": {none}, "thu": {none}, "fri": {none}, "sat": {none}, "sun": {none}}}}}]"#);
    /// let mut plan = WeekPlan::new(schedule);
    /// plan.follow(&Template::build(serde_json::from_str(&raw).unwrap()).unwrap());
    /// let gaps = gaps(&plan, &Filter::default());
    /// assert_eq!((gaps.len(), gaps[0].start, gaps[0].end), (1, 10, 14));
    /// ```
    pub fn follow(&mut self, template: &Template) -> Applied {
        let mut known = vec![false; template.0.len()];
        let (mut applied, mut untouched) = (Vec::new(), Vec::new());
        for week in &mut self.positions {
            let (id, name) = (&week.position.id, week.position.name.trim());
            let entries = || template.0.iter().enumerate();
            let found = entries().find(|(_, entry)| entry.id == *id).or_else(|| {
                entries().find(|(_, entry)| entry.name.trim().eq_ignore_ascii_case(name))
            });
            week.heads = found.map(|(_, entry)| entry.heads);
            if let Some(known) = found.and_then(|(index, _)| known.get_mut(index)) {
                *known = true;
                applied.push(id.clone());
            } else {
                untouched.push(id.clone());
            }
        }
        let unknown = template.0.iter().zip(known).filter(|(_, known)| !known);
        Applied {
            applied,
            unknown: unknown.map(|(entry, _)| entry.id.clone()).collect(),
            untouched,
        }
    }

    /// The positions that follow a template, with their heads.
    #[must_use]
    pub fn requirements(&self) -> Vec<PositionRequirements> {
        let following = self.positions.iter().filter_map(|week| {
            let [mon, tue, wed, thu, fri, sat, sun] = week.heads?.map(slots);
            Some(PositionRequirements {
                position_id: week.position.id.clone(),
                requirements: DayRequirements {
                    mon,
                    tue,
                    wed,
                    thu,
                    fri,
                    sat,
                    sun,
                },
            })
        });
        following.collect()
    }
}

fn slots([morning, afternoon, night]: [u32; 3]) -> SlotRequirements {
    SlotRequirements {
        morning,
        afternoon,
        night,
    }
}

/// A position in one hour.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Standing {
    pub hour: usize,
    pub required: u32,
    pub scheduled: u32,
}

impl Standing {
    pub fn needed(self) -> u32 {
        self.required.saturating_sub(self.scheduled)
    }

    pub fn understaffed(self) -> bool {
        is_understaffed(self.scheduled, self.required)
    }
}

impl PositionWeek {
    /// The heads needed in an hour of the week; those after Sunday midnight are Sunday's night.
    pub fn required_at(&self, hour: usize) -> u32 {
        const FIRST_MORNING: usize = 6;
        const WEEK: usize = DAYS as usize * HOURS as usize;
        let Some(heads) = &self.heads else {
            return self.position.required;
        };
        // Counted from Monday's first morning hour, every slot has eight hours and every day three slots.
        let passed = hour.saturating_add(WEEK).saturating_sub(FIRST_MORNING) % WEEK;
        let slots = heads.get(passed / 24);
        let slot = slots.and_then(|slots| slots.get(passed % 24 / 8));
        slot.copied().unwrap_or_default()
    }

    /// The most heads needed in any slot of a day.
    pub fn required_on(&self, day: u8) -> u32 {
        match &self.heads {
            None => self.position.required,
            Some(heads) => most(heads.get(usize::from(day)).into_iter().flatten()),
        }
    }

    /// The most heads needed in any slot of the week.
    pub fn most_required(&self) -> u32 {
        match &self.heads {
            None => self.position.required,
            Some(heads) => most(heads.iter().flatten()),
        }
    }

    /// How the position stands in an hour of the week.
    pub fn standing(&self, hour: usize) -> Standing {
        Standing {
            hour,
            required: self.required_at(hour),
            scheduled: self.counts.on_duty.at(hour),
        }
    }

    /// The worst of some hours: understaffed before not, then the most heads missing, then the fewest on
    /// duty, then the earliest. Where every hour needs as many that is the one with the fewest on duty.
    pub fn worst_standing(&self, hours: Range<usize>) -> Standing {
        let mut worst = self.standing(hours.start);
        let key = |standing: Standing| {
            let (short, needed) = (standing.understaffed(), standing.needed());
            (!short, u32::MAX.saturating_sub(needed), standing.scheduled)
        };
        for hour in hours {
            let standing = self.standing(hour);
            if key(standing) < key(worst) {
                worst = standing;
            }
        }
        worst
    }
}

fn most<'a>(heads: impl Iterator<Item = &'a u32>) -> u32 {
    heads.copied().max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::{
        analysis::{analyse, summarise},
        board::board,
        error::EngineError,
        rows::role_rows,
        slot::ALL_SLOTS,
        testing::{filter, list, week},
    };

    fn template(entries: &[(&str, &str, Heads)]) -> Template {
        let entries: Vec<Value> = entries
            .iter()
            .map(|(id, name, heads)| {
                let days = DAY_NAMES
                    .iter()
                    .zip(heads)
                    .map(|(day, [morning, afternoon, night])| {
                        let slots =
                            json!({"morning": morning, "afternoon": afternoon, "night": night});
                        ((*day).to_owned(), slots)
                    });
                let days: serde_json::Map<String, Value> = days.collect();
                json!({"id": id, "name": name, "requirements": days})
            })
            .collect();
        read(Value::from(entries)).unwrap()
    }

    fn read(json: Value) -> Result<Template, EngineError> {
        let raw: RawTemplate = serde_json::from_value(json).unwrap();
        Ok(Template::build(raw)?)
    }

    /// Heads on one day, nobody on the others.
    fn on(day: usize, heads: [u32; 3]) -> Heads {
        let mut week = Heads::default();
        week[day] = heads;
        week
    }

    fn spans(plan: &WeekPlan) -> String {
        let gaps = analyse(plan, &filter("", "")).gaps;
        list(gaps.iter().map(|gap| {
            let positions = gap
                .positions
                .iter()
                .map(|position| format!("{}/{}", position.scheduled, position.required));
            format!("{}:{}-{} {}", gap.day, gap.start, gap.end, list(positions))
        }))
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
        let (on, most) = (
            plan.positions[0].required_on(3),
            plan.positions[0].most_required(),
        );
        assert_eq!((on, most), (12, 21));
        assert_eq!(plan.requirements()[0].requirements.thu.afternoon, 11);
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
        // Two of four is enough, two of five is not, and nobody is in from 18.
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
    fn an_understaffed_hour_is_worse_than_one_with_more_heads_missing() {
        let mut plan = week(
            "cook/kitchen:0",
            "a@cook b@cook c@cook",
            "a/0:10+4 b/0:10+4 c/0:10+4",
        );
        // Three of five in the morning is enough though two are missing; nobody of one is not.
        plan.follow(&template(&[("cook", "x", on(0, [5, 1, 0]))]));
        let standing = plan.positions[0].worst_standing(10..20);
        assert_eq!(
            (standing.hour, standing.scheduled, standing.required),
            (14, 0, 1)
        );
        let monday = &summarise(&plan, &filter("", "")).days[0];
        let position = &monday.positions[0];
        assert_eq!(
            (position.fewest_hour, position.fewest, position.required),
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
        let rates = analyse(&plan, &filter("", "")).fill_rates;
        assert_eq!(
            (rates[0].scheduled, rates[0].required, rates[0].percent),
            (2, 3, 67)
        );
        let rows = role_rows(&plan, &filter("", ""), ALL_SLOTS);
        assert_eq!(
            (
                rows[0].required,
                rows[0].days[0].required,
                rows[0].days[1].required
            ),
            (3, 3, 0)
        );
        let cells = board(&plan, &filter("", "")).cells;
        let heads = |hour: usize| cells[(hour - 9) * 7].positions[0].required;
        assert_eq!([13, 14, 22, 24].map(heads), [2, 3, 1, 1]);
    }

    #[test]
    fn positions_are_found_by_id_and_then_by_name() {
        let mut plan = week("cook/kitchen:1 host/floor:1 bar/floor:1", "", "");
        let one = [[1; 3]; 7];
        let applied = plan.follow(&template(&[
            ("p7", " COOK ", [[2; 3]; 7]),
            ("host", "Bar", [[3; 3]; 7]),
            ("chef", "Chef", one),
        ]));
        assert_eq!(applied.applied, ["cook", "host", "bar"]);
        assert_eq!(
            (applied.unknown, applied.untouched.len()),
            (vec!["chef".to_owned()], 0)
        );
        let required: Vec<_> = plan
            .positions
            .iter()
            .map(PositionWeek::most_required)
            .collect();
        assert_eq!(required, [2, 3, 3]);
        let applied = plan.follow(&Template::default());
        assert_eq!(applied.untouched, ["cook", "host", "bar"]);
        assert_eq!(plan.requirements(), []);
    }

    #[test]
    fn heads_out_of_range_are_refused_with_their_place() {
        let good = json!({"morning": 1, "afternoon": 1, "night": 1});
        let mut days = json!({"mon": good, "tue": good, "wed": good, "thu": good, "fri": good, "sat": good, "sun": good});
        days["sat"]["night"] = json!(1_000_001);
        let error = read(json!([{"id": "a", "name": "A", "requirements": days}])).unwrap_err();
        assert_eq!(error.code, "required-out-of-range");
        assert_eq!(
            error.path.as_deref(),
            Some("template[0].requirements.sat.night")
        );
        let many: Vec<Value> = (0..1_001)
            .map(|_| json!({"id": "a", "name": "A", "requirements": {"mon": good, "tue": good, "wed": good, "thu": good, "fri": good, "sat": good, "sun": good}}))
            .collect();
        assert_eq!(
            read(Value::from(many)).unwrap_err().code,
            "too-many-entries"
        );
    }
}
