//! French.

use super::super::lexicon::{Table, Topic::*};

pub(super) const WORDS: Table = &[
    (
        Person,
        "employé, employée, employés, salarié, salariée, salariés, agent, agents, collaborateur, collaboratrice, collaborateurs, personnel, vendeur, vendeuse, équipier, équipière, intervenant, personne, bénévole, bénévoles, animateur, animatrice, moniteur, monitrice, chauffeur, soignant, infirmier, infirmière, encadrant, qui, affecté à",
    ),
    (Name, "nom, noms, nom et prénom, nom prénom"),
    (FirstName, "prénom, prénoms"),
    (Surname, "nom de famille"),
    (WithName, "de, du, et, complet, prénom"),
    (Id, "matricule, numéro, n°"),
    (IdAlone, "matricule, n°"),
    (
        Start,
        "début, entrée, arrivée, prise, de, heure de début, prise de poste, prise de service",
    ),
    (End, "fin, sortie, départ, fin de poste, fin de service"),
    (Date, "date, dates, jour, jours"),
    (Week, "semaine, semaines, sem"),
    (WeekNumber, "semaine, sem, s"),
    (DayNumber, "jour"),
    (Contact, "téléphone, tél, portable, courriel, adresse"),
    (Wage, "salaire, taux, taux horaire"),
    (Contract, "contrat"),
    (
        Minor,
        "mineur, mineure, mineurs, moins de 18, moins de 18 ans, mineur e",
    ),
    (Break, "pause, pauses, coupure"),
    (
        Job,
        "poste, postes, fonction, emploi, rôle, métier, qualification",
    ),
    (WithTimes, "heure, de, prévu, prévue, réel, réelle, prise"),
    (Status, "statut, absence, état"),
    (
        Length,
        "durée, total, totaux, nb heures, nombre d'heures, total heures",
    ),
    (
        Shift,
        "horaire, horaires, service, heures, heure, vacation, créneau, plage, plage horaire, amplitude",
    ),
    (Task, "tâche, tâches, activité"),
    (
        Department,
        "secteur, service, équipe, rayon, unité, pôle, département",
    ),
    (
        Place,
        "lieu, site, magasin, établissement, agence, salle, chambre",
    ),
    (
        Note,
        "remarque, remarques, commentaire, commentaires, observation, observations",
    ),
    (Timestamp, "horodateur"),
    (
        Clocked,
        "réel, réelle, réalisé, réalisée, pointage, pointé, badgeage, effectué",
    ),
    (Planned, "prévu, prévue, planifié, planifiée, théorique"),
    (
        DayOff,
        "repos, off, libre, rh, r.h., fermé, repos hebdo, repos hebdomadaire, jour de repos, non travaillé, jour off, relâche",
    ),
    (
        Holiday,
        "congé, congés, cp, c.p., vacances, congé payé, congés payés, férié, jour férié",
    ),
    (
        Sick,
        "malade, maladie, arrêt, arrêt maladie, arrêt de travail, accident du travail",
    ),
    (
        Leave,
        "rtt, récup, récupération, congé sans solde, congé parental, css, absent, absente, sans solde, congé maternité, maternité",
    ),
    (Training, "formation, stage"),
    (HolidayWithin, "congé, congés, vacances"),
    (SickWithin, "maladie, malade"),
    (LeaveWithin, "absence"),
    (OffWithin, "repos"),
    (
        Vacant,
        "à pourvoir, vacant, non pourvu, à définir, non affecté, non attribué, à recruter, à confirmer, à trouver, à couvrir, à attribuer, à désigner, à prévoir, poste vacant, extra, renfort, intérim, intérimaire, en recrutement",
    ),
    (Total, "total, totaux, somme, sous-total"),
    (
        TotalFirst,
        "effectif, effectifs, légende, nb, nombre, heures, présents",
    ),
    (Legend, "légende, horaires, codes, code"),
    (
        Demand,
        "besoin, besoins, requis, nécessaire, nécessaires, effectif requis",
    ),
    (Cancelled, "annulé, annulée"),
    (
        Wish,
        "souhait, souhaits, préférence, préférences, voeux, vœux",
    ),
    (Unused, "publié, publiée"),
    (Confirmed, "confirmé, confirmée, accepté"),
    (
        Availability,
        "disponibilité, disponibilités, dispo, dispos, disponible",
    ),
    (AnyTime, "oui, journée, toute la journée, toujours"),
    (Closing, "fermeture"),
    (
        ShiftName,
        "matin, matinée, après-midi, apres-midi, soir, soirée, nuit, jour, journée, poste, coupure, midi, ouverture, fermeture, renfort, matins, nuits, soirs, aprem",
    ),
    (
        JobName,
        "cuisine, caisse, accueil, salle, plonge, bar, comptoir, rayon, boulangerie, vente, réserve, livraison, ménage, infirmier, infirmière, aide-soignant, aide-soignante, serveur, serveuse, cuisinier, cuisinière, réception, entretien, chef, responsable",
    ),
    (Filler, "de, du, des, la, le, les, l, h, à, heures"),
    (Until, "à, jusqu'à, au"),
    (Noon, "midi"),
    (Midnight, "minuit"),
    (And, "et"),
    (
        Signature,
        "signature, visa, entreprise, société, responsable, page, établi, signé",
    ),
    (
        Title,
        "planning, emploi du temps, planning du personnel, tableau de service, planning de travail, planning hebdomadaire, planning mensuel",
    ),
];
