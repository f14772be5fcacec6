-- Leads are counted from an index, and a probe stores and deletes a lead.
DROP TABLE probe;
CREATE INDEX leads_kind_state ON leads (kind, state);
