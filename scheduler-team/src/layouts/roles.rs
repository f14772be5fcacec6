//! What the headings of columns say.

use crate::{
    cells::{Value, value},
    dates::{self, DateText},
    words,
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
    Availability,
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
    let any = |list: &str| words::any_of(&words, list);
    if any(
        "actual actuals clock clocked punch punched worked real toteutunut toteuma ist effettivo \
        fichaje fichado badge realized attended",
    ) {
        Some(Origin::Clocked)
    } else if any(
        "planned plan scheduled sched rostered rota previsto prevista planificado suunniteltu suunnitelma \
        geplant soll prevu pianificato planejado expected",
    ) {
        Some(Origin::Planned)
    } else {
        None
    }
}

/// Whether a heading is that of a column of weeks: `Week`, `W/C`, `Week commencing`, `KW`.
pub(crate) fn is_week(text: &str) -> bool {
    let words = words::words(text);
    words.len() <= 3
        && (words::any_of(
            &words,
            "week weeks wk kw woche kalenderwoche semana semaine settimana viikko vko weekcommencing",
        ) || matches!(&*words::fold(text), "w/c" | "w/b" | "wc" | "w/e"))
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
    matches!(
        &*words::fold(text),
        "timestamp" | "marca temporal" | "zeitstempel" | "aikaleima" | "horodateur"
    )
}

/// What the heading of a column says.
pub(crate) fn role(text: &str) -> Option<Role> {
    if text.len() > 60
        || dates::parse(text).is_some_and(|date| date.is_day())
        || !matches!(value(text), Value::Text | Value::Off(_))
    {
        return None;
    }
    if day_and_part(text).is_some() || day_of_question(text).is_some() {
        return None;
    }
    if is_timestamp(text) {
        return Some(Role::Other);
    }
    if matches!(&*words::fold(text), "o/t" | "ot" | "+/-" | "w/e") {
        return Some(Role::Other);
    }
    let words = words::words(text);
    let any = |list: &str| words::any_of(&words, list);
    let only = |list: &str| words.len() == 1 && any(list);
    if words.is_empty() || words.len() > 5 {
        return None;
    }
    if words.first().is_some_and(|word| {
        words::one_of(
            word,
            "repeat repeats recurrence recurring rrule repetir toistuu wiederholung",
        )
    }) {
        return Some(match any("end") {
            true => Role::Endless,
            false => Role::Repeats,
        });
    }
    if matches!(
        &*words.join(" "),
        "time zone" | "timezone" | "tz" | "zona horaria" | "zeitzone"
    ) {
        return Some(Role::Zone);
    }
    let person = any(
        "employee employees emp staff worker workers person people member members agent agents \
        associate associates colleague nurse crew assignee assigned resource attendee attendees \
        who empleado empleados empleada trabajador trabajadores trabajadora persona personas \
        personal tyontekija tyontekijat henkilo hoitaja mitarbeiter mitarbeiterin employe salarie \
        funcionario colaborador dipendente collaboratore volunteer operator driver medewerker anstalld",
    );
    let name = any("name names nombre nombres nimi nom nome fullname namn naam");
    let id = any(
        "id ids number no nr nro num numero code codigo # key legajo matricule matricola numer \
        numero tunnus",
    );
    let begins = any(
        "start starts begin begins from in inicio entrada desde comienzo alku alkaa alkaen beginn \
        von debut inizio dalle das entree onsite",
    );
    let ends = any(
        "end ends finish finishes to until out stop fin salida hasta termino loppu loppuu paattyy \
        ende bis fine saida uscita alle sortie till",
    );
    let date = any(
        "date dates fecha datum data pvm paivamaara giorno jour tag wochentag weekday day dia paiva \
        viikonpaiva dow",
    );
    if any(
        "phone phones mobile tel telephone telefono puhelin telefon email mail correo address ext \
        extension whatsapp",
    ) {
        return Some(Role::Other);
    }
    // `Available from` beside `Available to` are times.
    if words::is_availability(text) && !(words.len() > 1 && (begins || ends)) {
        return Some(Role::Availability);
    }
    if any(
        "wage rate hourly pay salary salario tarifa lohn stundenlohn palkka tuntipalkka paga wages cost",
    ) {
        return Some(Role::Wage);
    }
    if any("contract contracted contrato sopimus vertrag contrat contratto") {
        return Some(Role::Contract);
    }
    if any("max maximum maximo maxima enintaan") && !any("staff") {
        return Some(Role::Maximum);
    }
    if words::is_demand(text)
        || any("qty quantity cantidad anzahl maara lkm vacancies")
        || words == ["count"]
        || (any("number no num") && any("of staff people workers") && !any("employee"))
    {
        return Some(Role::Heads);
    }
    if any("break breaks lunch pause descanso tauko pausa pausen meal pauze") {
        return Some(Role::Break);
    }
    if any("surname lastname apellido apellidos sukunimi nachname cognome apelido sobrenome")
        || (name && any("last family"))
    {
        return Some(Role::Surname);
    }
    if any("firstname etunimi vorname prenom forename") || (name && any("first given")) {
        return Some(Role::First);
    }
    if any("subject summary title event asunto") && words.len() <= 2 && !any("job") {
        return Some(Role::Subject);
    }
    let job = any(
        "role roles position positions job jobs puesto rol cargo posicion tehtava tehtavanimike \
        nimike rooli funktion funcion ruolo mansione funcao posto categoria designation desig occupation \
        grade stelle",
    );
    if begins || ends {
        if date {
            return Some(if ends && !begins {
                Role::EndDay
            } else {
                Role::Day
            });
        }
        // `To` and `In` also occur in other headings.
        let known = words.iter().all(|word| {
            words::one_of(word.as_str(), "available time times shift hour hora hours de clock actual planned scheduled rostered am pm turno \
        zeit aika klo work punch clocked signed sign check log real plan expected worked duty soll \
        ist toteutunut suunniteltu previsto prevista heure ora horario arbeit dienst vuoro vuoron") || begins_or_ends(word) || word.parse::<u8>().is_ok()
        });
        if known || words.len() <= 2 {
            return Some(if begins { Role::Start } else { Role::End });
        }
    }
    // `Shift ID` names the row, not the person.
    if id
        && !person
        && !name
        && words.len() == 2
        && any("shift schedule roster record row entry booking assignment event line")
    {
        return Some(Role::Other);
    }
    if person && id && !name {
        return Some(Role::Id);
    }
    if job && !any("shift") {
        return Some(if id && !name {
            Role::Other
        } else {
            Role::Position(1)
        });
    }
    if (person && !any("type hours total group count"))
        || (name
            && words.iter().all(|word| {
                words::one_of(word.as_str(), "name names full nombre nombres y completo nimi nom nome namn naam display preferred complet fullname \
        the what is your cual es tu su")
            }))
    {
        return Some(Role::Person);
    }
    if only("id ids # no nr nro number code tunnus")
        || (id && words.len() <= 2 && any("id payroll badge"))
    {
        return Some(Role::Id);
    }
    if date && !any("off days rest") {
        return Some(Role::Day);
    }
    if any(
        "status state estado attendance absence leave absences poissaolo tila stato statut ausencia \
        abwesenheit",
    ) {
        return Some(Role::Status);
    }
    if any("duration length duracion kesto dauer duree durata duracao total totals") {
        return Some(Role::Length);
    }
    if any(
        "shift shifts time times hours hrs schedule horario horas turno turnos vuoro tyovuoro \
        schicht dienst orario horaire horaires tunnit stunden ore klo aika uhrzeit zeit zeiten \
        arbeitszeit duty heures tyoaika kello",
    ) {
        return Some(Role::Shift);
    }
    if only("type tipo typ") || any("type") {
        return Some(Role::Position(2));
    }
    if any("task tasks activity tarea aufgabe") {
        return Some(Role::Position(6));
    }
    if any(
        "department departamento dept area section seccion station team equipo ward unit zone zona \
        osasto yksikko tiimi abteilung bereich reparto setor secteur service skill",
    ) && !id
    {
        return Some(Role::Position(4));
    }
    if any(
        "program programme project site location store channel venue branch lugar local tienda \
        toimipiste paikka standort lieu sede queue",
    ) && !id
    {
        return Some(Role::Position(5));
    }
    if any("skills habilidades osaaminen") {
        return Some(Role::Skills);
    }
    if any(
        "note notes comment comments remark remarks notas nota observaciones huom bemerkung \
        bemerkungen muistiinpanot",
    ) {
        return Some(Role::Note);
    }
    if any(
        "description ratio week mode client participant customer patient total overtime restaurant \
        created updated",
    ) {
        return Some(Role::Other);
    }
    None
}

fn begins_or_ends(word: &str) -> bool {
    words::one_of(
        word,
        "start starts begin begins from in inicio entrada desde comienzo alku alkaa beginn von \
        debut inizio end ends finish to until out stop fin salida hasta loppu loppuu ende bis fine \
        saida uscita paattyy till",
    )
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
            ("Työntekijä", Some(Role::Person)),
            ("Päivä", Some(Role::Day)),
            ("Apellidos", Some(Role::Surname)),
            ("Phone", Some(Role::Other)),
            ("EveningPhone", Some(Role::Other)),
            ("Monday", None),
            ("9-17", None),
            ("Ana", None),
        ] {
            assert_eq!(role(text), expected, "{text}");
        }
        assert_eq!(origin("Actual start"), Some(Origin::Clocked));
        assert_eq!(origin("Rostered"), Some(Origin::Planned));
    }
}
