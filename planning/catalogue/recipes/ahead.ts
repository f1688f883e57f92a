/**
 * What is done the evening before, or once for several meals: dry pulses cost less than half of the tinned ones, and
 * the minutes of a recipe then count from the cooked pot.
 */
export const soakedBeans =
  'Ahead: soak the dry beans overnight, drain, boil hard in fresh water for ten minutes and simmer for an hour or more until quite soft. A pot for several meals keeps three days in the fridge and freezes well.';

export const soakedChickpeas =
  'Ahead: soak the dry chickpeas overnight, drain and simmer in fresh water for an hour or more until quite soft. A pot for several meals keeps three days in the fridge and freezes well.';
