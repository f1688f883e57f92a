-- What else a member may say of their kitchen: how often they like a food, whose home cooking, what faith asks for, and how
-- lunch is eaten and food is cooked. 'Fine' becomes the word 'Sometimes' beside the new ones. The dates of answers stay.
alter table public.kitchen disable trigger user;
alter table public.kitchen
  drop constraint kitchen_red_meat_option,
  drop constraint kitchen_chicken_option,
  drop constraint kitchen_fish_option,
  drop constraint kitchen_eggs_option,
  drop constraint kitchen_pulses_option,
  drop constraint kitchen_processed_meat_option,
  drop constraint kitchen_soya_mince_option;
update public.kitchen set
  red_meat = replace(red_meat, 'Fine', 'Sometimes'),
  chicken = replace(chicken, 'Fine', 'Sometimes'),
  fish = replace(fish, 'Fine', 'Sometimes'),
  eggs = replace(eggs, 'Fine', 'Sometimes'),
  pulses = replace(pulses, 'Fine', 'Sometimes'),
  processed_meat = replace(processed_meat, 'Fine', 'Sometimes'),
  soya_mince = replace(soya_mince, 'Fine', 'Sometimes');
alter table public.kitchen
  alter column red_meat set default 'Sometimes',
  add constraint kitchen_red_meat_option check (red_meat in ('Never', 'Seldom', 'Sometimes', 'Often')),
  alter column chicken set default 'Sometimes',
  add constraint kitchen_chicken_option check (chicken in ('Never', 'Seldom', 'Sometimes', 'Often')),
  alter column fish set default 'Sometimes',
  add constraint kitchen_fish_option check (fish in ('Never', 'Seldom', 'Sometimes', 'Often')),
  alter column eggs set default 'Sometimes',
  add constraint kitchen_eggs_option check (eggs in ('Never', 'Seldom', 'Sometimes', 'Often')),
  alter column pulses set default 'Sometimes',
  add constraint kitchen_pulses_option check (pulses in ('Never', 'Seldom', 'Sometimes', 'Often')),
  alter column processed_meat set default 'Sometimes',
  add constraint kitchen_processed_meat_option check (processed_meat in ('Never', 'Seldom', 'Sometimes')),
  alter column soya_mince set default 'Sometimes',
  add constraint kitchen_soya_mince_option check (soya_mince in ('Never', 'Seldom', 'Sometimes')),
  add column home_styles text[] not null default '{}'
    constraint kitchen_home_styles_options check (home_styles <@ array['Zulu, Xhosa or Sotho', 'Cape', 'Afrikaans',
      'Durban Indian', 'Urban'] and array_position(home_styles, null) is null)
    constraint kitchen_home_styles_count check (cardinality(home_styles) <= 2),
  add column faith text[] not null default '{}'
    constraint kitchen_faith_options check (faith <@ array['No pork and no alcohol', 'No beef']
      and array_position(faith, null) is null)
    constraint kitchen_faith_count check (cardinality(faith) <= 2),
  add column weekday_lunch text not null default 'Carried, warmed up'
    constraint kitchen_weekday_lunch_option check (weekday_lunch in
      ('At home', 'Carried, warmed up', 'Carried, eaten cold')),
  add column kitchen_lacks text[] not null default '{}'
    constraint kitchen_kitchen_lacks_options check (kitchen_lacks <@ array['Fridge', 'Freezer', 'Oven', 'Microwave']
      and array_position(kitchen_lacks, null) is null)
    constraint kitchen_kitchen_lacks_count check (cardinality(kitchen_lacks) <= 4),
  add column quick_weekends text not null default 'No'
    constraint kitchen_quick_weekends_option check (quick_weekends in ('No', 'Yes')),
  add column batch_cooking text not null default 'No'
    constraint kitchen_batch_cooking_option check (batch_cooking in ('No', 'Yes')),
  add column savoury_breakfasts text not null default 'No'
    constraint kitchen_savoury_breakfasts_option check (savoury_breakfasts in ('No', 'Yes'));
alter table public.kitchen enable trigger user;
