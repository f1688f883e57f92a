alter table public.health_answers
  validate constraint health_answers_conditions_options,
  validate constraint health_answers_conditions_count;
