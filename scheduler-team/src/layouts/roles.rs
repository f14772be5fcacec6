//! What the headings of columns say.

use crate::{
    cells::{Value, value},
    dates::{self, DateText},
    words::{self, Topic, Topics},
};

/// What a column is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Role {
    Person,
    First,
    Surname,
    Id,
    /// A date or a weekday.
    Day,
    EndDay,
    Start,
    End,
    /// Times, a code or a number of hours; the cells decide.
    Shift,
    /// Days and times in one cell.
    DaysAndTimes,
    Length,
    Break,
    /// A position; the lower the number, the more surely.
    Position(u8),
    /// Other positions of a person.
    Skills,
    Status,
    Heads,
    Contract,
    Maximum,
    Wage,
    /// Whether somebody is under 18.
    Minor,
    Availability,
    /// What somebody wishes.
    Wish,
    /// Whether a shift is confirmed: yes or no.
    Confirmed,
    /// The subject of a calendar's event: a person or a kind of shift.
    Subject,
    /// A note on a shift or an absence.
    Note,
    /// A rule by which the shift repeats, which is not read.
    Repeats,
    /// A rule without end, of which some weeks are read.
    Endless,
    /// The time zone of the times, if it is not that of the roster.
    Zone,
    /// Known, and no part of a roster.
    Other,
}

/// Whether a column of times is planned or clocked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    Planned,
    Clocked,
}

/// Choices of the reader of the table: what a column is.
#[derive(Debug, Clone, Default)]
pub(crate) struct Forced {
    /// Whether the table is a list without a heading whose columns are all given.
    pub list: bool,
    pub columns: Vec<(usize, Option<Role>)>,
    /// The column that names the week of each row.
    pub week: Option<usize>,
}

impl Forced {
    /// The choice for a column, if there is one: a role, or `None` to leave it out.
    pub fn of(&self, column: usize) -> Option<Option<Role>> {
        self.columns
            .iter()
            .find(|(own, _)| *own == column)
            .map(|(_, role)| *role)
    }
}

/// Whether a heading says planned or clocked.
pub(crate) fn origin(text: &str) -> Option<Origin> {
    let words = words::words(text);
    if words::any(&words, Topic::Clocked) {
        Some(Origin::Clocked)
    } else if words::any(&words, Topic::Planned) {
        Some(Origin::Planned)
    } else {
        None
    }
}

/// Whether a heading is that of a column of weeks: `Week`, `W/C`, `Week commencing`, `KW`.
pub(crate) fn is_week(text: &str) -> bool {
    let words = words::words(text);
    words.len() <= 3
        && (words::any(&words, Topic::Week)
            || matches!(&*words::fold(text), "w/c" | "w/b" | "wc" | "w/e"))
}

/// Whether a heading is that of a column which says whether an event lasts all day.
pub(crate) fn is_all_day(text: &str) -> bool {
    let folded = words::fold(text);
    [
        "all day",
        "allday",
        "todo el dia",
        "todo el día",
        "ganztägig",
        "ganztagig",
        "journee entiere",
        "journée entière",
        "tutto il giorno",
        "dia inteiro",
        "hele dag",
    ]
    .iter()
    .any(|known| folded.contains(known))
}

/// A heading that names a day and what of it the column has: `Monday Start`, `In 23/11`, `Tue Actual`.
pub(crate) fn day_and_part(text: &str) -> Option<(DateText, &str)> {
    if text.len() > 40 || text.len() < 5 {
        return None;
    }
    let is_part = |part: &str| {
        let word = words::fold(part);
        let known = matches!(
            role(part),
            Some(Role::Start | Role::End | Role::Shift | Role::Break | Role::Length)
        );
        (begins_or_ends(&word) || words::one_of(&word, "shift hours hrs break sched"))
            && (known || word == "sched")
            || origin(part).is_some()
            || words::one_of(&word, "ot o/t overtime")
    };
    let of = |part: &'_ str, rest: &str| -> Option<DateText> {
        // `Plan do` is until when it is planned; `Do Plan` is Thursday.
        if rest.starts_with(char::is_lowercase) && begins_or_ends(&words::fold(rest)) {
            return None;
        }
        let date = dates::parse(rest).filter(|date| {
            date.weekday.is_some() || date.has_day() && !date.weak || date.index.is_some()
        })?;
        is_part(part).then_some(date)
    };
    let marks = [' ', '_', '\n', '-'];
    let text = text.trim_matches(marks);
    let (before, last) = text.rsplit_once(marks)?;
    let (first, after) = text.split_once(marks)?;
    let joined = |rest: &str| rest.replace('_', " ");
    of(last, &joined(before))
        .map(|date| (date, last))
        .or_else(|| Some((of(first, &joined(after))?, first)))
}

/// The day that a heading of availability or a question of a form is about: `Available Mon`, `Hours [Monday]`.
pub(crate) fn day_of_question(text: &str) -> Option<DateText> {
    let is_day = |date: &DateText| date.weekday.is_some() || date.has_day() && !date.weak;
    if let Some((_, inner)) = text
        .trim()
        .strip_suffix(']')
        .and_then(|text| text.rsplit_once('['))
    {
        return dates::parse(inner).filter(is_day);
    }
    let words = text.split_whitespace();
    let (said, day): (Vec<&str>, Vec<&str>) = words.partition(|word| words::is_availability(word));
    let day = day.join(" ");
    // `Available to` is an end.
    if said.is_empty() || begins_or_ends(&words::fold(&day)) {
        return None;
    }
    dates::parse(&day).filter(is_day)
}

/// Whether a heading is that of the moments at which the answers of a form came.
pub(crate) fn is_timestamp(text: &str) -> bool {
    words::topics(&words::fold(text)).has(Topic::Timestamp)
}

/// Whether months come first, as the form of dates in a heading says: `(mm/dd/yyyy)`.
pub(crate) fn order_of_form(text: &str) -> Option<bool> {
    let folded = words::fold(text);
    let (_, form) = folded.split_once(['(', '['])?;
    let at = |of: &[&str]| of.iter().filter_map(|letters| form.find(letters)).min();
    let (day, month) = (at(&["dd", "jj", "tt"])?, at(&["mm"])?);
    form.contains(['/', '-', '.']).then_some(month < day)
}

/// What the heading of a column says.
pub(crate) fn role(text: &str) -> Option<Role> {
    role_of(text, dates::parse(text).as_ref(), &value(text))
}

/// As [`role`], for a text of which is known what else it can say.
pub(crate) fn role_of(text: &str, date: Option<&DateText>, value: &Value) -> Option<Role> {
    // `Start Date/Time (mm/dd/yyyy)`
    if let Some((heading, _)) = text
        .split_once(" (")
        .filter(|_| order_of_form(text).is_some())
    {
        return role(heading);
    }
    let folded = words::fold(text);
    let whole = words::topics(folded.trim_matches([' ', ':', '.', '*', '?']));
    // `18歳未満` begins like a time.
    if whole.has(Topic::Minor) {
        return Some(Role::Minor);
    }
    if text.len() > 60
        || date.is_some_and(DateText::is_day)
        || !matches!(value, Value::Text | Value::Off(_))
    {
        return None;
    }
    if day_and_part(text).is_some() || day_of_question(text).is_some() {
        return None;
    }
    if words::one_of(
        &folded.replace(' ', "_"),
        "days day(s) days_of_week working_days shift_days days_worked dias tage jours giorni dagen dager dni",
    ) {
        return Some(Role::Day);
    }
    if whole.has(Topic::Timestamp) || matches!(&*folded, "o/t" | "ot" | "+/-" | "w/e") {
        return Some(Role::Other);
    }
    if whole.has(Topic::Zone) {
        return Some(Role::Zone);
    }
    let words = words::words(text);
    if words.is_empty() || words.len() > 5 {
        return None;
    }
    Heading::of(&words, whole).role(text)
}

/// The words of a heading, and what they are about.
struct Heading<'a> {
    words: &'a [String],
    topics: Vec<Topics>,
    whole: Topics,
    /// What one of the words, or the whole text, is about.
    all: Topics,
}

impl<'a> Heading<'a> {
    fn of(words: &'a [String], whole: Topics) -> Self {
        let mut topics: Vec<Topics> = words.iter().map(|word| words::topics(word)).collect();
        // `남궁 일` is a name, though `일` alone is a day.
        if topics.iter().any(|word| !word.is_known()) {
            for (own, word) in topics.iter_mut().zip(words) {
                if word.chars().count() == 1 && word.chars().all(words::is_unspaced) {
                    *own = Topics::default();
                }
            }
        }
        let all = topics.iter().fold(whole, |all, word| all.with(*word));
        Self {
            words,
            topics,
            whole,
            all,
        }
    }

    fn has(&self, topic: Topic) -> bool {
        self.all.has(topic)
    }

    fn any(&self, list: &str) -> bool {
        words::any_of(self.words, list)
    }

    fn only(&self, topic: Topic) -> bool {
        self.words.len() == 1 && self.has(topic)
    }

    fn role(&self, text: &str) -> Option<Role> {
        use Topic as T;
        if self.topics.first().is_some_and(|word| word.has(T::Repeats)) {
            return Some(match self.any("end") {
                true => Role::Endless,
                false => Role::Repeats,
            });
        }
        let (begins, ends) = (self.has(T::Start), self.has(T::End));
        if self.has(T::Contact) {
            return Some(Role::Other);
        }
        // `Available from` beside `Available to` are times.
        if words::is_availability(text) && !(self.words.len() > 1 && (begins || ends)) {
            return Some(Role::Availability);
        }
        self.of_terms()
            .or_else(|| self.of_names())
            .or_else(|| self.of_times(begins, ends))
            .or_else(|| self.of_person())
            .or_else(|| self.of_shift())
            .or_else(|| self.of_place())
    }

    /// Terms of the contract, heads and breaks.
    fn of_terms(&self) -> Option<Role> {
        use Topic as T;
        if self.has(T::Wage) {
            return Some(Role::Wage);
        }
        if self.topics.iter().any(|word| word.has(T::Wish)) && self.words.len() <= 3 {
            return Some(Role::Wish);
        }
        // `Ryan Minor` is a name.
        if self.topics.iter().all(|word| word.has(T::Minor)) {
            return Some(Role::Minor);
        }
        if self.has(T::Contract) {
            return Some(Role::Contract);
        }
        if self.has(T::Maximum) && !self.any("staff people heads") {
            return Some(Role::Maximum);
        }
        let number_of_people = self.any("number no num")
            && self.any("of staff people workers")
            && !self.any("employee");
        // `min_staff`
        let fewest = self.any("min minimum required needed") && self.any("staff people heads")
            || self.any("open") && self.any("slot slots");
        if self.has(T::Demand)
            || fewest
            || self.has(T::Quantity)
            || self.words == ["count"]
            || number_of_people
        {
            return Some(Role::Heads);
        }
        self.has(T::Break).then_some(Role::Break)
    }

    /// Parts of names, and the titles of calendars.
    fn of_names(&self) -> Option<Role> {
        use Topic as T;
        let name = self.has(T::Name);
        if (self.has(T::Surname) && !self.has(T::FirstName) && !name) || (name && self.has(T::Last))
        {
            return Some(Role::Surname);
        }
        if (self.has(T::FirstName) && !self.has(T::Surname) && !name)
            || (name && self.has(T::First))
        {
            return Some(Role::First);
        }
        (self.has(T::Subject) && self.words.len() <= 2 && !self.any("job")).then_some(Role::Subject)
    }

    fn of_times(&self, begins: bool, ends: bool) -> Option<Role> {
        use Topic as T;
        if !begins && !ends {
            return None;
        }
        if self.has(T::Date) {
            return Some(if ends && !begins {
                Role::EndDay
            } else {
                Role::Day
            });
        }
        // `To` and `In` also occur in other headings.
        let known = self.topics.iter().zip(self.words).all(|(topics, word)| {
            topics.any(&[T::WithTimes, T::Start, T::End])
                || word == "off"
                || word.parse::<u8>().is_ok()
        });
        // `Van Dijk` is a name.
        let beside = self.words.len() == 2
            && self.words.iter().zip(&self.topics).any(|(word, topics)| {
                topics.any(&[T::Start, T::End])
                    && (word.len() >= 5 || words::one_of(word, "end fin ende fine from"))
            });
        (known || beside).then_some(if begins { Role::Start } else { Role::End })
    }

    fn of_person(&self) -> Option<Role> {
        use Topic as T;
        let (person, id) = (self.has(T::Person), self.has(T::Id));
        let name = self.has(T::Name) || self.has(T::Surname) || self.has(T::FirstName);
        // `Shift ID` names the row, not the person.
        if id && !person && !name && self.words.len() == 2 && self.has(T::Row) {
            return Some(Role::Other);
        }
        if person && id && !name {
            return Some(Role::Id);
        }
        if self.has(T::Job) && !self.any("shift") && !person {
            return Some(if id && !name {
                Role::Other
            } else {
                Role::Position(1)
            });
        }
        let of_names = self
            .topics
            .iter()
            .all(|word| word.any(&[T::Name, T::WithName, T::Surname, T::FirstName]));
        if (person && !self.any("type hours total group count"))
            || (name && (of_names || self.whole.has(T::Name)))
        {
            return Some(Role::Person);
        }
        if self.only(T::IdAlone)
            || (id && self.words.len() <= 2 && self.has(T::Badge))
            || self.whole.has(T::IdAlone)
        {
            return Some(Role::Id);
        }
        None
    }

    fn of_shift(&self) -> Option<Role> {
        use Topic as T;
        // `Summer Day` is a name.
        let named = self.words.len() == 2
            && self.topics.iter().any(|word| !word.is_known())
            && self.topics.iter().any(|word| word.has(T::DayNumber));
        if self.has(T::Date) && !named && !self.any("off days rest") {
            return Some(Role::Day);
        }
        if self.has(T::Confirmed) && self.words.len() <= 2 {
            return Some(Role::Confirmed);
        }
        if self.has(T::Status) {
            return Some(Role::Status);
        }
        if self.has(T::Length) && !self.has(T::Shift) || self.has(T::Length) && self.has(T::Total) {
            return Some(Role::Length);
        }
        if self.has(T::Shift) {
            return Some(Role::Shift);
        }
        None
    }

    fn of_place(&self) -> Option<Role> {
        use Topic as T;
        let id = self.has(T::Id);
        if self.has(T::Person) && self.any("group gruppe") {
            return Some(Role::Position(3));
        }
        if self.any("reason") {
            return Some(Role::Status);
        }
        if self.has(T::Kind) {
            return Some(Role::Position(2));
        }
        if self.has(T::Task) {
            return Some(Role::Position(6));
        }
        if self.has(T::Department) && !id {
            return Some(Role::Position(4));
        }
        if self.has(T::Place) && !id {
            return Some(Role::Position(5));
        }
        if self.has(T::Skills) {
            return Some(Role::Skills);
        }
        if self.has(T::Note) {
            return Some(Role::Note);
        }
        (self.has(T::Unused) || self.has(T::Week)).then_some(Role::Other)
    }
}

/// Whether a text is a word for the end of a shift, whatever else it is: `Do` is Thursday as well.
pub(crate) fn is_end(text: &str) -> bool {
    let folded = words::fold(text);
    let word = folded.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
    words::topics(word).has(Topic::End)
}

fn begins_or_ends(word: &str) -> bool {
    words::topics(word).any(&[Topic::Start, Topic::End])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_say_what_a_column_is() {
        for (text, expected) in [
            ("Name", Some(Role::Person)),
            ("Employee Name", Some(Role::Person)),
            ("Employee ID", Some(Role::Id)),
            ("agent_id", Some(Role::Id)),
            ("Shift ID", Some(Role::Other)),
            ("Workers", Some(Role::Person)),
            ("StartTime", Some(Role::Start)),
            ("Time Out", Some(Role::End)),
            ("Clock In", Some(Role::Start)),
            ("Start Date", Some(Role::Day)),
            ("End Date", Some(Role::EndDay)),
            ("Plan od", Some(Role::Start)),
            ("Plán do", Some(Role::End)),
            ("Wykonanie do", Some(Role::End)),
            ("Do Plan", None),
            ("Unpaid Break", Some(Role::Break)),
            ("Shift", Some(Role::Shift)),
            ("Horario", Some(Role::Shift)),
            ("Puesto", Some(Role::Position(1))),
            ("Support Type", Some(Role::Position(2))),
            ("Department", Some(Role::Position(4))),
            ("Restaurant Short Name", Some(Role::Other)),
            ("Restaurant Code", Some(Role::Other)),
            ("status", Some(Role::Status)),
            ("Staff needed", Some(Role::Heads)),
            ("Contract hours", Some(Role::Contract)),
            ("Max hours", Some(Role::Maximum)),
            ("Hourly rate", Some(Role::Wage)),
            ("Minor?", Some(Role::Minor)),
            ("Under 18", Some(Role::Minor)),
            ("Menor de 18 años", Some(Role::Minor)),
            ("Minderjährig", Some(Role::Minor)),
            ("18歳未満", Some(Role::Minor)),
            ("Ryan Minor", None),
            ("Työntekijä", Some(Role::Person)),
            ("Päivä", Some(Role::Day)),
            ("Apellidos", Some(Role::Surname)),
            ("Pracownik", Some(Role::Person)),
            ("Imię i nazwisko", Some(Role::Person)),
            ("Сотрудник", Some(Role::Person)),
            ("ФИО", Some(Role::Person)),
            ("Ονοματεπώνυμο", Some(Role::Person)),
            ("Ad Soyad", Some(Role::Person)),
            ("氏名", Some(Role::Person)),
            ("직원", Some(Role::Person)),
            ("姓名", Some(Role::Person)),
            ("Od", Some(Role::Start)),
            ("Έναρξη", Some(Role::Start)),
            ("開始時刻", Some(Role::Start)),
            ("下班时间", Some(Role::End)),
            ("Bitiş", Some(Role::End)),
            ("Окончание", Some(Role::End)),
            ("Přestávka", Some(Role::Break)),
            ("休憩時間", Some(Role::Break)),
            ("Befattning", Some(Role::Position(1))),
            ("岗位", Some(Role::Position(1))),
            ("Tarih", Some(Role::Day)),
            ("曜日", Some(Role::Day)),
            ("Uwagi", Some(Role::Note)),
            ("備考", Some(Role::Note)),
            ("Sicil No", Some(Role::Id)),
            ("Telefoon", Some(Role::Other)),
            ("Phone", Some(Role::Other)),
            ("EveningPhone", Some(Role::Other)),
            ("Monday", None),
            ("9-17", None),
            ("Ana", None),
            ("남궁 일", None),
        ] {
            assert_eq!(role(text), expected, "{text}");
        }
        assert_eq!(origin("Actual start"), Some(Origin::Clocked));
        assert_eq!(origin("Rostered"), Some(Origin::Planned));
    }
}
