//! Reads the public text format of nurse rostering instances (schedulingbenchmarks.org).

use std::collections::HashMap;

use scheduler_solver::types::{Cover, Instance, Person, Request, ShiftType};

/// The names of people and types, in the instance's order.
#[allow(dead_code, reason = "only the example prints them")]
pub struct Names {
    pub people: Vec<String>,
    pub types: Vec<String>,
}

/// The instance of a text, or what is wrong with it.
pub fn read(text: &str) -> Result<(Instance, Names), String> {
    let mut sections: HashMap<String, Vec<Vec<String>>> = HashMap::new();
    let mut section = String::new();
    for line in text.trim_start_matches('\u{feff}').lines().map(str::trim) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(name) = line.strip_prefix("SECTION_") {
            section = name.to_owned();
            continue;
        }
        let fields = line.split(',').map(|field| field.trim().to_owned());
        sections
            .entry(section.clone())
            .or_default()
            .push(fields.collect());
    }
    let of = |name: &str| sections.get(name).map_or(&[][..], Vec::as_slice);
    let field = |line: &[String], at: usize| {
        line.get(at)
            .cloned()
            .ok_or(format!("a line without field {at}: {line:?}"))
    };
    let number = |line: &[String], at: usize| {
        field(line, at)?
            .parse::<u32>()
            .map_err(|error| format!("{line:?}: {error}"))
    };
    let names = |name: &str| {
        of(name)
            .iter()
            .map(|line| field(line, 0))
            .collect::<Result<Vec<_>, _>>()
    };
    let (types, people) = (names("SHIFTS")?, names("STAFF")?);
    let numbers = |names: &[String]| -> HashMap<String, usize> {
        names
            .iter()
            .cloned()
            .enumerate()
            .map(|(at, name)| (name, at))
            .collect()
    };
    let (type_of, person_of) = (numbers(&types), numbers(&people));
    let known = |names: &HashMap<String, usize>, name: &str| {
        names
            .get(name)
            .copied()
            .ok_or(format!("unknown name {name:?}"))
    };
    let mut instance = Instance {
        days: number(of("HORIZON").first().ok_or("no horizon")?, 0)? as usize,
        ..Instance::default()
    };
    for line in of("SHIFTS") {
        let next = field(line, 2).unwrap_or_default();
        instance.types.push(ShiftType {
            minutes: number(line, 1)?,
            not_next: next
                .split('|')
                .filter(|name| !name.is_empty())
                .map(|name| known(&type_of, name))
                .collect::<Result<_, _>>()?,
        });
    }
    for line in of("STAFF") {
        let mut most = vec![0; types.len()];
        for limit in field(line, 1)?.split('|').filter(|limit| !limit.is_empty()) {
            let (name, count) = limit.split_once('=').ok_or(format!("no limit: {limit}"))?;
            let count = count.parse().map_err(|error| format!("{limit}: {error}"))?;
            *most.get_mut(known(&type_of, name)?).ok_or("types")? = count;
        }
        instance.people.push(Person {
            most,
            max_minutes: number(line, 2)?,
            min_minutes: number(line, 3)?,
            max_run: number(line, 4)?,
            min_run: number(line, 5)?,
            min_off: number(line, 6)?,
            max_weekends: number(line, 7)?,
            ..Person::default()
        });
    }
    for line in of("DAYS_OFF") {
        let person = known(&person_of, &field(line, 0)?)?;
        let person = instance.people.get_mut(person).ok_or("people")?;
        for day in line.iter().skip(1).filter(|day| !day.is_empty()) {
            let day = day.parse().map_err(|error| format!("{line:?}: {error}"))?;
            person.days_off.push(day);
        }
    }
    let requests = |name: &str| {
        of(name)
            .iter()
            .map(|line| {
                Ok(Request {
                    person: known(&person_of, &field(line, 0)?)?,
                    day: number(line, 1)? as usize,
                    kind: known(&type_of, &field(line, 2)?)?,
                    weight: number(line, 3)?,
                })
            })
            .collect::<Result<Vec<_>, String>>()
    };
    instance.on_requests = requests("SHIFT_ON_REQUESTS")?;
    instance.off_requests = requests("SHIFT_OFF_REQUESTS")?;
    for line in of("COVER") {
        instance.cover.push(Cover {
            day: number(line, 0)? as usize,
            kind: known(&type_of, &field(line, 1)?)?,
            heads: number(line, 2)
                .or_else(|error| (field(line, 2)? == "-0").then_some(0).ok_or(error))?,
            under: number(line, 3)?,
            over: number(line, 4)?,
        });
    }
    Ok((instance, Names { people, types }))
}
