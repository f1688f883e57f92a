-- What calls of the language model took and cost. Nothing of a prompt or an answer is kept, and no member is named:
-- `generation_id` says nothing any more once the generation is gone.
create table public.model_calls (
  id uuid primary key default gen_random_uuid(),
  generation_id uuid not null,
  week integer not null,
  -- 'first', or 'repair' where texts of the first answer were not used
  round text not null,
  model text not null,
  -- 'pending' until the answer is there; 'used', 'refused' by the guard, or why there was no answer
  outcome text not null default 'pending',
  prompt_tokens integer not null default 0,
  completion_tokens integer not null default 0,
  -- millionths of a dollar: first the most that the call may cost, then what it did
  cost_micros bigint not null check (cost_micros >= 0),
  milliseconds integer not null default 0,
  created_at timestamptz not null default now()
);
create index model_calls_created_at on public.model_calls (created_at);
create index model_calls_generation on public.model_calls (generation_id);

-- One row for each month, so that a cap is kept by a single update however many processes spend at once.
create table public.model_spending (
  month date primary key,
  spent_micros bigint not null default 0 check (spent_micros >= 0)
);

do $$
declare
  wanted text;
begin
  foreach wanted in array array['model_calls', 'model_spending'] loop
    execute format('alter table public.%I enable row level security', wanted);
    execute format('create policy operator on public.%I to service_role using (true) with check (true)', wanted);
    execute format('create policy workers on public.%I to job_service using (true) with check (true)', wanted);
    execute format('grant select on public.%I to service_role', wanted);
    execute format('grant select, insert, update, delete on public.%I to job_service', wanted);
  end loop;
end
$$;
