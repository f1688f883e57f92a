-- Refused access stands in the audit log: why it was refused, and which route that was, as the server names it.
alter table auth.audit_log
  add column reason text check (reason ~ '^[a-z_]{1,40}$'),
  add column route text check (length(route) <= 120);
grant execute on function auth.session_holds(uuid, uuid) to auth_service;
