import type { MealAlternatives } from '#contract/meals/change-meals.ts';
import { dot, energyText } from '#planning/page/figures.ts';
import {
  createEarlyChanges,
  type EarlyChanges,
  markWaiting,
  textNodeOf,
} from '#web/lib/plans/early-changes.ts';
import { mealHeading } from '#web/lib/plans/plan-names.ts';
import { mealKeyOf, mealSectionOf, type ShownPlace } from './meal-place.ts';

/** One of the meals on offer. */
export type ChosenMeal = MealAlternatives['alternatives'][number];

/** What stands above a recipe. */
export interface MealHead {
  readonly slot: string;
  readonly name: string;
  readonly picture: string;
  readonly facts: DocumentFragment;
}

function span(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

/** The same elements as in the stored plan. */
function factsOf({ meal, minutes }: ChosenMeal): DocumentFragment {
  const facts = document.createDocumentFragment();
  const clock = span('emoji', '⏱️');
  clock.setAttribute('aria-hidden', 'true');
  const protein = `${dot}protein ${Math.round(meal.protein)}\u00a0g${dot}`;
  facts.append(span('energy', energyText(meal.kcal)), protein, clock, ` ${minutes}\u00a0min`);
  return facts;
}

/** How a chosen meal looks in the place of another. */
export function headOf(chosen: ChosenMeal, { slot }: MealHead): MealHead {
  return { slot, name: chosen.name, picture: chosen.emoji, facts: factsOf(chosen) };
}

function partsOf(section: Element) {
  const heading = section.querySelector<HTMLElement>('.meal-name');
  const title = textNodeOf(heading);
  const picture = heading?.querySelector('.emoji');
  const facts = section.querySelector('.meal-facts');
  return heading && title && picture && facts ? { heading, title, picture, facts } : null;
}

/** Meals that were chosen and are not confirmed yet: name and figures, and no recipe, because that of the old meal would be wrong. */
export function createChosenMeals(): EarlyChanges<ShownPlace, MealHead> {
  return createEarlyChanges<ShownPlace, MealHead>({
    keyOf: mealKeyOf,
    find: mealSectionOf,
    read(section) {
      const parts = partsOf(section);
      const { slot = null, name = '' } = mealHeading(section) ?? {};
      if (!parts || slot === null) return null;
      const { picture, facts } = parts;
      const copy = document.createDocumentFragment();
      copy.append(...[...facts.childNodes].map((node) => node.cloneNode(true)));
      return { slot, name, picture: picture.textContent, facts: copy };
    },
    paint(section, head, waiting) {
      const parts = partsOf(section);
      if (!parts) return;
      parts.title.nodeValue = ` ${head.slot}: ${head.name}`;
      parts.heading.dataset.name = head.name;
      parts.picture.textContent = head.picture;
      parts.facts.replaceChildren(head.facts.cloneNode(true));
      const { heading, facts } = parts;
      const stays = (part: Element) =>
        part === heading || part === facts || part.matches('.plan-tools');
      markWaiting(section, waiting, stays);
    },
    isSame: (shown, before) => shown.name === before.name,
  });
}
