-- What was read as a whole, however little of it was wanted.
-- Weeks that are being made, for copies of a member's data and the end of an account.
create index generation_weeks_user_id on public.generation_weeks (user_id);
-- Requests to cancel that wait, for the metrics and the operator's commands.
create index subscription_cancellations_pending on public.subscription_cancellations (created_at) where status = 'pending';
-- Who has been told that their account will be deleted, each night.
create index dormancy_told on auth.dormancy (first_told_at) where first_told_at is not null;
-- Payments of which nobody knows whose they are.
create index inbox_unmatched on payments.inbox (received_at) where state = 'unmatched';
