-- Leads are counted from an index, a few times a minute at most, and a probe stores and deletes a lead.
DROP TRIGGER leads_inserted;
DROP TRIGGER leads_deleted;
DROP TRIGGER leads_moved;
DROP TABLE lead_counts;
DROP TABLE probe;
CREATE INDEX leads_kind_state ON leads (kind, state);
