import { dayHeading, mealHeading } from '#web/lib/plans/plan-names.ts';

function cell(kind: 'th' | 'td', text: string): HTMLTableCellElement {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
}

/**
 * A week of meals on one card for the fridge door: a row for each day, a column for each meal.
 * @param plan as it stands on the page @returns null where there are no meals in it
 */
export function weekGlance(plan: Element): HTMLTableElement | null {
  const days = [...plan.querySelectorAll('.day')].map((day) => ({
    name: dayHeading(day)?.name ?? '',
    meals: new Map(
      [...day.querySelectorAll('.meal')].flatMap((meal) => {
        const { slot = null, name = '' } = mealHeading(meal) ?? {};
        if (slot === null) return [];
        // on the fridge door a warning is read before the plan
        const wrong = meal.querySelector('.concern')?.textContent.trim();
        return [[slot, wrong ? `Warning, ${wrong}: ${name}` : name] as const];
      }),
    ),
  }));
  const slots = [...new Set(days.flatMap(({ meals }) => [...meals.keys()]))];
  if (slots.length === 0) return null;
  const table = document.createElement('table');
  table.className = 'week-glance';
  table.createTHead().append(document.createElement('tr'));
  table.tHead?.rows[0]?.append(cell('td', ''), ...slots.map((slot) => cell('th', slot)));
  const body = table.createTBody();
  for (const { name, meals } of days) {
    const cells = slots.map((slot) => cell('td', meals.get(slot) ?? ''));
    body.insertRow().append(cell('th', name), ...cells);
  }
  return table;
}
