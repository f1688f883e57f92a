import { dateBrief } from '#planning/page/day-words.ts';
import type { LoggedSet } from '#planning/training/load/next-load.ts';
import { setText } from '../log/load-words.ts';
import { type Bout, boutsOf, chartPoints } from './exercise-history.ts';

/** Of the chart, in its own units. */
const frame = { width: 300, height: 80, margin: 8 };

function Chart({ bouts, unit }: { readonly bouts: readonly Bout[]; readonly unit: string }) {
  const { width, height, margin } = frame;
  const points = chartPoints(bouts).map(([across, up]) => ({
    x: margin + across * (width - 2 * margin),
    y: height - margin - up * (height - 2 * margin),
  }));
  const [first, last] = [bouts.at(0), bouts.at(-1)];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`From ${first?.best} to ${last?.best} ${unit}`}
      className="w-full text-brand"
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
      />
      {points.map(({ x, y }, index) => (
        <circle key={bouts[index]?.day} cx={x} cy={y} r={5} fill="currentColor" />
      ))}
    </svg>
  );
}

/** Days that are listed; the chart shows all. */
const mostDays = 12;

interface HistoryPartProps {
  readonly name: string;
  readonly log: readonly LoggedSet[];
  readonly unit: 'repetitions' | 'seconds';
}

/** What was done of an exercise before, and how it went up. */
export function HistoryPart({ name, log, unit }: HistoryPartProps) {
  const bouts = boutsOf(log);
  if (bouts.length === 0) return null;
  const weighted = log.some(({ load }) => (load ?? 0) > 0);
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-bold">History of {name}</summary>
      {bouts.length > 1 && <Chart bouts={bouts} unit={weighted ? 'kg' : unit} />}
      <ul className="grid gap-1 pb-3 text-sm tabular">
        {bouts
          .slice(-mostDays)
          .reverse()
          .map(({ day, sets }) => (
            <li key={day}>
              <b>{dateBrief(day)}</b>: {sets.map(setText).join(', ')}
            </li>
          ))}
      </ul>
    </details>
  );
}
