import type { TrainingWeekFigures } from '#contract/plans/overview.ts';

/** Sets done of those planned, session by session. */
export function SessionsChart({ week: { sessions } }: { readonly week: TrainingWeekFigures }) {
  const most = Math.max(1, ...sessions.map(({ sets }) => sets.of));
  const sum = (of: 'done' | 'of') => sessions.reduce((total, { sets }) => total + sets[of], 0);
  return (
    <figure className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <figcaption>
        <h3 className="text-lg">Training done</h3>
        <p className="mt-0.5 text-sm text-muted tabular">
          {sum('done')} of {sum('of')} sets this week
        </p>
      </figcaption>
      <table className="mt-4 w-full tabular">
        <caption className="sr-only">Sets done of those planned</caption>
        <tbody>
          {sessions.map(({ weekday, name, sets }) => (
            <tr key={weekday} className="flex flex-wrap gap-x-3 py-1">
              <th scope="row" className="w-full text-left font-normal">
                <span className="font-bold">{weekday.slice(0, 3)}</span> {name}
              </th>
              <td className="flex w-full items-center gap-3">
                <svg aria-hidden="true" className="h-3.5 w-0 grow">
                  <rect
                    width={`${(100 * sets.of) / most}%`}
                    height="100%"
                    rx="4"
                    className="fill-sunken"
                  />
                  <rect
                    width={`${(100 * Math.min(sets.done, sets.of)) / most}%`}
                    height="100%"
                    rx="4"
                    className="fill-brand"
                  />
                </svg>
                <span className="font-bold">
                  {sets.done} of {sets.of}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
