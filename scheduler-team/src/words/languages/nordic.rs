//! Swedish, Danish and Norwegian.

use super::super::lexicon::{Table, Topic::*};

/// Swedish.
pub(super) const SWEDISH: Table = &[
    (
        Person,
        "anställd, anställda, medarbetare, personal, arbetstagare, vikarie, person, handledare, förare, volontär, volontärer, lärare, assistent, vem",
    ),
    (Name, "namn"),
    (FirstName, "förnamn, tilltalsnamn"),
    (Surname, "efternamn"),
    (
        Id,
        "nummer, anst.nr, anstnr, anst, anställningsnummer, personalnummer",
    ),
    (IdAlone, "nummer, anst.nr, anstnr, anställningsnummer"),
    (Start, "start, börjar, början, starttid, från, fr.o.m, in"),
    (End, "slut, slutar, sluttid, till, t.o.m, ut"),
    (Date, "datum, dag, dagar, veckodag"),
    (Week, "vecka, veckor, v, veckonr"),
    (WeekNumber, "vecka, v, v."),
    (DayNumber, "dag"),
    (
        Contact,
        "telefon, telefonnummer, mobil, tfn, e-post, adress",
    ),
    (Wage, "lön, timlön"),
    (Contract, "avtal, kontrakt"),
    (Minor, "minderårig, minderåriga, under 18, under 18 år"),
    (Quantity, "antal"),
    (Break, "rast, raster, paus, lunch"),
    (
        Job,
        "befattning, roll, tjänst, yrke, arbetsuppgift, typ av pass",
    ),
    (
        WithTimes,
        "tid, planerad, stämplad, klockslag, pass, arbetspass",
    ),
    (Status, "frånvaro"),
    (Length, "längd, summa, totalt, antal timmar"),
    (
        Shift,
        "pass, arbetspass, skift, arbetstid, arbetstider, tid, tider, timmar, schema",
    ),
    (Kind, "typ"),
    (Task, "uppgift, uppgifter, aktivitet"),
    (Department, "avdelning, grupp, enhet, team, område, sektion"),
    (Place, "plats, butik, arbetsplats, rum, sal, lokal"),
    (
        Note,
        "anmärkning, anmärkningar, kommentar, kommentarer, notering, anteckning, anteckningar, övrigt",
    ),
    (
        Clocked,
        "stämplad, stämplat, stämpling, faktisk, utfört, arbetad",
    ),
    (Planned, "planerad, planerat, schemalagd, schemalagt"),
    (
        DayOff,
        "ledig, ledigt, fridag, fri, stängt, vila, ej arbete, lediga",
    ),
    (Holiday, "semester, semesterdag, helgdag, röd dag"),
    (Sick, "sjuk, sjukdom, sjukskriven, sjukledig, sjukfrånvaro"),
    (
        Leave,
        "vab, föräldraledig, tjänstledig, permission, komp, kompledig, frånvarande, vård av barn, föräldraledighet, tjänstledighet, atk",
    ),
    (Training, "utbildning, kurs"),
    (HolidayWithin, "semester"),
    (SickWithin, "sjuk"),
    (LeaveWithin, "föräldraledig, tjänstledig, frånvaro"),
    (OffWithin, "ledig"),
    (
        Vacant,
        "vakant, obemannad, obesatt, ej tillsatt, vakans, öppet pass, ledigt pass, ledig, ledigt, vakant pass, extrapersonal, söks, sökes, ej bemannat, obemannat, ej klart, inte tillsatt, ingen, timvikarie sökes",
    ),
    (Total, "summa, totalt, delsumma, totala"),
    (
        TotalFirst,
        "antal, bemanning, timmar, förklaring, förklaringar",
    ),
    (
        Legend,
        "förklaring, förklaringar, teckenförklaring, pass, koder, förkortningar",
    ),
    (Demand, "behov, krävs, bemanningsbehov, minsta bemanning"),
    (Cancelled, "inställt, inställd, avbokad, avbokat"),
    (Wish, "önskemål, önskan, preferenser"),
    (Confirmed, "bekräftad, bekräftat"),
    (Availability, "tillgänglighet, tillgänglig"),
    (AnyTime, "ja, hela dagen, alltid"),
    (Closing, "stängning, stäng"),
    (
        ShiftName,
        "dag, kväll, natt, morgon, förmiddag, eftermiddag, dagpass, kvällspass, nattpass, morgonpass, dagskift, kvällsskift, nattskift, mellanpass, öppning, stängning, tidig, sen, delat, jour, pass, skift",
    ),
    (
        JobName,
        "kök, kock, servering, bar, reception, lager, kassa, avdelning, disk, butik, städ, städning, vård, sjuksköterska, undersköterska, servitör, servitris, chaufför, kontor, hovmästare",
    ),
    (Filler, "från, kl, klockan, tim, timmar, den, varje"),
    (Until, "till, t.o.m"),
    (Midnight, "midnatt"),
    (And, "och"),
    (
        Signature,
        "signatur, underskrift, namnteckning, godkänd, godkänt, företag, chef, sida",
    ),
    (
        Title,
        "schema, arbetsschema, personalschema, veckoschema, månadsschema, bemanningsschema",
    ),
];

/// Danish and Norwegian.
pub(super) const DANISH_AND_NORWEGIAN: Table = &[
    (
        Person,
        "medarbejder, medarbejdere, ansat, ansatte, personale, medarbeider, medarbeidere, frivillig, frivillige, hjælper, instruktør, hvem, vejleder, underviser",
    ),
    (Name, "navn"),
    (FirstName, "fornavn"),
    (Surname, "efternavn, etternavn"),
    (Id, "nummer, medarbejdernr, ansattnr, lønnr, lonnr"),
    (Start, "start, begynder, fra, starttid, mødetid, møder"),
    (End, "slut, slutt, ender, til, sluttid, sluttid, går"),
    (Date, "dato, dag, ugedag, ukedag, dager"),
    (Week, "uge, uke, ugenr, ukenr"),
    (WeekNumber, "uge, uke"),
    (DayNumber, "dag"),
    (Contact, "telefon, mobil, tlf, tlf., adresse"),
    (Wage, "løn, lønn, timeløn, timelønn"),
    (Break, "pause, pauser, frokost"),
    (Job, "stilling, funktion, funksjon, rolle, titel"),
    (WithTimes, "tid, vagt, vakt, planlagt, faktisk, mødt"),
    (Status, "fravær"),
    (
        Length,
        "varighed, varighet, længde, lengde, sum, i alt, totalt",
    ),
    (
        Shift,
        "vagt, vagter, vakt, vakter, arbejdstid, arbeidstid, timer, tid, tider, tidspunkt",
    ),
    (Task, "opgave, opgaver, oppgave, oppgaver"),
    (Department, "afdeling, avdeling, gruppe, område"),
    (
        Place,
        "sted, butik, butikk, lokation, lokasjon, rum, lokale, rom",
    ),
    (
        Note,
        "bemærkning, bemærkninger, merknad, merknader, kommentar, noter, notat",
    ),
    (Clocked, "faktisk, stemplet, registreret, registrert, mødt"),
    (Planned, "planlagt, planlagte"),
    (
        DayOff,
        "fri, fridag, fridøgn, lukket, stengt, ikke på arbejde, fri dag",
    ),
    (Holiday, "ferie, ferier, helligdag, feriedag, feriefridag"),
    (
        Sick,
        "syg, syk, sygdom, sykdom, sygemeldt, sykmeldt, egenmelding",
    ),
    (
        Leave,
        "orlov, permisjon, barsel, afspadsering, avspasering, barns sygedag, sykt barn, omsorgsdag, fravær",
    ),
    (Training, "kursus, kurs, skole, opplæring, oplæring"),
    (HolidayWithin, "ferie"),
    (SickWithin, "syg, syk"),
    (LeaveWithin, "orlov, permisjon, barsel"),
    (OffWithin, "fri"),
    (
        Vacant,
        "ledig vagt, ledig vakt, åben vagt, åpen vakt, ubesat, ubemannet, vakant, ikke besat, ledig, ledigt, ledig stilling, vikar søges, vikar søkes, søges, søkes, ikke bemandet, ikke bemannet, åben, åpen, mangler, mangler vagt, ingen",
    ),
    (Total, "sum, i alt, total, totalt, subtotal"),
    (
        TotalFirst,
        "antal, antall, bemanding, bemanning, timer, forklaring",
    ),
    (
        Legend,
        "forklaring, signaturforklaring, vagter, vakter, koder, forkortelser, tegnforklaring",
    ),
    (Demand, "behov, nødvendig, påkrævet, krav"),
    (Cancelled, "aflyst, avlyst"),
    (Wish, "ønske, ønsker, præferencer, preferanser"),
    (Confirmed, "bekræftet, bekreftet"),
    (
        Availability,
        "tilgængelighed, tilgjengelighet, tilgængelig, tilgjengelig",
    ),
    (AnyTime, "ja, hele dagen, altid, alltid"),
    (Closing, "lukketid, luk, lukker, stenger, stengetid"),
    (
        ShiftName,
        "dag, aften, kveld, nat, natt, morgen, formiddag, eftermiddag, ettermiddag, dagvagt, dagvakt, aftenvagt, kveldsvakt, nattevagt, nattevakt, nattvakt, morgenvagt, tidligvagt, tidligvakt, senvagt, seinvakt, åbnevagt, lukkevagt, vagt, vakt, tidlig, sen, sent, sein",
    ),
    (
        JobName,
        "køkken, kjøkken, kokk, servering, tjener, bar, reception, resepsjon, lager, kasse, afdeling, avdeling, opvask, oppvask, butik, butikk, rengøring, renhold, sygeplejerske, sykepleier, plejer, pleier, kontor",
    ),
    (Filler, "fra, kl, klokken, timer, den, hver"),
    (Until, "til"),
    (Midnight, "midnat, midnatt"),
    (And, "og"),
    (
        Signature,
        "underskrift, signatur, godkendt, godkjent, firma, leder, side",
    ),
    (
        Title,
        "vagtplan, vaktplan, vaktliste, vagtskema, arbejdsplan, arbeidsplan, turnus, turnusplan, tjenesteplan",
    ),
];
