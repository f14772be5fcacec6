//! German.

use super::super::lexicon::{Table, Topic::*};

pub(super) const WORDS: Table = &[
    (
        Person,
        "mitarbeiter, mitarbeiterin, mitarbeitende, mitarbeitender, mitarbeiter*in, personal, angestellte, angestellter, arbeitnehmer, beschäftigte, kollege, kollegin, betreuer, betreuerin, helfer, helferin, ehrenamtliche, fahrer, fahrerin, dozent, dozentin, besetzung, diensthabend, diensthabende, wer",
    ),
    (Name, "name, namen, mitarbeitername"),
    (FirstName, "vorname, rufname"),
    (Surname, "nachname, familienname, zuname"),
    (
        Id,
        "nr, nummer, personalnummer, personalnr, persnr, pers-nr, kürzel",
    ),
    (IdAlone, "nr, nummer, personalnummer, personalnr, persnr"),
    (
        Start,
        "beginn, von, anfang, dienstbeginn, arbeitsbeginn, schichtbeginn, kommen, startzeit, ab",
    ),
    (
        End,
        "ende, bis, dienstende, arbeitsende, schichtende, gehen, endzeit, feierabend",
    ),
    (Date, "datum, tag, wochentag, tage"),
    (Week, "woche, wochen, kw, kalenderwoche"),
    (WeekNumber, "kw, woche, kalenderwoche"),
    (DayNumber, "tag"),
    (Contact, "telefon, telefonnummer, handy, mobil, rufnummer"),
    (Wage, "lohn, stundenlohn, gehalt"),
    (Contract, "vertrag, vertragsstunden, sollstunden"),
    (
        Minor,
        "minderjährig, minderjährige, minderjähriger, unter 18, jugendlich, jugendlicher, jugendliche",
    ),
    (Quantity, "anzahl"),
    (Break, "pause, pausen, pausenzeit, mittagspause"),
    (Subject, "betreff"),
    (
        Job,
        "funktion, rolle, position, tätigkeit, einsatz, stelle, qualifikation",
    ),
    (
        WithTimes,
        "zeit, soll, ist, arbeit, dienst, uhrzeit, plan, geplant, gestempelt",
    ),
    (Status, "abwesenheit, abwesend"),
    (Length, "dauer, arbeitsstunden, gesamtstunden, stundenzahl"),
    (
        Shift,
        "schicht, schichten, dienst, dienste, schichtart, stunden, uhrzeit, zeit, zeiten, arbeitszeit, arbeitszeiten, dienstzeit, schichtzeit, std",
    ),
    (Kind, "typ, art"),
    (Task, "aufgabe, aufgaben"),
    (
        Department,
        "abteilung, bereich, team, arbeitsbereich, station, arbeitsplatz",
    ),
    (
        Place,
        "standort, filiale, ort, einsatzort, raum, saal, halle",
    ),
    (
        Note,
        "bemerkung, bemerkungen, anmerkung, anmerkungen, notiz, notizen, hinweis, hinweise, kommentar",
    ),
    (Repeats, "wiederholung"),
    (Zone, "zeitzone"),
    (Timestamp, "zeitstempel"),
    (
        Clocked,
        "ist, gestempelt, tatsächlich, istzeit, stempel, stempelzeit",
    ),
    (Planned, "geplant, soll, plan, sollzeit"),
    (
        DayOff,
        "frei, ruhetag, f.t., freier tag, dienstfrei, arbeitsfrei, geschlossen, kein dienst, schulfrei, freizeit",
    ),
    (
        Holiday,
        "urlaub, url, url., urlaubstag, feiertag, ferien, resturlaub, erholungsurlaub",
    ),
    (Sick, "krank, krankheit, krankmeldung, krankgeschrieben"),
    (
        Leave,
        "elternzeit, sonderurlaub, zeitausgleich, überstundenabbau, mutterschutz, freizeitausgleich, fza, gleittag, unbezahlt",
    ),
    (
        Training,
        "fortbildung, schulung, weiterbildung, seminar, berufsschule, schule, fobi",
    ),
    (Away, "abwesend, dienstreise"),
    (HolidayWithin, "urlaub, ferien, feiertag"),
    (SickWithin, "krank, krankheit"),
    (LeaveWithin, "elternzeit"),
    (OffWithin, "frei"),
    (
        Vacant,
        "offen, unbesetzt, n.n., nicht besetzt, offene schicht, offener dienst, vakant, frei verfügbar, n. n., nn, noch offen, zu besetzen, gesucht, aushilfe gesucht, noch zu besetzen, wird gesucht, wird nachbesetzt, niemand, leiharbeiter, zeitarbeit, zeitarbeiter, springer gesucht, vertretung gesucht",
    ),
    (Total, "summe, gesamt, gesamtsumme, zwischensumme, summen"),
    (TotalFirst, "stunden, anzahl, besetzung, legende, hinweis"),
    (
        Legend,
        "legende, schichten, dienste, kürzel, zeichenerklärung, erläuterung, schichtcodes, dienstzeiten, schichtzeiten",
    ),
    (
        Demand,
        "bedarf, benötigt, sollbesetzung, personalbedarf, mindestbesetzung",
    ),
    (Cancelled, "storniert, abgesagt"),
    (
        Wish,
        "wunsch, wünsche, wunschfrei, wunschdienst, wunschdienste, präferenz, präferenzen",
    ),
    (Unused, "veröffentlicht"),
    (Confirmed, "bestätigt"),
    (Availability, "verfügbarkeit, verfügbarkeiten, verfügbar"),
    (AnyTime, "ja, ganztägig, ganztags, immer, verfügbar"),
    (Closing, "schluss, ladenschluss, betriebsschluss"),
    (
        ShiftName,
        "früh, frühdienst, frühschicht, frueh, fruehschicht, fruehdienst, spät, spätdienst, spätschicht, spaet, spaetschicht, spaetdienst, nacht, nachtdienst, nachtschicht, tagdienst, tagschicht, tag, dienst, schicht, mittel, mitteldienst, mittelschicht, zwischendienst, bereitschaft, geteilter dienst, abend, abenddienst, abendschicht, morgens, vormittag, nachmittag, mittag, normalschicht, vormittags, nachmittags, abends, nachts, schließdienst, öffnungsdienst",
    ),
    (
        JobName,
        "küche, koch, köchin, servicekraft, aushilfe, küchenhilfe, spülkraft, reinigungskraft, pflegekraft, fachkraft, kraft, kasse, theke, lager, empfang, leitung, pflege, station, service, kellner, kellnerin, rezeption, reinigung, verkauf, fahrer, büro, spüle, aushilfe, azubi, bedienung, tresen, schichtleiter, schichtleitung",
    ),
    (Filler, "klo, von, uhr, das, std, jeden, um, der, die"),
    (Until, "bis"),
    (Noon, "mittag"),
    (Midnight, "mitternacht"),
    (And, "und"),
    (
        Signature,
        "unterschrift, datum/unterschrift, genehmigt, erstellt, stand, seite, firma, betrieb, leitung",
    ),
    (
        Title,
        "dienstplan, schichtplan, einsatzplan, arbeitsplan, wochenplan, personaleinsatzplan, monatsplan, urlaubsplan, dienstplanung",
    ),
];
