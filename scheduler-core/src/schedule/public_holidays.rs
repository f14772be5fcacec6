//! Public holidays, worked out from the rules of each country.

use chrono::{Datelike, Days, NaiveDate, Weekday};
use serde::Serialize;

use super::law::LawId;

/// A public holiday, by what is celebrated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say what they are")]
pub enum PublicHoliday {
    NewYear,
    Epiphany,
    MartinLutherKing,
    Washington,
    CesarChavez,
    GoodFriday,
    EasterMonday,
    LabourDay,
    EarlyMay,
    Victory1945,
    Ascension,
    WhitMonday,
    SpringBank,
    Memorial,
    Juneteenth,
    Independence,
    Bastille,
    Assumption,
    SummerBank,
    LaborDay,
    GermanUnity,
    Columbus,
    NationalDayOfSpain,
    AllSaints,
    Veterans,
    Armistice,
    Thanksgiving,
    DayAfterThanksgiving,
    SpanishConstitution,
    ImmaculateConception,
    Christmas,
    SecondChristmasDay,
    Boxing,
    RoyalWedding,
    Jubilee,
    StateFuneral,
    Coronation,
}

/// The date of a public holiday.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct HolidayDate {
    /// The date.
    pub date: NaiveDate,
    /// What is celebrated.
    pub holiday: PublicHoliday,
    /// Whether it is a day off in place of one that is on a weekend.
    pub substitute: bool,
}

/// How the date of a holiday follows from the year.
#[derive(Clone, Copy)]
enum Rule {
    /// A month and day.
    On(u32, u32),
    /// Days after Easter Sunday.
    Easter(i64),
    /// A weekday of a month by its number, 1 to 4, and days after it.
    Nth(u32, Weekday, u8, u64),
    /// The last weekday of a month.
    Last(u32, Weekday),
}

use PublicHoliday as Of;
use Rule::{Easter, Last, Nth, On};
use Weekday::{Mon, Sat, Sun, Thu};

/// A holiday, its date, and the first year in which it is one.
type Entry = (PublicHoliday, Rule, i32);

/// Spain: Estatuto de los Trabajadores 37.2 and Real Decreto 2001/1983, article 45. Which holidays of a community stand in
/// place of Epiphany and of those on a Sunday is the community's decision, and two more are the town's.
const SPAIN: [Entry; 10] = [
    (Of::NewYear, On(1, 1), 1983),
    (Of::Epiphany, On(1, 6), 1983),
    (Of::GoodFriday, Easter(-2), 1983),
    (Of::LabourDay, On(5, 1), 1983),
    (Of::Assumption, On(8, 15), 1983),
    (Of::NationalDayOfSpain, On(10, 12), 1983),
    (Of::AllSaints, On(11, 1), 1983),
    (Of::SpanishConstitution, On(12, 6), 1985),
    (Of::ImmaculateConception, On(12, 8), 1983),
    (Of::Christmas, On(12, 25), 1983),
];

/// France: Code du travail, L3133-1. Alsace and Moselle have two more (L3134-13).
const FRANCE: [Entry; 11] = [
    (Of::NewYear, On(1, 1), 1982),
    (Of::EasterMonday, Easter(1), 1982),
    (Of::LabourDay, On(5, 1), 1982),
    (Of::Victory1945, On(5, 8), 1982),
    (Of::Ascension, Easter(39), 1982),
    (Of::WhitMonday, Easter(50), 1982),
    (Of::Bastille, On(7, 14), 1982),
    (Of::Assumption, On(8, 15), 1982),
    (Of::AllSaints, On(11, 1), 1982),
    (Of::Armistice, On(11, 11), 1982),
    (Of::Christmas, On(12, 25), 1982),
];

/// Germany: the nine that all states have in their laws of Sundays and holidays (such as Bayern, FTG article 1); the third of
/// October by article 2 of the Einigungsvertrag. Every state has more.
const GERMANY: [Entry; 9] = [
    (Of::NewYear, On(1, 1), 1990),
    (Of::GoodFriday, Easter(-2), 1990),
    (Of::EasterMonday, Easter(1), 1990),
    (Of::LabourDay, On(5, 1), 1990),
    (Of::Ascension, Easter(39), 1990),
    (Of::WhitMonday, Easter(50), 1990),
    (Of::GermanUnity, On(10, 3), 1990),
    (Of::Christmas, On(12, 25), 1990),
    (Of::SecondChristmasDay, On(12, 26), 1990),
];

/// England and Wales: Banking and Financial Dealings Act 1971, section 1 and schedule 1; Christmas Day and Good Friday by
/// common law; New Year's Day and the first Monday in May by proclamation under section 1(3).
const ENGLAND_AND_WALES: [Entry; 8] = [
    (Of::NewYear, On(1, 1), 1974),
    (Of::GoodFriday, Easter(-2), 1972),
    (Of::EasterMonday, Easter(1), 1972),
    (Of::EarlyMay, Nth(5, Mon, 1, 0), 1978),
    (Of::SpringBank, Last(5, Mon), 1972),
    (Of::SummerBank, Last(8, Mon), 1972),
    (Of::Christmas, On(12, 25), 1972),
    (Of::Boxing, On(12, 26), 1972),
];

/// The bank holidays that proclamations moved since 2011: the holiday and its date.
const MOVED: [(PublicHoliday, (i32, u32, u32)); 3] = [
    (Of::SpringBank, (2012, 6, 4)),
    (Of::EarlyMay, (2020, 5, 8)),
    (Of::SpringBank, (2022, 6, 2)),
];

/// The bank holidays that proclamations added since 2011.
const ADDED: [(PublicHoliday, (i32, u32, u32)); 5] = [
    (Of::RoyalWedding, (2011, 4, 29)),
    (Of::Jubilee, (2012, 6, 5)),
    (Of::Jubilee, (2022, 6, 3)),
    (Of::StateFuneral, (2022, 9, 19)),
    (Of::Coronation, (2023, 5, 8)),
];

/// United States: 5 U.S.C. 6103(a). Private employers may work on them.
const UNITED_STATES: [Entry; 11] = [
    (Of::NewYear, On(1, 1), 1971),
    (Of::MartinLutherKing, Nth(1, Mon, 3, 0), 1986),
    (Of::Washington, Nth(2, Mon, 3, 0), 1971),
    (Of::Memorial, Last(5, Mon), 1971),
    (Of::Juneteenth, On(6, 19), 2021),
    (Of::Independence, On(7, 4), 1971),
    (Of::LaborDay, Nth(9, Mon, 1, 0), 1971),
    (Of::Columbus, Nth(10, Mon, 2, 0), 1971),
    (Of::Veterans, On(11, 11), 1978),
    (Of::Thanksgiving, Nth(11, Thu, 4, 0), 1971),
    (Of::Christmas, On(12, 25), 1971),
];

/// California: Government Code 19853(a), the holidays of the state's employees.
const CALIFORNIA: [Entry; 11] = [
    (Of::NewYear, On(1, 1), 2009),
    (Of::MartinLutherKing, Nth(1, Mon, 3, 0), 2009),
    (Of::Washington, Nth(2, Mon, 3, 0), 2009),
    (Of::CesarChavez, On(3, 31), 2009),
    (Of::Memorial, Last(5, Mon), 2009),
    (Of::Independence, On(7, 4), 2009),
    (Of::LaborDay, Nth(9, Mon, 1, 0), 2009),
    (Of::Veterans, On(11, 11), 2009),
    (Of::Thanksgiving, Nth(11, Thu, 4, 0), 2009),
    (Of::DayAfterThanksgiving, Nth(11, Thu, 4, 1), 2009),
    (Of::Christmas, On(12, 25), 2009),
];

/// Easter Sunday of a year, by the anonymous Gregorian computus.
///
/// ```
/// use scheduler_core::schedule::easter_sunday;
///
/// assert_eq!(easter_sunday(2027).unwrap().to_string(), "2027-03-28");
/// ```
#[must_use]
pub fn easter_sunday(year: i32) -> Option<NaiveDate> {
    let golden = year.rem_euclid(19);
    let (century, of_century) = (year.div_euclid(100), year.rem_euclid(100));
    let correction = (century + 8) / 25;
    let epact = (19 * golden + century - century / 4 - (century - correction + 1) / 3 + 15) % 30;
    let weekday = (32 + 2 * (century % 4) + 2 * (of_century / 4) - epact - of_century % 4) % 7;
    let late = (golden + 11 * epact + 22 * weekday) / 451;
    let days = epact + weekday - 7 * late + 114;
    let (month, day) = (u32::try_from(days / 31), u32::try_from(days % 31 + 1));
    NaiveDate::from_ymd_opt(year, month.ok()?, day.ok()?)
}

impl Rule {
    fn date(self, year: i32) -> Option<NaiveDate> {
        match self {
            On(month, day) => NaiveDate::from_ymd_opt(year, month, day),
            Easter(days) => easter_sunday(year)?.checked_add_signed(chrono::TimeDelta::days(days)),
            Nth(month, weekday, number, after) => {
                let nth = NaiveDate::from_weekday_of_month_opt(year, month, weekday, number)?;
                nth.checked_add_days(Days::new(after))
            }
            Last(month, weekday) => [5, 4].into_iter().find_map(|number| {
                NaiveDate::from_weekday_of_month_opt(year, month, weekday, number)
            }),
        }
    }
}

/// The public holidays of the country of a law in a year, earliest first: by the rules of today, each from the first year
/// on in which it was one. Those of a whole country; of the United Kingdom those of England and Wales. The directive of
/// the European Union and figures of one's own have none.
///
/// ```
/// use scheduler_core::schedule::{LawId, PublicHoliday, public_holidays};
///
/// let year = public_holidays(LawId::Es, 2026);
/// assert_eq!(year.len(), 10);
/// assert_eq!((year[2].date.to_string(), year[2].holiday), ("2026-04-03".to_owned(), PublicHoliday::GoodFriday));
/// ```
#[must_use]
pub fn public_holidays(law: LawId, year: i32) -> Vec<HolidayDate> {
    let mut holidays = with_substitutes(law, year);
    // The day off for a New Year's Day on Saturday is in the year before.
    if law == LawId::Us {
        holidays.extend(with_substitutes(law, year.saturating_add(1)));
    }
    holidays.retain(|holiday| holiday.date.year() == year);
    holidays.sort_by_key(|holiday| holiday.date);
    holidays
}

fn with_substitutes(law: LawId, year: i32) -> Vec<HolidayDate> {
    let table: &[Entry] = match law {
        LawId::Es => &SPAIN,
        LawId::Fr => &FRANCE,
        LawId::De => &GERMANY,
        LawId::Uk => &ENGLAND_AND_WALES,
        LawId::Us => &UNITED_STATES,
        LawId::UsCa => &CALIFORNIA,
        LawId::Eu | LawId::Own => &[],
    };
    let of = |&(holiday, date): &(PublicHoliday, Option<NaiveDate>)| {
        date.map(|date| HolidayDate {
            date,
            holiday,
            substitute: false,
        })
    };
    let date = |(year, month, day)| NaiveDate::from_ymd_opt(year, month, day);
    let known = table.iter().filter(|(_, _, since)| *since <= year);
    let known = known.map(|&(holiday, rule, _)| (holiday, rule.date(year)));
    let mut holidays: Vec<_> = known.filter_map(|entry| of(&entry)).collect();
    if law == LawId::Uk {
        let of_year = |&&(_, (of, _, _)): &&(PublicHoliday, (i32, u32, u32))| of == year;
        for &(moved, to) in MOVED.iter().filter(of_year) {
            holidays.retain(|known| known.holiday != moved);
            holidays.extend(of(&(moved, date(to))));
        }
        let added = ADDED.iter().filter(of_year);
        holidays.extend(added.filter_map(|&(holiday, on)| of(&(holiday, date(on)))));
    }
    for index in 0..holidays.len() {
        let Some(&holiday) = holidays.get(index) else {
            continue;
        };
        let taken = |date: NaiveDate| holidays.iter().any(|known| known.date == date);
        if let Some(date) = substitute(law, holiday, taken) {
            holidays.push(HolidayDate {
                date,
                substitute: true,
                ..holiday
            });
        }
    }
    holidays
}

/// The day off in place of a holiday on a weekend. England and Wales: the next working day (schedule 1 of the Act, and
/// proclamations). United States: Friday before Saturday, Monday after Sunday (5 U.S.C. 6103(b), Executive Order 11582).
/// California: Monday after Sunday, and for Veterans Day also Friday before Saturday (Government Code 19853(b), (c)).
fn substitute(
    law: LawId,
    holiday: HolidayDate,
    taken: impl Fn(NaiveDate) -> bool,
) -> Option<NaiveDate> {
    let date = holiday.date;
    match (law, date.weekday()) {
        (LawId::Uk, Sat | Sun) => {
            let working = |date: &NaiveDate| !matches!(date.weekday(), Sat | Sun) && !taken(*date);
            date.iter_days().find(working)
        }
        (LawId::Us | LawId::UsCa, Sun) => date.succ_opt(),
        (LawId::Us, Sat) => date.pred_opt(),
        (LawId::UsCa, Sat) if holiday.holiday == Of::Veterans => date.pred_opt(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dates(law: LawId, year: i32) -> String {
        let dates = public_holidays(law, year).into_iter();
        let dates = dates.map(|holiday| {
            let date = holiday.date.format("%m-%d").to_string();
            let substitute = if holiday.substitute { "*" } else { "" };
            format!("{date}{substitute}")
        });
        dates.collect::<Vec<_>>().join(" ")
    }

    /// [D-561] dates of the tables of the Book of Common Prayer and of almanacs.
    #[test]
    fn easter_is_that_of_the_almanacs() {
        let known = [
            (1818, "1818-03-22"),
            (1943, "1943-04-25"),
            (1954, "1954-04-18"),
            (1981, "1981-04-19"),
            (2000, "2000-04-23"),
            (2008, "2008-03-23"),
            (2011, "2011-04-24"),
            (2016, "2016-03-27"),
            (2017, "2017-04-16"),
            (2018, "2018-04-01"),
            (2019, "2019-04-21"),
            (2020, "2020-04-12"),
            (2021, "2021-04-04"),
            (2022, "2022-04-17"),
            (2023, "2023-04-09"),
            (2024, "2024-03-31"),
            (2025, "2025-04-20"),
            (2026, "2026-04-05"),
            (2027, "2027-03-28"),
            (2028, "2028-04-16"),
            (2029, "2029-04-01"),
            (2030, "2030-04-21"),
            (2038, "2038-04-25"),
            (2285, "2285-03-22"),
        ];
        for (year, date) in known {
            assert_eq!(easter_sunday(year).unwrap().to_string(), date);
        }
        for year in 1..=9999 {
            let easter = easter_sunday(year).unwrap();
            assert_eq!(easter.weekday(), Sun, "{year}");
            let (first, last) = (On(3, 22).date(year), On(4, 25).date(year));
            assert!(first <= Some(easter) && Some(easter) <= last, "{year}");
        }
    }

    /// The lists of the government, gov.uk/bank-holidays, with 25 December and 1 January also where they are on a weekend.
    #[test]
    fn bank_holidays_of_england_and_wales() {
        let known = [
            (
                2017,
                "01-01 01-02* 04-14 04-17 05-01 05-29 08-28 12-25 12-26",
            ),
            (2018, "01-01 03-30 04-02 05-07 05-28 08-27 12-25 12-26"),
            (2019, "01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26"),
            (
                2020,
                "01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-26 12-28*",
            ),
            (
                2021,
                "01-01 04-02 04-05 05-03 05-31 08-30 12-25 12-26 12-27* 12-28*",
            ),
            (
                2022,
                "01-01 01-03* 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-25 12-26 12-27*",
            ),
            (
                2023,
                "01-01 01-02* 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26",
            ),
            (2024, "01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26"),
            (2025, "01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26"),
            (
                2026,
                "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28*",
            ),
            (
                2027,
                "01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27* 12-28*",
            ),
        ];
        for (year, list) in known {
            assert_eq!(dates(LawId::Uk, year), list, "{year}");
        }
    }

    /// The lists of the Office of Personnel Management; a day off is starred and stands beside its holiday.
    #[test]
    fn federal_holidays_of_the_united_states() {
        let known = [
            (
                2015,
                "01-01 01-19 02-16 05-25 07-03* 07-04 09-07 10-12 11-11 11-26 12-25",
            ),
            (
                2016,
                "01-01 01-18 02-15 05-30 07-04 09-05 10-10 11-11 11-24 12-25 12-26*",
            ),
            (
                2017,
                "01-01 01-02* 01-16 02-20 05-29 07-04 09-04 10-09 11-10* 11-11 11-23 12-25",
            ),
            (
                2018,
                "01-01 01-15 02-19 05-28 07-04 09-03 10-08 11-11 11-12* 11-22 12-25",
            ),
            (
                2019,
                "01-01 01-21 02-18 05-27 07-04 09-02 10-14 11-11 11-28 12-25",
            ),
            (
                2020,
                "01-01 01-20 02-17 05-25 07-03* 07-04 09-07 10-12 11-11 11-26 12-25",
            ),
            (
                2021,
                "01-01 01-18 02-15 05-31 06-18* 06-19 07-04 07-05* 09-06 10-11 11-11 11-25 12-24* 12-25 12-31*",
            ),
            (
                2022,
                "01-01 01-17 02-21 05-30 06-19 06-20* 07-04 09-05 10-10 11-11 11-24 12-25 12-26*",
            ),
            (
                2023,
                "01-01 01-02* 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10* 11-11 11-23 12-25",
            ),
            (
                2024,
                "01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25",
            ),
            (
                2025,
                "01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25",
            ),
            (
                2026,
                "01-01 01-19 02-16 05-25 06-19 07-03* 07-04 09-07 10-12 11-11 11-26 12-25",
            ),
        ];
        for (year, list) in known {
            assert_eq!(dates(LawId::Us, year), list, "{year}");
        }
    }

    /// The lists of the state's Department of Human Resources.
    #[test]
    fn state_holidays_of_california() {
        let known = [
            (
                2021,
                "01-01 01-18 02-15 03-31 05-31 07-04 07-05* 09-06 11-11 11-25 11-26 12-25",
            ),
            (
                2022,
                "01-01 01-17 02-21 03-31 05-30 07-04 09-05 11-11 11-24 11-25 12-25 12-26*",
            ),
            (
                2023,
                "01-01 01-02* 01-16 02-20 03-31 05-29 07-04 09-04 11-10* 11-11 11-23 11-24 12-25",
            ),
            (
                2024,
                "01-01 01-15 02-19 03-31 04-01* 05-27 07-04 09-02 11-11 11-28 11-29 12-25",
            ),
            (
                2025,
                "01-01 01-20 02-17 03-31 05-26 07-04 09-01 11-11 11-27 11-28 12-25",
            ),
        ];
        for (year, list) in known {
            assert_eq!(dates(LawId::UsCa, year), list, "{year}");
        }
    }

    /// The dates that move with Easter, as the calendars of the countries have them; the others are fixed.
    #[test]
    fn holidays_of_spain_france_and_germany() {
        let moving = [
            (2015, "04-03", "04-06", "05-14", "05-25"),
            (2016, "03-25", "03-28", "05-05", "05-16"),
            (2017, "04-14", "04-17", "05-25", "06-05"),
            (2018, "03-30", "04-02", "05-10", "05-21"),
            (2019, "04-19", "04-22", "05-30", "06-10"),
            (2020, "04-10", "04-13", "05-21", "06-01"),
            (2021, "04-02", "04-05", "05-13", "05-24"),
            (2022, "04-15", "04-18", "05-26", "06-06"),
            (2023, "04-07", "04-10", "05-18", "05-29"),
            (2024, "03-29", "04-01", "05-09", "05-20"),
            (2025, "04-18", "04-21", "05-29", "06-09"),
            (2026, "04-03", "04-06", "05-14", "05-25"),
        ];
        let sorted = |mut dates: Vec<&str>| {
            dates.sort_unstable();
            dates.join(" ")
        };
        for (year, friday, monday, ascension, whit) in moving {
            let spain = vec![
                "01-01", "01-06", friday, "05-01", "08-15", "10-12", "11-01", "12-06", "12-08",
                "12-25",
            ];
            assert_eq!(dates(LawId::Es, year), sorted(spain), "Spain {year}");
            let france = vec![
                "01-01", monday, "05-01", "05-08", ascension, whit, "07-14", "08-15", "11-01",
                "11-11", "12-25",
            ];
            assert_eq!(dates(LawId::Fr, year), sorted(france), "France {year}");
            let germany = vec![
                "01-01", friday, monday, "05-01", ascension, whit, "10-03", "12-25", "12-26",
            ];
            assert_eq!(dates(LawId::De, year), sorted(germany), "Germany {year}");
        }
    }

    #[test]
    fn a_holiday_begins_with_its_law() {
        let has = |year, holiday| {
            let holidays = public_holidays(LawId::Us, year);
            holidays.iter().any(|known| known.holiday == holiday)
        };
        assert!(!has(2020, Of::Juneteenth) && has(2021, Of::Juneteenth));
        assert!(!has(1985, Of::MartinLutherKing) && has(1986, Of::MartinLutherKing));
        assert!(!has(1900, Of::Christmas));
    }

    #[test]
    fn the_directive_and_own_figures_have_none() {
        for law in [LawId::Eu, LawId::Own] {
            assert_eq!(public_holidays(law, 2026), []);
        }
    }

    #[test]
    fn the_ends_of_the_calendar_do_not_panic() {
        for year in [i32::MIN, -1, 0, 1, 9999, 262_142, i32::MAX] {
            for law in [LawId::Us, LawId::Uk, LawId::De] {
                assert!(public_holidays(law, year).len() < 20);
            }
        }
    }
}
