import { dateBrief } from '#planning/page/day-words.ts';
import type { LoggedSet } from '#planning/training/load/next-load.ts';
import { kilograms, secondsText, setsText } from '../log/load-words.ts';
import { type Bout, bestsOf, boutsOf, chartPoints } from './exercise-history.ts';

/** Of the chart, in its own units. */
const frame = { width: 300, height: 80, margin: 8 };

interface ChartProps {
  readonly bouts: readonly Bout[];
  /** How a best is written: '12.5 kg'. */
  text(best: number): string;
}

/** The bests of each day as a line, with what its height and its ends mean. */
function Chart({ bouts, text }: ChartProps) {
  const { width, height, margin } = frame;
  const points = chartPoints(bouts).map(([across, up]) => ({
    x: margin + across * (width - 2 * margin),
    y: height - margin - up * (height - 2 * margin),
  }));
  const [first, last] = [bouts.at(0), bouts.at(-1)];
  if (!first || !last) return null;
  const bests = bouts.map(({ best }) => best);
  return (
    <figure className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-muted tabular">
      <div aria-hidden="true" className="flex flex-col justify-between text-right">
        <span>{text(Math.max(...bests))}</span>
        <span>{text(Math.min(...bests))}</span>
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`From ${text(first.best)} to ${text(last.best)}`}
        className="w-full text-brand"
      >
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
        />
        {points.map(({ x, y }, index) => (
          <circle key={bouts[index]?.day} cx={x} cy={y} r={5} fill="currentColor" />
        ))}
      </svg>
      <figcaption className="col-start-2 flex justify-between">
        <span>{dateBrief(first.day)}</span>
        <span>{dateBrief(last.day)}</span>
      </figcaption>
    </figure>
  );
}

/** Days that are listed; the chart shows all. */
const mostDays = 12;

interface HistoryViewProps {
  /** Done sets of one exercise, at least one. */
  readonly log: readonly LoggedSet[];
  readonly unit: 'repetitions' | 'seconds';
}

/** What was done of an exercise before: how it went up, the best of it, and day by day. */
export function HistoryView({ log, unit }: HistoryViewProps) {
  const bouts = boutsOf(log);
  const weighted = log.some(({ load }) => (load ?? 0) > 0);
  const counted = (amount: number) =>
    unit === 'seconds' ? secondsText(amount) : `${amount}\u00a0repetitions`;
  const text = weighted ? kilograms : counted;
  const unsaid = weighted ? '' : unit === 'seconds' ? '\u00a0s' : ' repetitions';
  return (
    <>
      {bouts.length > 1 && <Chart bouts={bouts} text={text} />}
      <dl className="mt-3 grid gap-2 empty:hidden sm:grid-cols-2">
        {bestsOf(log, unit).map(({ name, value, day }) => (
          <div key={name} className="rounded-control bg-marula-soft px-4 py-2 text-marula-ink">
            <dt className="text-sm">{name}</dt>
            <dd className="font-bold tabular">
              {value} <span className="font-normal">on {dateBrief(day)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 grid gap-1 pb-3 text-sm tabular">
        {bouts
          .slice(-mostDays)
          .reverse()
          .map(({ day, sets }) => (
            <li key={day}>
              <b>{dateBrief(day)}</b>: {setsText(sets)}
              {unsaid}
            </li>
          ))}
      </ul>
    </>
  );
}
