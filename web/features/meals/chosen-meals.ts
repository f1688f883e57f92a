import type { MealAlternatives } from '#contract/meals/change-meals.ts';
import { dot, energyText } from '#planning/page/figures.ts';
import {
  createEarlyChanges,
  type EarlyChanges,
  markWaiting,
  textNodeOf,
} from '#web/lib/plans/early-changes.ts';
import { mealKeyOf, mealSectionOf, type ShownPlace } from './meal-place.ts';

/** One of the meals on offer. */
export type ChosenMeal = MealAlternatives['alternatives'][number];

/** What stands above a recipe. */
export interface MealHead {
  /** ' Lunch: Oats with banana', spaces and all. */
  readonly title: string;
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
export function headOf(chosen: ChosenMeal, { title }: MealHead): MealHead {
  const [slot = ''] = title.split(':');
  return { title: `${slot}: ${chosen.name}`, picture: chosen.emoji, facts: factsOf(chosen) };
}

function partsOf(section: Element) {
  const heading = section.querySelector('.meal-name');
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
      if (!parts) return null;
      const { title, picture, facts } = parts;
      const copy = document.createDocumentFragment();
      copy.append(...[...facts.childNodes].map((node) => node.cloneNode(true)));
      return { title: title.nodeValue ?? '', picture: picture.textContent, facts: copy };
    },
    paint(section, head, waiting) {
      const parts = partsOf(section);
      if (!parts) return;
      parts.title.nodeValue = head.title;
      parts.picture.textContent = head.picture;
      parts.facts.replaceChildren(head.facts.cloneNode(true));
      const { heading, facts } = parts;
      const stays = (part: Element) =>
        part === heading || part === facts || part.matches('.plan-tools');
      markWaiting(section, waiting, stays);
    },
    isSame: (shown, before) => shown.title.trim() === before.title.trim(),
  });
}
