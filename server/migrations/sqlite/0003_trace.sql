-- What the service that gets a lead is told of the trace of the request that brought it.
ALTER TABLE leads ADD COLUMN traceparent TEXT;
