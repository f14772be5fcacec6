//! Slavic languages in Latin script.

use super::super::lexicon::{Table, Topic::*};

/// Polish.
pub(super) const POLISH: Table = &[
    (
        Person,
        "pracownik, pracownicy, pracowniczka, osoba, osoby, personel, zatrudniony, pielęgniarka, lekarz, wolontariusz, opiekun, instruktor, dyżurny, kto",
    ),
    (
        Name,
        "imię i nazwisko, nazwisko i imię, imię nazwisko, nazwisko imię, imiona i nazwiska, nazwa pracownika",
    ),
    (FirstName, "imię"),
    (Surname, "nazwisko"),
    (
        Id,
        "nr, numer, kod, l.p., lp, lp., nr ewid., numer ewidencyjny, nr prac, identyfikator",
    ),
    (IdAlone, "nr, numer, lp, nr ewid, identyfikator"),
    (
        Start,
        "od, początek, start, rozpoczęcie, godzina od, wejście, godz. od, rozpoczęcia, przyjście",
    ),
    (
        End,
        "do, koniec, zakończenie, godzina do, wyjście, godz. do, zakończenia",
    ),
    (Date, "data, dzień, dni, dzień tygodnia, daty"),
    (Week, "tydzień, tyg, tyg., tygodnie"),
    (WeekNumber, "tydzień, tyg"),
    (DayNumber, "dzień"),
    (Contact, "telefon, tel, komórka, adres"),
    (Wage, "stawka, wynagrodzenie, płaca"),
    (Contract, "umowa, etat, wymiar etatu"),
    (
        Minor,
        "młodociany, młodociana, niepełnoletni, niepełnoletnia, poniżej 18, poniżej 18 lat",
    ),
    (Quantity, "ilość, liczba"),
    (Break, "przerwa, przerwy"),
    (Job, "stanowisko, funkcja, rola, pozycja"),
    (
        WithTimes,
        "godzina, godziny, godz, praca, pracy, zmiana, zmiany, plan, wykonanie, czas",
    ),
    (Status, "nieobecność, nieobecności, obecność"),
    (
        Length,
        "czas, czas trwania, razem, długość, suma, czas pracy, ilość godzin, liczba godzin",
    ),
    (
        Shift,
        "zmiana, zmiany, godziny, godziny pracy, godz, dyżur, dyżury, grafik",
    ),
    (Kind, "typ, rodzaj"),
    (Task, "zadanie, zadania, czynność"),
    (Department, "dział, oddział, zespół, obszar, sekcja"),
    (Place, "miejsce, lokal, sklep, placówka, lokalizacja"),
    (
        Note,
        "uwagi, uwaga, notatki, komentarz, komentarze, adnotacje",
    ),
    (
        Clocked,
        "wykonanie, rzeczywiste, faktyczne, rcp, odbicia, przepracowane, rzeczywisty",
    ),
    (Planned, "plan, planowane, planowany, zaplanowane, grafik"),
    (
        DayOff,
        "wolne, wolny, wolna, dzień wolny, zamknięte, nieczynne",
    ),
    (
        Holiday,
        "urlop, uw, urlop wypoczynkowy, święto, uż, urlop na żądanie, url",
    ),
    (
        Sick,
        "l4, l-4, zwolnienie, chorobowe, zwolnienie lekarskie, zla, choroba, chory, chora",
    ),
    (
        Leave,
        "urlop bezpłatny, urlop macierzyński, urlop okolicznościowy, opieka, nieobecny, nieobecna, odbiór godzin, odbiór, urlop wychowawczy",
    ),
    (Training, "szkolenie, kurs, szkol"),
    (Away, "delegacja"),
    (HolidayWithin, "urlop"),
    (SickWithin, "chorobowe, zwolnienie"),
    (LeaveWithin, "nieobecność"),
    (
        Vacant,
        "wakat, nieobsadzone, nieobsadzona, wolna zmiana, do obsadzenia, brak obsady, nieprzydzielone, brak, do ustalenia, nieobsadzony, poszukiwany, poszukiwana, szukamy, zastępstwo, wolne miejsce, wolny dyżur, nikt",
    ),
    (Total, "razem, suma, ogółem, łącznie"),
    (TotalFirst, "obsada, liczba, ilość, legenda, godziny, uwagi"),
    (Legend, "legenda, objaśnienia, oznaczenia, skróty, zmiany"),
    (
        Demand,
        "potrzeba, potrzebne, potrzebni, zapotrzebowanie, wymagane, minimalna obsada, wymagana obsada",
    ),
    (Cancelled, "odwołane, odwołana, anulowane, anulowana"),
    (Wish, "życzenia, preferencje, prośby"),
    (Confirmed, "potwierdzone, potwierdzona"),
    (Availability, "dostępność, dyspozycyjność, dostępny"),
    (AnyTime, "tak, cały dzień, zawsze"),
    (Closing, "zamknięcie, zamkn"),
    (
        ShiftName,
        "rano, ranna, ranek, poranna, popołudnie, popołudniowa, południe, noc, nocna, nocka, nocny, wieczór, wieczorna, dzień, dzienna, dniówka, dzienny, zmiana, i zmiana, ii zmiana, iii zmiana, dyżur, otwarcie, zamknięcie",
    ),
    (
        JobName,
        "kuchnia, kucharz, sala, bar, recepcja, magazyn, kasa, oddział, zmywak, sklep, sprzątanie, kelner, kelnerka, barman, barmanka, kasjer, kierownik, ochrona, biuro",
    ),
    (Filler, "od, godz, godzina, godziny, w, na, h, każdy"),
    (Until, "do"),
    (Noon, "południe"),
    (Midnight, "północ"),
    (And, "i, oraz"),
    (
        Signature,
        "podpis, podpisano, zatwierdził, zatwierdzam, firma, kierownik, strona, sporządził, pieczątka",
    ),
    (
        Title,
        "grafik, grafik pracy, harmonogram, harmonogram pracy, rozkład pracy, plan pracy, grafik dyżurów",
    ),
];

/// Czech and Slovak.
pub(super) const CZECH_AND_SLOVAK: Table = &[
    (
        Person,
        "zaměstnanec, zaměstnanci, pracovník, pracovníci, pracovnice, zamestnanec, zamestnanci, osoba, osoby, personál, brigádník, sestra, lékař, dobrovolník, lektor, pečovatel, kdo",
    ),
    (
        Name,
        "jméno, jméno a příjmení, příjmení a jméno, meno, meno a priezvisko, priezvisko a meno",
    ),
    (Surname, "příjmení, priezvisko"),
    (WithName, "a, celé"),
    (
        Id,
        "os. číslo, osobní číslo, osobné číslo, číslo, č., kód, os. č., id",
    ),
    (
        IdAlone,
        "os. číslo, osobní číslo, osobné číslo, číslo, č, oč",
    ),
    (
        Start,
        "od, začátek, začiatok, nástup, příchod, príchod, začíná, čas od",
    ),
    (End, "do, konec, koniec, odchod, ukončení, končí, čas do"),
    (Date, "datum, dátum, den, deň, den v týdnu, dny, dni"),
    (Week, "týden, týždeň, týdny"),
    (WeekNumber, "týden, týždeň, tyd, kt"),
    (DayNumber, "den, deň"),
    (Contact, "telefon, telefón, mobil, adresa"),
    (Wage, "mzda, sazba, plat"),
    (Contract, "úvazek, smlouva, úväzok"),
    (
        Minor,
        "mladistvý, mladistvá, nezletilý, nezletilá, neplnoletý, pod 18, pod 18 let, do 18 let",
    ),
    (Quantity, "počet"),
    (Break, "pauza, přestávka, prestávka, oběd"),
    (Job, "pozice, pozícia, funkce, funkcia, role, profese"),
    (
        WithTimes,
        "čas, hodina, hodin, směny, směna, plán, skutečnost, práce",
    ),
    (Status, "nepřítomnost, neprítomnosť, stav"),
    (
        Length,
        "délka, dĺžka, celkem, spolu, trvání, součet hodin, doba, odpracováno, počet hodin, fond",
    ),
    (
        Shift,
        "směna, směny, zmena, zmeny, hodiny, hodin, pracovní doba, čas, služba, služby",
    ),
    (Kind, "typ, druh"),
    (Task, "úkol, úkoly, činnost"),
    (
        Department,
        "oddělení, oddelenie, úsek, středisko, tým, provoz",
    ),
    (Place, "místo, miesto, pobočka, prodejna"),
    (Note, "poznámka, poznámky, pozn"),
    (
        Clocked,
        "skutečnost, skutočnosť, docházka, dochádzka, skutečný, odpracováno",
    ),
    (Planned, "plán, plánováno, plánovaný, plánované"),
    (
        DayOff,
        "volno, voľno, zavřeno, zatvorené, den volna, nepracuje",
    ),
    (
        Holiday,
        "dovolená, dovolenka, dov, dov., svátek, sviatok, řd, řádná dovolená",
    ),
    (
        Sick,
        "nemoc, nemocenská, neschopnost, marod, nemocný, nemocná, choroba, péenka",
    ),
    (
        Leave,
        "očr, paragraf, neplacené volno, náhradní volno, lékař, lekár, mateřská, rodičovská, nepřítomen",
    ),
    (Training, "školení, školenie, kurz"),
    (HolidayWithin, "dovolená, dovolenka"),
    (SickWithin, "nemoc, nemocenská"),
    (LeaveWithin, "nepřítomnost"),
    (
        Vacant,
        "neobsazeno, neobsazená, neobsadené, volná směna, voľná zmena, k obsazení, nepřiřazeno, chybí, hledá se, hledáme, bude doplněno, bude upřesněno, doplní se, na obsadenie, hľadáme, nikdo, neurčeno",
    ),
    (Total, "celkem, součet, súčet, spolu, suma, mezisoučet"),
    (
        TotalFirst,
        "počet, obsazení, legenda, hodiny, vysvětlivky, poznámka",
    ),
    (
        Legend,
        "legenda, vysvětlivky, vysvetlivky, zkratky, skratky, směny, kódy",
    ),
    (
        Demand,
        "potřeba, potreba, potřebné, požadavek, požadováno, potřebný počet",
    ),
    (Cancelled, "zrušeno, zrušená, zrušené"),
    (Wish, "přání, preference, požadavky"),
    (Confirmed, "potvrzeno, potvrdené"),
    (Availability, "dostupnost, dostupnosť"),
    (AnyTime, "ano, áno, celý den, celý deň, vždy, kdykoliv"),
    (Closing, "zavírací, zavíračka"),
    (
        ShiftName,
        "ranní, ráno, ranná, odpolední, odpoledne, poobedná, popoludní, noční, noc, nočná, denní, denná, den, večer, večerní, dopolední, dopoledne, směna, zmena, dlouhá, krátká, ranní směna, odpolední směna, noční směna, dopoludnia",
    ),
    (
        JobName,
        "kuchyně, kuchyň, kuchyňa, kuchař, obsluha, bar, recepce, recepcia, sklad, pokladna, pokladňa, oddělení, prodejna, úklid, číšník, servírka, vedoucí, vrátnice, ostraha, kancelář",
    ),
    (Filler, "od, hod, hodin, v, ve, každý"),
    (Until, "do, až"),
    (Noon, "poledne, poludnie"),
    (Midnight, "půlnoc, polnoc"),
    (And, "a"),
    (
        Signature,
        "podpis, schválil, firma, vedoucí, strana, vypracoval, razítko",
    ),
    (
        Title,
        "rozpis, rozpis směn, rozpis služeb, plán směn, směny, harmonogram, rozpis zmien, plán služeb",
    ),
];

/// Croatian, Serbian in Latin script and Slovene.
pub(super) const SOUTH_SLAVIC: Table = &[
    (
        Person,
        "zaposlenik, zaposlenici, zaposleni, djelatnik, djelatnici, radnik, radnici, delavec, delavci, osoba",
    ),
    (
        Name,
        "ime, ime i prezime, ime in priimek, prezime i ime, priimek in ime",
    ),
    (Surname, "prezime, priimek"),
    (Id, "broj, šifra, številka"),
    (Start, "od, početak, začetek, prihod"),
    (End, "do, kraj, konec, završetak, odhod"),
    (Date, "datum, dan, dani"),
    (Week, "tjedan, teden, sedmica, nedelja"),
    (WeekNumber, "tjedan, teden"),
    (Break, "pauza, stanka, odmor, malica"),
    (Job, "radno mjesto, pozicija, funkcija, delovno mesto"),
    (Length, "trajanje, ukupno, skupaj"),
    (
        Shift,
        "smjena, smjene, smena, izmena, izmene, sati, radno vrijeme, ure, delovni čas",
    ),
    (Department, "odjel, oddelek"),
    (Note, "napomena, napomene, opomba, opombe"),
    (
        DayOff,
        "slobodan, slobodno, slobodan dan, prosto, prost dan, zatvoreno, zaprto",
    ),
    (
        Holiday,
        "godišnji, godišnji odmor, dopust, letni dopust, praznik",
    ),
    (Sick, "bolovanje, bolniška, bolest"),
    (
        Vacant,
        "nepopunjeno, prosta izmena, upražnjeno, upražnjeno mjesto, slobodno, slobodna smjena, traži se, nezasedeno, prosto, nitko, niko",
    ),
    (Total, "ukupno, skupaj, zbroj"),
    (Legend, "legenda, kratice"),
    (
        ShiftName,
        "jutro, jutarnja, prijepodne, poslijepodne, popodne, popodnevna, noć, noćna, noč, nočna, dopoldan, popoldan, dnevna, smjena, izmena",
    ),
    (
        JobName,
        "kuhinja, kuhar, konobar, šank, recepcija, skladište, skladišče, blagajna, natakar, trgovina",
    ),
    (Until, "do"),
    (And, "i"),
    (Signature, "potpis, podpis, odobrio"),
    (
        Title,
        "raspored, raspored rada, raspored smjena, urnik, razpored",
    ),
];
