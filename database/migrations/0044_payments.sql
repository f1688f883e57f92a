-- What payment providers tell. A message is kept as it came before anything is made of it; what it says about a member can
-- be made anew from it at any time, in whatever order messages came.
create schema payments;
grant usage on schema payments to authenticated, service_role;

create table payments.inbox (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('paystack', 'payfast')),
  -- only bodies whose signature is right are kept
  body bytea not null check (octet_length(body) <= 65536),
  sha256 bytea not null generated always as (sha256(body)) stored,
  received_at timestamptz not null default now(),
  -- how often the provider sent it
  times integer not null default 1,
  state text not null default 'new' check (state in ('new', 'matched', 'unmatched', 'ignored', 'refused')),
  why text check (length(why) <= 200),
  -- by what whose it is can be found, what else can be found by it, and for which plan and when, once it was read
  asks text[] not null default '{}',
  gives text[] not null default '{}',
  plan text check (plan in ('monthly', 'annual')),
  happened_at timestamptz,
  -- when the provider itself said that the message is its own; null where that is not asked for, or not answered yet
  confirmed_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  unique (provider, sha256)
);
create index inbox_waiting on payments.inbox (next_attempt_at, id) where state = 'new';
create index inbox_asks on payments.inbox using gin (asks);

-- What a member entered into at one checkout, and all that follows from it.
create table payments.agreements (
  user_id uuid not null references auth.users on delete cascade,
  id uuid not null default gen_random_uuid() unique,
  plan text not null check (plan in ('monthly', 'annual')),
  made_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Names of an agreement and of its charges at a provider.
create table payments.links (
  user_id uuid not null references auth.users on delete cascade,
  agreement uuid not null,
  provider text not null,
  link text not null check (length(link) <= 300),
  primary key (user_id, agreement, provider, link),
  foreign key (user_id, agreement) references payments.agreements on delete cascade
);
create index links_link on payments.links (provider, link);

-- What messages say about a member; the state of a membership is computed from the set of them.
create table payments.events (
  user_id uuid not null references auth.users on delete cascade,
  inbox_id bigint not null unique references payments.inbox on delete cascade,
  event jsonb not null,
  primary key (user_id, inbox_id)
);

alter table payments.inbox enable row level security;
create policy operator on payments.inbox to service_role using (true) with check (true);
grant select, insert, update on payments.inbox to service_role;
alter table payments.links enable row level security;
create policy operator on payments.links to service_role using (true) with check (true);
grant select, insert on payments.links to service_role;
alter table payments.agreements enable row level security;
create policy operator on payments.agreements to service_role using (true) with check (true);
create policy own_rows on payments.agreements for select to authenticated using (user_id = (select auth.uid()));
grant select on payments.agreements to service_role, authenticated;
alter table payments.events enable row level security;
create policy operator on payments.events to service_role using (true) with check (true);
create policy own_rows on payments.events for select to authenticated using (user_id = (select auth.uid()));
grant select, insert, update, delete on payments.events to service_role;
grant select on payments.events to authenticated;
