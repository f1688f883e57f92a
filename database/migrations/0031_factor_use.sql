-- When a member last took the second step with a factor; null where that was before this column.
alter table auth.mfa_factors add column last_used_at timestamptz;
