//! The vocabulary of tables: English, Spanish, Finnish, German, French, Italian, Portuguese, some of Swedish and Dutch. All words are in lower case
//! and without accents.

use scheduler_core::{Day, schedule::folded_name};
use serde::{Deserialize, Serialize};

/// A text in lower case, without accents, with one kind of dash and single blanks.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in folded_name(text).chars() {
        match c {
            '~' => {}
            '–' | '—' | '−' | '‐' | '‑' | '→' => folded.push('-'),
            '’' | '`' | '´' => folded.push('\''),
            _ if c.is_whitespace() => {
                if !folded.ends_with(' ') {
                    folded.push(' ');
                }
            }
            _ => folded.push(c),
        }
    }
    folded
}

/// The words of a text: `Start Time`, `start_time` and `StartTime` are the same two.
pub(crate) fn words(text: &str) -> Vec<String> {
    let mut spaced = String::new();
    let mut last = ' ';
    for c in text.chars() {
        if c.is_uppercase() && last.is_lowercase() {
            spaced.push(' ');
        }
        spaced.push(
            if c.is_alphanumeric() || matches!(c, '#' | '%' | '/' | '&') {
                c
            } else {
                ' '
            },
        );
        last = c;
    }
    let folded = fold(&spaced);
    folded
        .split([' ', '/', '&'])
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Whether a word is in a list of words that are separated by blanks. Not inlined: the lists are many, and the reader
/// is loaded by browsers.
#[inline(never)]
pub(crate) fn one_of(word: &str, list: &str) -> bool {
    list.split(' ').any(|known| known == word)
}

/// Whether one of several words is in a list.
#[inline(never)]
pub(crate) fn any_of(words: &[String], list: &str) -> bool {
    words.iter().any(|word| one_of(word, list))
}

/// Several days with one name, such as weekend.
pub(crate) fn days(word: &str) -> Option<&'static [Day]> {
    match word {
        "daily" | "everyday" | "diario" | "diariamente" | "siempre" | "always" | "any"
        | "anytime" | "flexible" | "cualquiera" | "week" | "semana" | "weekly" => Some(&Day::ALL),
        "weekdays" | "weekday" | "laborables" | "arkisin" | "werktags" => Day::ALL.get(..5),
        "weekends" | "weekend" | "finde" | "findes" | "viikonloput" | "wochenende" => {
            Day::ALL.get(5..)
        }
        _ => None,
    }
}

/// A month by its name or its abbreviation, 1 to 12.
pub(crate) fn month(word: &str) -> Option<u32> {
    const NAMES: [&[&str]; 12] = [
        &[
            "january", "enero", "tammikuu", "januar", "janvier", "gennaio", "janeiro",
        ],
        &[
            "february",
            "febrero",
            "helmikuu",
            "februar",
            "fevrier",
            "febbraio",
            "fevereiro",
        ],
        &[
            "march",
            "marzo",
            "maaliskuu",
            "marz",
            "maerz",
            "mars",
            "marco",
        ],
        &["april", "abril", "huhtikuu", "avril", "aprile"],
        &["may", "mayo", "toukokuu", "mai", "maggio", "maio"],
        &[
            "june", "junio", "kesakuu", "juni", "juin", "giugno", "junho",
        ],
        &[
            "july", "julio", "heinakuu", "juli", "juillet", "luglio", "julho",
        ],
        &["august", "agosto", "elokuu", "aout", "ago"],
        &[
            "september",
            "septiembre",
            "setiembre",
            "syyskuu",
            "septembre",
            "settembre",
            "setembro",
        ],
        &[
            "october", "octubre", "lokakuu", "oktober", "octobre", "ottobre", "outubro",
        ],
        &["november", "noviembre", "marraskuu", "novembre", "novembro"],
        &[
            "december",
            "diciembre",
            "joulukuu",
            "dezember",
            "decembre",
            "dicembre",
            "dezembro",
        ],
    ];
    let word = word.trim_end_matches('.');
    let word = word
        .strip_suffix("ta")
        .filter(|stem| stem.ends_with("kuu"))
        .unwrap_or(word);
    // `Out` and `set` are words of other headings.
    if word.len() < 3 || matches!(word, "out" | "set") {
        return None;
    }
    let month = NAMES
        .iter()
        .position(|names| names.iter().any(|name| name.starts_with(word)))?;
    let known = word.len() <= 4 || NAMES.get(month)?.contains(&word);
    u32::try_from(month + 1).ok().filter(|_| known)
}

/// What a word for not working means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum OffKind {
    /// A day off: nothing is planned.
    DayOff,
    /// Holiday.
    Holiday,
    /// Illness.
    Sick,
    /// Other leave.
    Leave,
    /// A training day.
    Training,
    /// Away for another reason.
    Other,
}

/// What a whole text for not working means: `OFF`, `A/L`, `Annual leave`, `Vacaciones`.
pub(crate) fn off(text: &str) -> Option<OffKind> {
    use OffKind::{DayOff, Holiday, Leave, Other, Sick, Training};
    let folded = fold(text);
    let folded = folded.trim_matches(['.', ' ', '*', '(', ')', '\'', '"']);
    let is = |list: &str| list.split('|').any(|known| known == folded);
    if is(
        "off|d/o|do|r/d|rd|rdo|r.d.o|rest|libre|lib|desc|fest|descanso|fiesta|closed|cerrado|vapaa|vp|vv|frei|repos|\
           rh|folga|riposo|none|no|n/a|na|nil|no shift|no shifts|not working|unavailable|not available|n/w|ninguno|xx|\
           x-off|wo|w/o|weekly off|day-off|ruhetag|ledig|vrij|dia libre|non-working",
    ) {
        return Some(DayOff);
    }
    if is(
        "al|a/l|a.l|pto|hol|hols|hol.|vac|vl|v/l|ph|p/h|bh|b/h|pl|p/l|urlaub|url|ferie|ferias|conge|conges|cp|loma|\
           vsl|vuosiloma|vacances|el|e/l|cl|c/l|annual|semester|vakantie",
    ) {
        return Some(Holiday);
    }
    if is("sl|s/l|sick|s/d|ill|baja|krank|sairas|slom|malade|malattia|doente|atestado|sjuk|ziek") {
        return Some(Sick);
    }
    if is("lwop|verlof|ml|m/l|toil|til|lieu|l/d|rtt|loa|upl|absent|abs|awol|permiso|np|nb") {
        return Some(Leave);
    }
    if is(
        "training|training day|trng|course|formacion|curso|fortbildung|schulung|koulutus|formation|formazione|formacao",
    ) {
        return Some(Training);
    }
    if is("away|court|jury duty|duty travel|fuera") {
        return Some(Other);
    }
    let words = words(folded);
    let has = |list: &str| any_of(&words, list);
    // A word within a longer text decides only if the text has no times.
    if words.len() > 5 || folded.chars().any(|c| c.is_ascii_digit()) {
        return None;
    }
    if has(
        "holiday holidays vacation vacations vacaciones annual festivo urlaub ferien vuosiloma loma \
        ferie ferias conges vacances feiertag pto",
    ) {
        Some(Holiday)
    } else if has(
        "sick sickness illness ill enfermedad baja krank krankheit sairas sairasloma maladie malade \
        malattia doenca incapacidad",
    ) {
        Some(Sick)
    } else if has(
        "leave permiso licencia maternity paternity bereavement compassionate unpaid excedencia \
        elternzeit licenca permesso vapaapaiva absent absence ausente",
    ) {
        Some(Leave)
    } else if has("off libre descanso vapaa frei repos folga riposo unavailable closed") {
        Some(DayOff)
    } else {
        None
    }
}

/// Whether a text is a blank in disguise: nobody, nothing.
pub(crate) fn is_nothing(text: &str) -> bool {
    let text = text.trim();
    text.is_empty() || one_of(text, "- -- --- – — / 0 . * _ 0.0 0.00 0:00 00:00:00")
}

/// Whether a text marks a cell without saying more: `x`, a tick.
pub(crate) fn is_mark(text: &str) -> bool {
    one_of(text.trim(), "x X ✓ ✔ ✗ ✘ × • ● ■ ☑ ☒ √ +")
}

/// Whether a name stands for nobody: such a row or cell is a shift to be filled.
pub(crate) fn is_vacant(name: &str) -> bool {
    let words = words(name);
    let first = words.first().map_or("", String::as_str);
    one_of(
        first,
        "vacancy vacant empty open unassigned unfilled tba tbc tbd vacante nobody needed uncovered avoin \
        offen abierto libre agency bank",
    ) && words.len() <= 3
        || matches!(name.trim(), "?" | "??" | "???")
}

/// Whether a line is a sum or a heading, not a person.
pub(crate) fn is_total(name: &str) -> bool {
    let words = words(name);
    let any = |list: &str| any_of(&words, list);
    let first = words.first().map_or("", String::as_str);
    any("total totals totales subtotal sum suma summe yhteensa totale totali totaux")
        || (one_of(
            first,
            "hours hrs headcount count horas tunnit stunden notes note notas huom legend key leyenda \
        selite",
        ) && words.len() <= 3)
}

/// Whether a text is the title of a legend: `Key`, `Shift codes`.
pub(crate) fn is_legend_title(text: &str) -> bool {
    let words = words(text);
    words.len() <= 3
        && any_of(
            &words,
            "key legend legende legenda leyenda selite selitteet code codes codigo codigos shifts turnos \
            vuorot schichten dienste horarios horaires",
        )
}

/// What a row of heads needed is about: `Needed E` is about `E`.
pub(crate) fn without_demand(text: &str) -> String {
    let kept = text.split_whitespace().filter(|word| {
        !is_demand(word)
            && !one_of(
                &fold(word),
                "of for staff shift people no. number de para -",
            )
    });
    let kept: Vec<&str> = kept.collect();
    kept.join(" ")
        .trim_matches([':', '-', ' ', '(', ')'])
        .to_owned()
}

/// Whether a text says that something is to be staffed: a number of heads.
pub(crate) fn is_demand(text: &str) -> bool {
    let words = words(text);
    words.iter().any(|word| {
        one_of(word.as_str(), "required requirement requirements req needed need needs demand heads headcount minimum min \
        necesarios necesario requeridos requerido demanda tarve bedarf besoin besoins fabbisogno \
        staffing necessarios")
    })
}

/// Whether a text says that a shift is not worked after all.
pub(crate) fn is_cancelled(text: &str) -> bool {
    any_of(
        &words(text),
        "cancelled canceled cancelado cancelada anulado anulada declined rechazado rechazada peruttu \
        storniert abgesagt annule annulee annullato deleted",
    )
}

/// Whether a text says that the person has confirmed the shift.
pub(crate) fn is_confirmed(text: &str) -> bool {
    one_of(
        &fold(text),
        "confirmed accepted confirmado confirmada aceptado aceptada vahvistettu bestatigt confirme confirmee confermato bekraftad \
        bevestigd",
    )
}

/// Whether a text is about the hours in which people can work.
pub(crate) fn is_availability(text: &str) -> bool {
    let words = words(text);
    any_of(
        &words,
        "availability availabilities available disponibilidad disponibilidades disponible disponibles \
        disponibilita disponibili disponibilidade disponivel verfugbarkeit verfugbarkeiten verfugbar \
        disponibilite disponibilites kaytettavyys kaytettavissa tillganglighet tillganglig \
        beschikbaarheid beschikbaar",
    ) || any_of(&words, "can") && any_of(&words, "work")
}

/// Whether a cell of availability is a whole day: `Any`, `All day`, a mark.
pub(crate) fn is_any_time(text: &str) -> bool {
    let folded = fold(text);
    is_mark(text)
        || "any|any time|anytime|all|all day|whole day|full day|always|open|free|flexible|yes|y|available|si|todo|\
            todo el dia|siempre|libre|disponible|ja|ganztagig|ganztags|immer|verfugbar|oui|journee|toute la journee|\
            sim|sempre|kylla|koko paiva|hela dagen|hele dag"
            .split('|')
            .any(|known| known == folded)
}

/// Words for the end of the day at which a place closes.
pub(crate) fn is_closing(word: &str) -> bool {
    one_of(
        word.trim_end_matches('.'),
        "close cl clo closing c cierre finish fin end late sulku schluss fermeture chiusura fecho \
        open op bd",
    )
}

/// Words that a shift is called by. They stand for its hours, not for a person or a position.
pub(crate) fn is_shift_word(word: &str) -> bool {
    one_of(
        word,
        "morning mornings am afternoon afternoons pm evening evenings night nights early late mid \
        middle day days day-shift swing graveyard overnight long short twilight shift opening \
        closing open close opener closer 1st 2nd 3rd 4th first second third double split lunch dinner breakfast brunch manana mananas \
        tarde tardes noche noches turno partido mediodia madrugada aamu ilta yo paiva vuoro \
        aamuvuoro iltavuoro yovuoro valivuoro fruh fruhdienst frueh spat spatdienst nacht \
        nachtdienst tagdienst dienst schicht fruhschicht spatschicht nachtschicht matin apres-midi \
        soir nuit jour poste mattina mattino pomeriggio sera notte manha noite",
    )
}

/// Whether a text names a kind of shift: `Night shift`, `Mañana`, `Shift 1`.
pub(crate) fn is_shift_name(text: &str) -> bool {
    let words = words(text);
    !words.is_empty() && words.len() <= 4 && words.iter().any(|word| is_shift_word(word))
}

/// Words for jobs and places of work, by which a label is told from a person's name.
pub(crate) fn is_job_word(word: &str) -> bool {
    one_of(
        word.trim_end_matches('s'),
        "server host hostes hostess runner busser bar barback bartender barista cook chef kitchen \
        dishwasher dish cashier till floor manager management supervisor lead leader driver \
        delivery desk reception receptionist housekeeping housekeeper laundry maintenance security \
        nurse rn lpn cna hca doctor carer caregiver team staff department dept section crew front \
        back house office admin administration sale store stock stockroom warehouse picker packer \
        operator agent support service waiter waitress waiting prep line grill pizza counter \
        cleaner cleaning porter concierge valet technician engineer assistant advisor centre \
        center ward unit trainee cocina cocinero sala salon barra camarero camarera caja tienda \
        almacen recepcion limpieza encargado enfermera enfermero auxiliar keittio kokki kassa \
        tarjoilija hoitaja sairaanhoitaja vastaanotto siivou baari myyja myymala osasto kuche koch \
        kasse theke lager empfang leitung pflege cuisine caisse accueil salle cucina cassa banco \
        cozinha caixa balcao",
    )
}

/// Whether a label names a position: `FRONT DESK`, `Part-time Staff`.
pub(crate) fn is_position_name(text: &str) -> bool {
    words(text).iter().any(|word| is_job_word(word))
}

/// Filler words without meaning for days and times.
pub(crate) fn is_filler(word: &str) -> bool {
    one_of(
        word,
        "de del desde from between entre on las los la el h hs hr hrs hours hour horas every each \
        cada todos todas toda all day days dia dias the fin por in klo von uhr das shift shifts \
        turno std t at",
    )
}
