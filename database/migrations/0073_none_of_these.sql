-- 'None of these' is an answer to the question of illnesses: who ticked nothing has not given it.
alter table public.health_answers
  drop constraint health_answers_conditions_options,
  drop constraint health_answers_conditions_count,
  add constraint health_answers_conditions_options check (conditions <@ array[
      'Diabetes, with insulin, gliclazide, glimepiride or glibenclamide', 'Diabetes, treated otherwise',
      'Kidney disease', 'Kidney disease, on dialysis', 'Heart disease or a stroke', 'High blood pressure', 'Gout',
      'IBS (irritable bowel)', 'Coeliac disease', 'An eating disorder now', 'An eating disorder before',
      'A medicine that thins the blood', 'Epilepsy', 'Arthritis or weak bones', 'Another illness or medicine',
      'None of these'] and array_position(conditions, null) is null) not valid,
  add constraint health_answers_conditions_count check (cardinality(conditions) <= 16) not valid;
