#![allow(missing_docs)]
use serde::Deserialize;
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Schedule { positions: Vec<Position>, staff: Vec<StaffMember>, shifts: Vec<Shift> }
impl Schedule {
    pub fn new(positions: Vec<Position>, staff: Vec<StaffMember>, shifts: Vec<Shift>) -> Result<Self, String> { Ok(Self { positions, staff, shifts }) }
    pub fn positions(&self) -> &[Position] { &self.positions }
    pub fn staff(&self) -> &[StaffMember] { &self.staff }
    pub fn shifts(&self) -> &[Shift] { &self.shifts }
}
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub struct Day(u8);
impl Day { pub fn index(self) -> usize { usize::from(self.0) } pub fn new(d: u8) -> Self { Self(d) } }
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Position { pub id: String, pub name: String, pub team: String, pub required: u32 }
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StaffMember { pub id: String, pub name: String, pub position_id: String, pub color: String, pub availability: Vec<Availability> }
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Availability { pub day: Day, pub start: u8, #[serde(default)] pub start_minute: u8, pub end: u8, #[serde(default)] pub end_minute: u8 }
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Shift { pub id: String, pub staff_id: String, pub day: Day, pub start: u8, #[serde(default)] pub start_minute: u8, pub hours: u8, #[serde(default)] pub minutes: u8, pub confirmed: bool }
