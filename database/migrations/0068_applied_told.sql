-- A server is ready only while the database has the schema that its code was written for: a database that was put back to an
-- older one under a running server has not. `/readyz` asks, as the login that has the fewest rights.
grant usage on schema migrations to authenticator;
grant select (name) on migrations.applied to authenticator;
