import { paths } from '#contract/paths.ts';

/** The place of the navigation to which a page belongs: what is cooked is of the meals. */
export const navPlaceOf = (pathname: string): string =>
  pathname === paths.cook ? paths.mealPlans : pathname;
