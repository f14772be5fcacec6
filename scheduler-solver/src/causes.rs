//! Why a shift is proposed.

use std::cmp::Reverse;

use scheduler_core::{Day, HourRange};

use crate::{
    candidates::Candidate,
    plan::Cause,
    problem::{HOURS, Person, Problem},
};

/// Which hours a proposed shift covers, and why this person was chosen. `None` for a shift that covers no short hour,
/// which no plan contains. Where its position has enough people, it is there for a mark of the person.
pub(crate) fn cause(problem: &Problem, person: &Person, shift: Candidate) -> Option<Cause> {
    let position = problem.positions.get(shift.position)?;
    let is_short = |missing: &[u32]| {
        let mut hours = missing.iter().take(shift.end()).skip(shift.start);
        hours.any(|heads| *heads > 0)
    };
    let marks = person.marks.iter();
    let mut marks = marks.filter_map(|&index| Some((index, problem.marks.get(index)?)));
    let mark = if is_short(&position.missing) {
        None
    } else {
        Some(marks.find(|(_, mark)| mark.is_met_in(shift.position) && is_short(&mark.missing))?)
    };
    let (of_missing, of_scheduled) = match mark {
        Some((_, mark)) => (&mark.missing, &mark.scheduled),
        None => (&position.missing, &position.scheduled),
    };
    let missing = |hour: usize| of_missing.get(hour).copied().unwrap_or(0);
    let first = shift.range().find(|&hour| missing(hour) > 0)?;
    let midnight = first / HOURS * HOURS;
    let short = |hour: &usize| missing(*hour) > 0 && *hour < midnight + HOURS;
    let last = shift.range().rfind(short)?;
    let stretch = first..=last;
    // The hour with the most missing heads represents all of them; the first if there are several.
    let worst = stretch
        .clone()
        .max_by_key(|&hour| (missing(hour), Reverse(hour)))?;
    let scheduled = of_scheduled.get(worst).copied()?;

    let is_free = |person: &&Person| {
        let mut hours = stretch.clone();
        person.positions.contains(&shift.position)
            && mark.is_none_or(|(index, _)| person.marks.contains(&index))
            && hours.all(|hour| person.may_work_in(hour))
    };
    let free: Vec<_> = problem.people.iter().filter(is_free).collect();
    let hour_of_day = |hour: usize| u8::try_from(hour - midnight).ok();
    let mut own = person.days.get(shift.day())?.own.iter();
    let touched =
        own.find(|own| own.position == position.id && own.touches(shift.start, shift.end()));
    Some(Cause {
        position_id: position.id.clone(),
        day: Day::from_index(midnight / HOURS)?,
        hours: HourRange::new(hour_of_day(first)?, hour_of_day(last + 1)?),
        mark: mark.map(|(_, mark)| mark.mark.clone()),
        scheduled,
        wanted: scheduled + missing(worst),
        free: u32::try_from(free.len()).unwrap_or(u32::MAX),
        fewest_hours: free.iter().all(|other| person.load <= other.load),
        lengthens: touched.map(|own| own.id.clone()),
    })
}
