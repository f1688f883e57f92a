/** Texts by what they are. */
type Parts = Readonly<Record<string, string>>;

export interface Difference {
  readonly part: string;
  /** The first place at which the texts differ, with what stands there here and there. */
  readonly detail: string;
}

/** Characters that are shown before and after the first place that differs. */
const shownBefore = 60;
const shownAfter = 60;

function excerpt(text: string, from: number): string {
  const part = text.slice(Math.max(0, from - shownBefore), from + shownAfter);
  return part.replaceAll(/\s+/g, ' ');
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one.charCodeAt(index) === other.charCodeAt(index)) index++;
  return index;
}

/** What differs between the texts of two sides, in the order of the first side; nothing where all are the same. */
export function differences(here: Parts, there: Parts): readonly Difference[] {
  const names = new Set([...Object.keys(here), ...Object.keys(there)]);
  return [...names].flatMap((part): readonly Difference[] => {
    const ours = here[part];
    const theirs = there[part];
    if (ours === theirs) return [];
    if (ours === undefined) return [{ part, detail: `${part}: only there` }];
    if (theirs === undefined) return [{ part, detail: `${part}: only here` }];
    const at = firstDifference(ours, theirs);
    const detail = `${part}, at ${at}: here '${excerpt(ours, at)}', there '${excerpt(theirs, at)}'`;
    return [{ part, detail }];
  });
}

interface PlanTime {
  readonly here: number;
  readonly there: number;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Members whose plans warm the compiler up. */
const warmingUp = 20;

/** Mean processor time of a plan on both sides, and the paired difference with its standard error. */
export function pairedTime(times: readonly PlanTime[]): string {
  const counted = times.slice(Math.min(warmingUp, Math.floor(times.length / 3)));
  const ours = mean(counted.map(({ here }) => here));
  const theirs = mean(counted.map(({ there }) => there));
  const gaps = counted.map(({ here, there }) => here - there);
  const gap = mean(gaps);
  const variance = mean(gaps.map((one) => (one - gap) ** 2));
  const error = Math.sqrt(variance / Math.max(1, counted.length - 1));
  const percent = (ms: number) => `${((100 * ms) / theirs).toFixed(1)} %`;
  return (
    `Processor time of a plan, mean of ${counted.length}: ${ours.toFixed(1)} ms here, ${theirs.toFixed(1)} ms there ` +
    `(${gap >= 0 ? '+' : ''}${percent(gap)} ± ${percent(error)}).`
  );
}
