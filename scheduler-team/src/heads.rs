//! Requirements derived from the week's own shifts.

use std::collections::{HashMap, HashSet};

use scheduler_core::{
    Day, Schedule,
    demand::{DayRequirements, SlotRequirements, TemplatePosition},
    schedule::SLOTS,
};

/// Heads count for a slot if they are on duty for at least half of it: a lunch peak of two hours does not require as
/// many people until the evening.
const SHARE: usize = 2;
const QUARTERS_OF_HOUR: usize = 4;
const DAY: usize = 24 * QUARTERS_OF_HOUR;

/// For each position and slot the most people that any day of the week has on duty. A day on which nobody of the team
/// works requires nobody.
pub(crate) fn propose(schedule: &Schedule) -> Vec<TemplatePosition> {
    let staff = schedule.staff().iter();
    let of_person: HashMap<&str, &str> = staff
        .map(|member| (&*member.id, &*member.position_id))
        .collect();
    let works = |day: Day| schedule.shifts().iter().any(|shift| shift.time.day == day);
    let positions = schedule.positions().iter();
    positions
        .map(|position| {
            let counts = counts(schedule, &of_person, &position.id);
            let slots = SLOTS.map(|slot| {
                let info = slot.info();
                let from = hours(info.start);
                // The night ends on the next day.
                let length = (hours(info.end) + DAY - from) % DAY;
                let days = Day::ALL.into_iter().filter(|day| works(*day));
                days.map(|day| sustained(&counts, day.index() * DAY + from, length))
                    .max()
                    .unwrap_or(0)
            });
            let [morning, afternoon, night] = slots;
            let open = SlotRequirements {
                morning,
                afternoon,
                night,
            };
            let closed = SlotRequirements {
                morning: 0,
                afternoon: 0,
                night: 0,
            };
            let [mon, tue, wed, thu, fri, sat, sun] =
                Day::ALL.map(|day| if works(day) { open } else { closed });
            let requirements = DayRequirements {
                mon,
                tue,
                wed,
                thu,
                fri,
                sat,
                sun,
            };
            TemplatePosition::new(&*position.id, &*position.name, requirements)
        })
        .collect()
}

fn hours(hour: u8) -> usize {
    usize::from(hour) * QUARTERS_OF_HOUR
}

/// The people of a position in each quarter of an hour of the week; hours after Sunday midnight belong to Sunday's
/// night.
fn counts(schedule: &Schedule, of_person: &HashMap<&str, &str>, position_id: &str) -> Vec<u32> {
    let mut people: Vec<HashSet<&str>> = vec![HashSet::new(); 8 * DAY];
    for shift in schedule.shifts() {
        let own = shift
            .position_id
            .as_deref()
            .or_else(|| of_person.get(&*shift.staff_id).copied());
        if own != Some(position_id) {
            continue;
        }
        let (from, to) = (shift.start_minutes() / 15, shift.end_minutes() / 15);
        for people in people.get_mut(from..to).unwrap_or_default() {
            // Two shifts of one person at once are one head.
            people.insert(&shift.staff_id);
        }
    }
    people
        .iter()
        .map(|people| u32::try_from(people.len()).unwrap_or(u32::MAX))
        .collect()
}

/// The most heads that are on duty for half of a slot.
fn sustained(counts: &[u32], from: usize, length: usize) -> u32 {
    let mut slot: Vec<u32> = counts.get(from..from + length).unwrap_or_default().to_vec();
    slot.sort_unstable_by(|one, other| other.cmp(one));
    slot.get((length / SHARE).saturating_sub(1))
        .copied()
        .unwrap_or(0)
}

/// The heads of the busiest slot.
pub(crate) fn most(requirements: &DayRequirements) -> u32 {
    let DayRequirements {
        mon,
        tue,
        wed,
        thu,
        fri,
        sat,
        sun,
    } = requirements;
    let slots = [mon, tue, wed, thu, fri, sat, sun].into_iter();
    let heads = slots.map(|slots| slots.morning.max(slots.afternoon).max(slots.night));
    heads.max().unwrap_or(0)
}
