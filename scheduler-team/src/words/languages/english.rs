//! English.

use super::super::lexicon::{Table, Topic::*};

pub(super) const WORDS: Table = &[
    (
        Person,
        "employee, employees, emp, staff, worker, workers, person, people, member, members, agent, agents, associate, associates, colleague, colleagues, nurse, crew, assignee, assigned, resource, attendee, attendees, who, volunteer, volunteers, operator, driver, user, users, tutor, tutors, instructor, instructors, guard, guards, responder, interpreter, pharmacist, provider, teammate, covered by",
    ),
    (Name, "name, names, fullname"),
    (FirstName, "firstname, forename"),
    (Surname, "lastname, surname"),
    (First, "first, given"),
    (Last, "last, family"),
    (WithName, "full, display, preferred, the, what, is, your"),
    (Id, "id, ids, number, no, nr, num, code, #, key"),
    (IdAlone, "id, ids, #, no, nr, number, code"),
    (Badge, "id, payroll, badge"),
    (
        Start,
        "start, starts, begin, begins, from, in, onsite, call",
    ),
    (
        End,
        "end, ends, finish, finishes, to, until, out, stop, till, wrap",
    ),
    (Date, "date, dates, day, weekday, dow"),
    (Week, "week, weeks, wk, weekcommencing"),
    (WeekNumber, "week, wk"),
    (DayNumber, "day"),
    (
        Contact,
        "phone, phones, mobile, tel, telephone, email, mail, address, ext, extension, whatsapp",
    ),
    (Wage, "wage, wages, rate, hourly, pay, salary, cost"),
    (Contract, "contract, contracted"),
    (
        Minor,
        "minor, minors, is minor, under 18, under18, u18, under age, underage",
    ),
    (Maximum, "max, maximum"),
    (Quantity, "qty, quantity, vacancies"),
    (Break, "break, breaks, lunch, meal"),
    (Subject, "subject, summary, title, event"),
    (
        Job,
        "role, roles, position, positions, job, jobs, occupation, grade, designation, desig, category",
    ),
    (
        WithTimes,
        "available, time, times, shift, hour, hours, clock, actual, planned, scheduled, rostered, am, pm, work, punch, clocked, signed, sign, check, log, real, plan, expected, worked, duty",
    ),
    (
        Row,
        "shift, schedule, roster, record, row, entry, booking, assignment, event, line",
    ),
    (
        Status,
        "status, state, attendance, absence, leave, absences",
    ),
    (Length, "duration, length, total, totals"),
    (
        Shift,
        "shift, shifts, time, times, hours, hrs, schedule, duty",
    ),
    (Kind, "type"),
    (Task, "task, tasks, activity, item"),
    (
        Department,
        "department, dept, area, section, team, group, ward, unit, zone, service, skill",
    ),
    (
        Place,
        "program, programme, project, site, location, store, channel, venue, branch, queue, room, hall, court, lane",
    ),
    (Skills, "skills"),
    (Note, "note, notes, comment, comments, remark, remarks"),
    (
        Unused,
        "description, ratio, week, mode, client, participant, customer, patient, total, overtime, restaurant, created, updated, published",
    ),
    (Repeats, "repeat, repeats, recurrence, recurring, rrule"),
    (Zone, "time zone, timezone, tz"),
    (Timestamp, "timestamp"),
    (
        Clocked,
        "actual, actuals, clock, clocked, punch, punched, worked, real, badge, realized, attended",
    ),
    (
        Planned,
        "planned, plan, scheduled, sched, rostered, rota, expected",
    ),
    (
        DayOff,
        "off, d/o, do, r/d, rd, rdo, r.d.o, rest, lib, closed, rh, none, no, n/a, na, nil, no shift, no shifts, not working, unavailable, not available, n/w, xx, x-off, wo, w/o, weekly off, day-off, non-working, day off, rest day, off day",
    ),
    (
        Holiday,
        "al, a/l, a.l, pto, hol, hols, hol., vac, vl, v/l, ph, p/h, bh, b/h, pl, p/l, el, e/l, cl, c/l, annual, annual leave, bank holiday, public holiday",
    ),
    (Sick, "sl, s/l, sick, s/d, ill, sick leave"),
    (
        Leave,
        "lwop, ml, m/l, toil, til, lieu, comp off, compoff, comp day, c/o, r/o, requested off, req off, l/d, rtt, loa, upl, absent, abs, awol, np, nb, day in lieu",
    ),
    (
        Training,
        "training, training day, trng, course, orientation, orient, induction, onboarding",
    ),
    (Away, "away, court, jury duty, duty travel"),
    (
        HolidayWithin,
        "holiday, holidays, vacation, vacations, annual, pto",
    ),
    (SickWithin, "sick, sickness, illness, ill"),
    (
        LeaveWithin,
        "leave, maternity, paternity, bereavement, compassionate, unpaid, absent, absence",
    ),
    (OffWithin, "off, unavailable, closed"),
    (
        Vacant,
        "vacancy, vacant, empty, open, unassigned, unallocated, not allocated, to be allocated, unfilled, tba, tbc, tbd, nobody, needed, uncovered, agency, bank, sign up, signup, cover needed, to cover, to be filled, to be confirmed, to be assigned, to be advised, to be announced, not assigned, not filled, open shift, open slot, available shift, new hire, new starter, relief staff, agency staff, bank staff, any staff, no one, nobody yet, volunteer needed, recruiting, no cover, uncovered shift, on offer, up for grabs",
    ),
    (
        Total,
        "total, totals, subtotal, sum, site hours, day count, head count, labor cost, labour cost",
    ),
    (
        TotalFirst,
        "hours, hrs, headcount, count, note, notes, legend, key, staff on duty, on duty",
    ),
    (Legend, "key, legend, code, codes, shifts"),
    (
        Demand,
        "required, requirement, requirements, req, needed, need, needs, demand, heads, headcount, minimum, min, staffing",
    ),
    (Cancelled, "cancelled, canceled, declined, deleted"),
    (
        Wish,
        "wish, wishes, preference, preferences, request, requests, desired",
    ),
    (Confirmed, "confirmed, accepted"),
    (Availability, "availability, availabilities, available"),
    (
        AnyTime,
        "any, any time, anytime, all, all day, whole day, full day, always, open, free, flexible, yes, y, available",
    ),
    (
        Closing,
        "close, cl, clo, closing, c, end, late, open, op, bd",
    ),
    (
        ShiftName,
        "morning, mornings, am, afternoon, afternoons, pm, evening, evenings, night, nights, early, late, mid, middle, day, days, day-shift, swing, graveyard, overnight, long, short, twilight, shift, opening, closing, open, close, opener, closer, 1st, 2nd, 3rd, 4th, first, second, third, double, split, lunch, dinner, breakfast, brunch",
    ),
    (
        JobName,
        "server, host, hostes, hostess, runner, busser, bar, barback, bartender, barista, cook, chef, kitchen, dishwasher, dish, cashier, till, floor, manager, management, supervisor, lead, leader, driver, delivery, desk, reception, receptionist, housekeeping, housekeeper, laundry, maintenance, security, nurse, rn, lpn, cna, hca, doctor, carer, caregiver, team, staff, department, dept, section, crew, front, back, house, office, admin, administration, sale, store, stock, stockroom, warehouse, picker, packer, operator, agent, support, service, waiter, waitress, waiting, prep, line, grill, pizza, counter, cleaner, cleaning, porter, concierge, valet, technician, engineer, assistant, advisor, centre, center, ward, unit, trainee",
    ),
    (
        Filler,
        "from, between, on, the, h, hs, hr, hrs, hours, hour, every, each, all, day, days, shift, shifts, t, at",
    ),
    (Until, "to, until, till, til, through, thru"),
    (Noon, "noon, midday"),
    (Midnight, "midnight"),
    (And, "and"),
    (
        Signature,
        "signed, signature, approved, manager, company, page, printed",
    ),
    (
        Title,
        "rota, roster, schedule, staff rota, employee schedule, staff schedule, work schedule, shift schedule, weekly schedule, weekly rota, timetable",
    ),
];
