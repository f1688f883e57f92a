import type { MealAlternatives } from '#contract/change-meals.ts';
import { energyText } from '#planning/page/figures.ts';
import { wordsOf } from '#web/lib/plan-tools.ts';
import { keyOf, type ShownMeal, type ShownPlace, swapButtonId } from './meal-place.ts';

/** One of the meals on offer. */
export type ChosenMeal = MealAlternatives['alternatives'][number];

/** What stands above a recipe. */
interface MealHead {
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
  const protein = ` · protein ${meal.protein}\u00a0g · `;
  facts.append(span('energy', energyText(meal.kcal)), protein, clock, ` ${minutes}\u00a0min`);
  return facts;
}

interface MealParts {
  readonly heading: Element;
  readonly title: Node;
  readonly picture: Element;
  readonly facts: Element;
}

function partsOf(section: Element): MealParts | null {
  const heading = section.querySelector('.meal-name');
  const title = [...(heading?.childNodes ?? [])].find((node) => node.nodeValue?.includes(':'));
  const picture = heading?.querySelector('.emoji');
  const facts = section.querySelector('.meal-facts');
  return heading && title && picture && facts ? { heading, title, picture, facts } : null;
}

function readHead({ title, picture, facts }: MealParts): MealHead {
  const copy = document.createDocumentFragment();
  copy.append(...[...facts.childNodes].map((node) => node.cloneNode(true)));
  return { title: title.nodeValue ?? '', picture: picture.textContent, facts: copy };
}

/** @param waiting whether the recipe below is another meal's */
function paint(section: Element, parts: MealParts, head: MealHead, waiting: boolean): void {
  parts.title.nodeValue = head.title;
  parts.picture.textContent = head.picture;
  parts.facts.replaceChildren(head.facts.cloneNode(true));
  if (waiting) section.setAttribute('aria-busy', 'true');
  else section.removeAttribute('aria-busy');
  for (const part of section.children) {
    const stays = part === parts.heading || part === parts.facts || part.matches('.plan-tools');
    part.toggleAttribute('hidden', waiting && !stays);
  }
}

/** Meals that were chosen and are not confirmed yet. */
export function createChosenMeals() {
  const waiting = new Map<string, { readonly before: MealHead; readonly now: MealHead }>();
  const sectionOf = (place: ShownMeal) =>
    document.getElementById(swapButtonId(place))?.closest('.meal') ?? null;
  return {
    has: (place: ShownPlace) => waiting.has(keyOf(place)),
    /** Shows the chosen meal in a plan that comes meanwhile and still holds the old one. */
    repaint(place: ShownMeal, section: Element): void {
      const head = waiting.get(keyOf(place));
      const parts = partsOf(section);
      if (!head || !parts || wordsOf(parts.heading) !== head.before.title.trim()) return;
      paint(section, parts, head.now, true);
    },
    show(place: ShownMeal, chosen: ChosenMeal): (made: boolean) => void {
      const section = sectionOf(place);
      const parts = section && partsOf(section);
      if (!section || !parts) return () => {};
      const before = readHead(parts);
      const [slot = ''] = before.title.split(':');
      const now = {
        title: `${slot}: ${chosen.name}`,
        picture: chosen.emoji,
        facts: factsOf(chosen),
      };
      waiting.set(keyOf(place), { before, now });
      paint(section, parts, now, true);
      return (made) => {
        waiting.delete(keyOf(place));
        const shown = sectionOf(place);
        const shownParts = shown && partsOf(shown);
        if (!made && shown && shownParts) paint(shown, shownParts, before, false);
      };
    },
  };
}
