import { mean } from './measure.ts';
import type { PlanScore, ScoreCard } from './score-card.ts';

const columns = [
  'Planner',
  'Sound',
  'Score',
  'Quality',
  'Breaches',
  'Allergen',
  'Energy off',
  'Protein short',
  'Groups',
  'Foods',
  'Mains',
  'Closeness',
  'R/day',
  'Budget',
  'Packs R/day',
  'Min/day',
  'Together',
] as const;

const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)} %`;

/** Means over the plans that there are; a dash where the track does not ask for it or no plan came. */
function cellsOf(card: ScoreCard): readonly string[] {
  const { plans } = card;
  const of = (pick: (plan: PlanScore) => number | null, write: (value: number) => string) => {
    const values = plans.map(pick).filter((value) => value !== null);
    return values.length === 0 ? '–' : write(mean(values));
  };
  return [
    card.planner,
    `${card.sound} of ${card.tasks}`,
    card.score.toFixed(1),
    of(
      (plan) => plan.quality,
      (value) => value.toFixed(1),
    ),
    of(
      (plan) => plan.breaches.length,
      (value) => value.toFixed(1),
    ),
    String(plans.reduce((sum, plan) => sum + plan.allergenMeals, 0)),
    of(
      (plan) => plan.energyOff,
      (value) => percent(value, 1),
    ),
    of(
      (plan) => plan.proteinShort,
      (value) => percent(value, 1),
    ),
    of(
      (plan) => plan.groupsPerDay,
      (value) => value.toFixed(1),
    ),
    of(
      (plan) => plan.foodsPerWeek,
      (value) => value.toFixed(0),
    ),
    of((plan) => plan.differentMains, percent),
    of((plan) => plan.closeness, percent),
    of(
      (plan) => plan.randPerDay,
      (value) => value.toFixed(2),
    ),
    of((plan) => plan.ofBudget, percent),
    of(
      (plan) => plan.packsPerDay,
      (value) => value.toFixed(2),
    ),
    of(
      (plan) => plan.minutesPerDay,
      (value) => value.toFixed(0),
    ),
    of((plan) => plan.together, percent),
  ];
}

/** Score cards of one track as a table in Markdown, the best score first. */
export function tableOf(cards: readonly ScoreCard[]): string {
  const ranked = cards.toSorted((one, other) => other.score - one.score);
  const rows = [columns, ...ranked.map(cellsOf)];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].join('\n');
}

/** How often each hard rule is broken, the most often first. */
export function brokenRules(card: ScoreCard): string {
  const broken = [...card.broken].filter(([, count]) => count > 0);
  const said = broken.toSorted(([, one], [, other]) => other - one);
  const missing = card.missing.length > 0 ? [`no plan ${card.missing.length}`] : [];
  return [...missing, ...said.map(([rule, count]) => `${rule} ${count}`)].join(', ') || 'none';
}
