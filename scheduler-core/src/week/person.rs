//! A staff member as answers name them.

use serde::{Serialize, ser::SerializeStruct};

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

impl Person {
    /// Writes its fields among those of a struct that is written very often, as [`Staffing`](super::Staffing) does.
    pub(crate) fn write<S: SerializeStruct>(&self, fields: &mut S) -> Result<(), S::Error> {
        fields.serialize_field("staffId", &self.staff_id)?;
        fields.serialize_field("name", &self.name)?;
        fields.serialize_field("positionId", &self.position_id)?;
        fields.serialize_field("color", &self.color)
    }
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
