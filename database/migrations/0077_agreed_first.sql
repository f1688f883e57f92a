-- As for health answers and marks of meals (0052): what is said of a kitchen, faith and foods never eaten among it, of dishes
-- and of sets goes beyond the specified calls too, and no server stores it of a member who has not agreed, or whose parent or
-- guardian has not. Rows of before stay, to read and to delete. A trigger is made without a look at the rows.
create trigger agreed_first before insert or update on public.kitchen
  for each row execute function agreement.ask_always();
create trigger agreed_first before insert or update on public.dish_opinions
  for each row execute function agreement.ask_always();
create trigger agreed_first before insert or update on public.training_sets
  for each row execute function agreement.ask_always();
