//! Dutch.

use super::super::lexicon::{Table, Topic::*};

pub(super) const WORDS: Table = &[
    (
        Person,
        "medewerker, medewerkers, medewerkster, werknemer, werknemers, personeel, personeelslid, collega, vrijwilliger, vrijwilligers, begeleider, bezorger, wie",
    ),
    (Name, "naam, namen"),
    (FirstName, "voornaam, roepnaam"),
    (Surname, "achternaam, familienaam"),
    (
        Id,
        "nummer, personeelsnr, personeelsnummer, persnr, medewerkernummer, personeelsnr.",
    ),
    (IdAlone, "personeelsnr, personeelsnummer, nummer"),
    (
        Start,
        "begin, start, aanvang, begintijd, starttijd, van, vanaf, inklok",
    ),
    (End, "eind, einde, eindtijd, tot, t/m, uitklok, tot en met"),
    (Date, "datum, dag, dagen, weekdag"),
    (Week, "week, weken, weeknummer, weeknr"),
    (WeekNumber, "week, wk, weeknr"),
    (DayNumber, "dag"),
    (Contact, "telefoon, telefoonnummer, mobiel, gsm, adres"),
    (Wage, "loon, uurloon, salaris"),
    (Contract, "contract, contracturen"),
    (
        Minor,
        "minderjarig, minderjarige, onder 18, jonger dan 18, onder de 18",
    ),
    (Quantity, "aantal"),
    (Break, "pauze, pauzes, lunchpauze"),
    (Job, "functie, rol, positie, taakgroep"),
    (WithTimes, "tijd, werk, dienst, gepland, geklokt, uur"),
    (Status, "afwezigheid, verlofsoort"),
    (Length, "duur, totaal, lengte, aantal uren"),
    (
        Shift,
        "dienst, diensten, werktijd, werktijden, uren, uur, tijd, tijden, rooster",
    ),
    (Kind, "soort"),
    (Task, "taak, taken, activiteit"),
    (Department, "afdeling, team, groep, sectie"),
    (Place, "locatie, vestiging, filiaal, plaats, ruimte, lokaal"),
    (
        Note,
        "opmerking, opmerkingen, notitie, notities, bijzonderheden, toelichting",
    ),
    (Clocked, "geklokt, gewerkt, werkelijk, klok, geregistreerd"),
    (Planned, "gepland, geplande, planning, ingeroosterd"),
    (
        DayOff,
        "vrij, vrije dag, roostervrij, rust, rustdag, gesloten, niet werken, dag vrij",
    ),
    (
        Holiday,
        "vakantie, verlof, vak, vak., feestdag, v.l., vakantiedag, vakantieverlof, atv, adv",
    ),
    (Sick, "ziek, ziekte, ziekmelding, ziekteverlof"),
    (
        Leave,
        "bijzonder verlof, zwangerschapsverlof, ouderschapsverlof, afwezig, tvt, onbetaald verlof, zorgverlof, compensatie",
    ),
    (Training, "cursus, opleiding, training, school, scholing"),
    (HolidayWithin, "vakantie"),
    (SickWithin, "ziek, ziekte"),
    (LeaveWithin, "verlof, afwezig"),
    (OffWithin, "vrij"),
    (
        Vacant,
        "open dienst, onbezet, vacant, in te vullen, niet ingevuld, openstaand, vacature, nog in te vullen, open, nog open, onbekend, n.t.b., ntb, n.n.b., nnb, nog te bepalen, nog niet bekend, uitzendkracht, invalkracht, gezocht, niemand",
    ),
    (Total, "totaal, totalen, som, subtotaal"),
    (TotalFirst, "aantal, bezetting, uren, legenda, opmerkingen"),
    (
        Legend,
        "legenda, verklaring, diensten, codes, dienstcodes, afkortingen",
    ),
    (
        Demand,
        "nodig, benodigd, behoefte, gewenst, minimale bezetting, minimum bezetting",
    ),
    (Cancelled, "geannuleerd, vervallen"),
    (Wish, "wens, wensen, voorkeur, voorkeuren"),
    (Confirmed, "bevestigd"),
    (Availability, "beschikbaarheid, beschikbaar"),
    (AnyTime, "ja, hele dag, altijd, beschikbaar"),
    (Closing, "sluit, sluiting, sluitingstijd"),
    (
        ShiftName,
        "vroeg, laat, nacht, dag, avond, ochtend, middag, vroege dienst, late dienst, nachtdienst, dagdienst, avonddienst, vroegdienst, laatdienst, ochtenddienst, middagdienst, tussendienst, dienst, vroege, late",
    ),
    (
        JobName,
        "keuken, bediening, bar, receptie, magazijn, kassa, afdeling, spoelkeuken, afwas, winkel, verkoop, schoonmaak, zorg, verpleging, verpleegkundige, chauffeur, kantoor, leiding, vulploeg, horeca",
    ),
    (Filler, "van, de, het, uur, om, elke, in"),
    (Until, "tot, t/m"),
    (Noon, "middaguur"),
    (Midnight, "middernacht"),
    (And, "en"),
    (
        Signature,
        "handtekening, paraaf, akkoord, bedrijf, goedgekeurd, gezien, leidinggevende, pagina, getekend",
    ),
    (
        Title,
        "rooster, weekrooster, dienstrooster, werkrooster, personeelsrooster, maandrooster, personeelsplanning",
    ),
];
