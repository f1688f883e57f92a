import { randText } from '#planning/page/figures.ts';
import type { Tier } from '#planning/shopping/shopping-list.ts';
import type { ListView } from './use-list-view.ts';

const tiers = [
  { value: 'budget', text: 'Budget' },
  { value: 'premium', text: 'Premium' },
] as const;

interface TierSwitchProps {
  /** What the month costs in each, in cents: what is bought as it was, and the rest. */
  readonly totals: Readonly<Record<Tier, number>>;
  readonly tier: Tier;
  onChange(tier: Tier): void;
}

/** How the two choices compare, in a sentence. */
function differenceText({ budget, premium }: TierSwitchProps['totals']): string {
  const saved = premium - budget;
  return saved > 0 ? `Budget saves you ${randText(saved)} a month.` : 'Both choices cost the same.';
}

/** Budget or premium, each with what its month costs. */
export function TierSwitch({ totals, tier, onChange }: TierSwitchProps) {
  return (
    <fieldset className="print:hidden">
      <legend className="mb-2 text-sm font-bold">Choice for the month</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-2 sm:max-w-md">
        {tiers.map(({ value, text }) => (
          <label key={value} className="choice flex-wrap gap-x-2.5 gap-y-0 px-3 py-2">
            <input
              type="radio"
              name="tier"
              value={value}
              checked={tier === value}
              onChange={() => onChange(value)}
              className="size-5"
            />
            <span className="font-bold">{text}</span>
            <span className="w-full text-lg font-extrabold tabular">{randText(totals[value])}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm font-semibold text-marula-ink">{differenceText(totals)}</p>
    </fieldset>
  );
}

interface SpanFilterProps {
  readonly span: ListView['span'];
  /** Week of the plan that today falls into; beyond 4 the plan is used up. */
  readonly currentWeek: number;
  onChange(span: ListView['span']): void;
}

/** The whole month, or one week's shop. */
export function SpanFilter({ span, currentWeek, onChange }: SpanFilterProps) {
  const spans = [
    { value: 'month', text: 'Whole month', more: '', last: Number.POSITIVE_INFINITY },
    { value: 'this-week', text: 'This week', more: '’s shop', last: 4 },
    { value: 'next-week', text: 'Next week', more: '’s shop', last: 3 },
  ] as const;
  // when the plan is used up the month is all there is
  if (currentWeek > 4) return null;
  return (
    <fieldset className="print:hidden">
      <legend className="sr-only">What to show</legend>
      <div className="shopping-spans">
        {spans
          .filter(({ last }) => currentWeek <= last)
          .map(({ value, text, more }) => (
            <label
              key={value}
              className="choice grow justify-center rounded-full px-2 text-sm font-semibold whitespace-nowrap sm:grow-0 sm:px-4"
            >
              <input
                type="radio"
                name="span"
                value={value}
                checked={span === value}
                onChange={() => onChange(value)}
                className="absolute inset-0 opacity-0"
              />
              {text}
              <span className="max-sm:sr-only">{more}</span>
            </label>
          ))}
      </div>
    </fieldset>
  );
}
