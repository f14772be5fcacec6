//! What a change of the team changes in a week.

use std::{collections::HashSet, sync::Arc};

use super::{
    change::Change,
    plan::Plan,
    request_book::{OfferedShift, OpenEntry, Request},
    team::{LeftShifts, Team, TeamChange},
};
use crate::{
    schedule::{Error, Shift, StaffMember, sort_by_key},
    week::{PlacedShift, Week},
};

impl Plan {
    /// Puts a team in the place of the last one. Everybody who has a shift is on the new one too. Rules that both have are
    /// not changed: a template may have set others since.
    pub(super) fn set_team(&mut self, last: &Team, team: &Team) {
        if last.rules != team.rules {
            self.week.set_rules(team.rules.clone());
        }
        let mut details = team.details().clone();
        let now = self.week.details();
        details.absences.clone_from(&now.absences);
        let known: HashSet<&str> = team.staff().iter().map(|member| &*member.id).collect();
        let is_known = |shift: &&Shift| known.contains(&*shift.staff_id);
        details.before = now.before.iter().filter(is_known).cloned().collect();
        details.after = now.after.iter().filter(is_known).cloned().collect();
        // A week that was marked as published since the change may know shifts of people who are not on this team.
        let unknown = self.published.shifts().filter(|shift| !is_known(shift));
        for shift in unknown.cloned().collect::<Vec<_>>() {
            self.published.replace(Some(&shift), None);
        }
        let had: HashSet<String> = self
            .week
            .positions
            .iter()
            .map(|position| position.definition.id.clone())
            .collect();
        let (positions, staff) = (team.positions().to_vec(), team.staff().to_vec());
        self.week = self.week.with_team(positions, staff, details);
        // A position that comes back follows its template again; the others keep theirs.
        for entry in &team.requirements {
            if !had.contains(&entry.position_id) {
                self.week
                    .set_heads(&entry.position_id, (&entry.requirements).into());
            }
        }
    }

    /// The changes that put another team in the place of the present one, and make the week fit it.
    pub(crate) fn change_team(
        &mut self,
        before: &Arc<Team>,
        after: &Arc<Team>,
        change: &TeamChange,
    ) -> Result<Vec<Change>, Error> {
        let fit = Fit { after, change };
        let mut changes = Vec::new();
        let (mut kept, mut left) = (Vec::new(), Vec::new());
        for staff in &self.week.staff {
            for (&place, shift) in &staff.placed {
                match fit.shift(&staff.member, shift) {
                    Fitted::Same => {}
                    Fitted::As(fitted) => {
                        changes.push(Change::removed(place, shift.clone()));
                        kept.push(Change::added(place, fitted));
                    }
                    Fitted::Left(offered) => {
                        changes.push(Change::removed(place, shift.clone()));
                        left.extend(offered);
                    }
                }
            }
        }
        sort_by_key(&mut left, |offered| offered.time.start_minutes());
        let absences = self.week.details().absences.iter().enumerate();
        let mut gone: Vec<_> = absences
            .filter(|(_, absence)| fit.member(&absence.staff_id).is_none())
            .map(|(index, absence)| Change::Absence {
                index,
                before: Some(absence.clone()),
                after: None,
            })
            .collect();
        // From the last one, so that the indices of the others hold.
        gone.reverse();
        changes.append(&mut gone);
        for known in self.published.shifts() {
            let fitted = fit.known_shift(known);
            if fitted.as_ref() != Some(known) {
                changes.push(Change::Published {
                    before: Some(known.clone()),
                    after: fitted,
                });
            }
        }
        for (&place, entry) in &self.book.open {
            let fitted = fit.open_shift(entry);
            if fitted.as_ref() != Some(entry) {
                changes.push(Change::OpenShift {
                    place,
                    before: Some(entry.clone()),
                    after: fitted,
                });
            }
        }
        changes.push(Change::Team {
            before: Arc::clone(before),
            after: Arc::clone(after),
        });
        changes.append(&mut kept);

        // What is shown of requests, and who may claim what, follows from the week under the new team.
        let mut changed = self.clone();
        for change in &changes {
            change.make(&mut changed);
        }
        for offered in left {
            let (_, offer) = changed.new_offer(offered, None)?;
            offer.make(&mut changed);
            changes.push(offer);
        }
        self.book.numbered = changed.book.numbered;
        for (&place, request) in &self.book.requests {
            let fitted = fit.request(request, &changed);
            if fitted.as_ref() != Some(request) {
                changes.push(Change::Request {
                    place,
                    before: Some(Box::new(request.clone())),
                    after: fitted.map(Box::new),
                });
            }
        }
        Ok(changes)
    }
}

/// How entries of a week fit the team after a change.
struct Fit<'a> {
    after: &'a Team,
    change: &'a TeamChange,
}

/// A shift under the new team.
enum Fitted {
    Same,
    As(Shift),
    /// Its person can no longer work it. With the open shift that takes its place, if there is to be one.
    Left(Option<OfferedShift>),
}

impl Fit<'_> {
    fn member(&self, id: &str) -> Option<&StaffMember> {
        self.after.staff().iter().find(|member| member.id == id)
    }

    /// The id under which a position goes on; `None` if it is removed.
    fn position<'p>(&'p self, id: &'p str) -> Option<&'p str> {
        match self.change.merged() {
            Some((removed, into)) if removed == id => into,
            _ => Some(id),
        }
    }

    fn shift(&self, member: &StaffMember, shift: &Shift) -> Fitted {
        let worked_in = shift.position_id.as_ref().unwrap_or(&member.position_id);
        let position = self.position(worked_in);
        let left = || {
            let offer = self.change.left_shifts() == LeftShifts::Offer;
            let position = position.filter(|_| offer);
            Fitted::Left(position.map(|id| OfferedShift::of(shift, id)))
        };
        let Some(now) = self.member(&shift.staff_id) else {
            return left();
        };
        let fitted = match (&shift.position_id, position) {
            // It follows its person's main position, of which there may be another now.
            (None, None) => return left(),
            (None, Some(id)) if id != now.position_id && now.works_in(id) => Some(id.to_owned()),
            (None, Some(_)) => None,
            (Some(_), Some(id)) if now.works_in(id) => Some(id.to_owned()),
            (Some(_), _) => return left(),
        };
        if fitted == shift.position_id {
            return Fitted::Same;
        }
        let mut shift = shift.clone();
        shift.position_id = fitted;
        Fitted::As(shift)
    }

    fn known_shift(&self, known: &Shift) -> Option<Shift> {
        self.member(&known.staff_id)?;
        let mut known = known.clone();
        let position = known.position_id.as_deref();
        known.position_id = position.and_then(|id| self.position(id).map(ToOwned::to_owned));
        Some(known)
    }

    fn open_shift(&self, entry: &OpenEntry) -> Option<OpenEntry> {
        let mut entry = entry.clone();
        entry.offered.position_id = self.position(&entry.offered.position_id)?.to_owned();
        entry.offered_to.retain(|id| self.member(id).is_some());
        match &entry.taken_by {
            Some(id) if self.member(id).is_none() => None,
            _ => Some(entry),
        }
    }

    /// A request with the names and positions of the new team; `None` if one of its people or its open shift is gone.
    fn request(&self, request: &Request, changed: &Plan) -> Option<Request> {
        let mut request = request.clone();
        self.fit_shown(&mut request.shift, &changed.week)?;
        if let Some(other) = &mut request.other {
            self.fit_shown(other, &changed.week)?;
        }
        if let Some(id) = &request.open_shift_id {
            let mut open = changed.book.open.values();
            let was_withdrawn = !open.any(|entry| entry.id == *id);
            let waits = request.status == super::RequestStatus::Waiting;
            if was_withdrawn && waits {
                return None;
            }
        }
        Some(request)
    }

    fn fit_shown(&self, shown: &mut PlacedShift, week: &Week) -> Option<()> {
        let member = self.member(&shown.staff_id)?;
        shown.name.clone_from(&member.name);
        let position = self.position(&shown.position_id);
        let position = position.filter(|id| week.position(id).is_some());
        position
            .unwrap_or(&member.position_id)
            .to_owned()
            .clone_into(&mut shown.position_id);
        Some(())
    }
}
