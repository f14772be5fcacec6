//! Italian.

use super::super::lexicon::{Table, Topic::*};

pub(super) const WORDS: Table = &[
    (
        Person,
        "dipendente, dipendenti, collaboratore, collaboratrice, collaboratori, lavoratore, lavoratori, operatore, operatrice, operatori, addetto, addetta, addetti, personale, volontario, risorsa, infermiere, infermiera, medico, volontari, volontaria, autista, bagnino, chi",
    ),
    (
        Name,
        "nome, nomi, nominativo, nominativi, cognome e nome, nome e cognome",
    ),
    (Surname, "cognome"),
    (WithName, "e, completo"),
    (Id, "matricola, numero, codice, badge, n°"),
    (IdAlone, "matricola, matr, n°"),
    (
        Start,
        "inizio, entrata, dalle, da, ora inizio, ingresso, dal",
    ),
    (End, "fine, uscita, alle, termine, ora fine"),
    (Date, "data, date, giorno, giorni"),
    (Week, "settimana, settimane, sett"),
    (WeekNumber, "settimana, sett"),
    (DayNumber, "giorno, gg"),
    (Contact, "telefono, cellulare, cell, recapito, indirizzo"),
    (Wage, "paga, stipendio, retribuzione"),
    (Contract, "contratto"),
    (Minor, "minorenne, minorenni, minore, sotto i 18, under 18"),
    (Break, "pausa, pause, riposo intermedio"),
    (
        Job,
        "ruolo, mansione, mansioni, posizione, qualifica, funzione",
    ),
    (
        WithTimes,
        "ora, orario, previsto, prevista, effettivo, effettiva, turno",
    ),
    (Status, "stato, assenza, assenze"),
    (
        Length,
        "durata, totale, totali, ore totali, totale ore, monte ore",
    ),
    (
        Shift,
        "turno, turni, orario, orari, ore, fascia, fascia oraria",
    ),
    (Kind, "tipo"),
    (Task, "attività, compito"),
    (
        Department,
        "reparto, settore, squadra, area, servizio, unità",
    ),
    (
        Place,
        "sede, luogo, negozio, filiale, punto vendita, aula, stanza",
    ),
    (Note, "nota, note, osservazioni, commenti, annotazioni"),
    (
        Clocked,
        "effettivo, effettiva, effettivi, timbrato, timbratura, timbrature, reale, lavorato",
    ),
    (
        Planned,
        "previsto, prevista, pianificato, pianificata, programmato, programmata, teorico",
    ),
    (
        DayOff,
        "riposo, libero, libera, rip, rip., chiuso, riposo settimanale, giorno libero, non lavora, smonto, recupero riposo",
    ),
    (Holiday, "ferie, festivo, festività, fer, fer."),
    (Sick, "malattia, infortunio, malato, malata"),
    (
        Leave,
        "permesso, permessi, aspettativa, maternità, congedo, assente, recupero",
    ),
    (Training, "formazione, corso"),
    (HolidayWithin, "ferie"),
    (SickWithin, "malattia"),
    (LeaveWithin, "licenza, permesso"),
    (OffWithin, "riposo"),
    (
        Vacant,
        "scoperto, scoperta, da assegnare, vacante, non assegnato, da coprire, turno scoperto, da definire, da trovare, da confermare, nessuno, posto vacante, interinale",
    ),
    (Total, "totale, totali, somma, subtotale"),
    (
        TotalFirst,
        "presenti, presenze, legenda, ore, organico, conteggio",
    ),
    (Legend, "legenda, turni, codici, orari"),
    (
        Demand,
        "fabbisogno, richiesti, richieste, richiesto, necessari, necessario",
    ),
    (Cancelled, "annullato, annullata, cancellato"),
    (
        Wish,
        "desiderio, desideri, desiderata, preferenza, preferenze",
    ),
    (Unused, "pubblicato"),
    (Confirmed, "confermato, confermata, accettato"),
    (Availability, "disponibilità, disponibili, disponibile"),
    (
        AnyTime,
        "sì, tutto il giorno, sempre, disponibile, giornata intera",
    ),
    (Closing, "chiusura"),
    (
        ShiftName,
        "mattina, mattino, mattine, pomeriggio, sera, serale, notte, notti, notturno, giornata, turno, spezzato, apertura, chiusura, giorno, intermedio, mattutino, pomeridiano",
    ),
    (
        JobName,
        "cucina, cassa, banco, sala, magazzino, reception, reparto, bar, portineria, segreteria, cuoco, cameriere, cameriera, barista, commesso, pulizie, accoglienza, infermeria, pizzeria",
    ),
    (Filler, "dalle, ore, il, lo, di, del, della, ogni, h"),
    (Until, "alle, a, fino, al"),
    (Noon, "mezzogiorno"),
    (Midnight, "mezzanotte"),
    (And, "e, ed"),
    (
        Signature,
        "firma, firmato, responsabile, ditta, azienda, pagina",
    ),
    (
        Title,
        "turni, orario di lavoro, turni del personale, piano turni, turnistica, tabella turni, prospetto turni",
    ),
];
