//! The columns of a table.

/// A column. The variants are in the order of the output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    Id,
    StaffId,
    Name,
    Position,
    Day,
    Date,
    Start,
    End,
    Hours,
    BreakMinutes,
    Status,
    Note,
}

impl Column {
    pub const ALL: [Self; 12] = [
        Self::Id,
        Self::StaffId,
        Self::Name,
        Self::Position,
        Self::Day,
        Self::Date,
        Self::Start,
        Self::End,
        Self::Hours,
        Self::BreakMinutes,
        Self::Status,
        Self::Note,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Id => "id",
            Self::StaffId => "staff_id",
            Self::Name => "name",
            Self::Position => "position",
            Self::Day => "day",
            Self::Date => "date",
            Self::Start => "start",
            Self::End => "end",
            Self::Hours => "hours",
            Self::BreakMinutes => "break_minutes",
            Self::Status => "status",
            Self::Note => "note",
        }
    }

    /// The column with a name; case and surrounding spaces do not matter.
    pub fn named(name: &str) -> Option<Self> {
        let name = name.trim();
        let mut columns = Self::ALL.into_iter();
        columns.find(|column| column.name().eq_ignore_ascii_case(name))
    }
}
