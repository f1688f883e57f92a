-- Where a member buys, when they are paid, and whether lunch is bought on working days. Nobody has said any of it yet, so
-- that no row changes, and no date of an answer either. The table is of who answered at all: reading it takes no time.
alter table public.kitchen disable trigger user;
alter table public.kitchen
  add column shops text[] not null default '{}'
    constraint kitchen_shops_options check (shops <@ array['Pick n Pay', 'Makro', 'Woolworths', 'Shoprite']
      and array_position(shops, null) is null)
    constraint kitchen_shops_count check (cardinality(shops) <= 4),
  add column pay_day text not null default 'No fixed day'
    constraint kitchen_pay_day_option check (pay_day in ('No fixed day', '1', '2', '3', '4', '5', '6', '7', '8', '9',
      '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28',
      '29', '30', '31'));
alter table public.kitchen enable trigger user;
