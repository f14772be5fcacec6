//! A staff member as answers name them.

use serde::Serialize;

use crate::schedule::StaffMember;

/// Who somebody is: what every list of people shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Person {
    /// The id of the staff member.
    pub staff_id: String,
    /// The name.
    pub name: String,
    /// The main position.
    pub position_id: String,
    /// The style token.
    pub color: String,
}

impl From<&StaffMember> for Person {
    fn from(member: &StaffMember) -> Self {
        Self {
            staff_id: member.id.clone(),
            name: member.name.clone(),
            position_id: member.position_id.clone(),
            color: member.color.clone(),
        }
    }
}
