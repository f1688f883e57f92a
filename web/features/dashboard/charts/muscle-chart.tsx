import type { TrainingWeekFigures } from '#contract/plans/overview.ts';

const setsText = (sets: number) => `${sets} ${sets === 1 ? 'set' : 'sets'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sets of the week for each large muscle group. */
export function MuscleChart({ week }: { readonly week: TrainingWeekFigures }) {
  const { sessions, muscleSets } = week;
  const most = Math.max(1, ...muscleSets.map(({ sets }) => sets));
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
  return (
    <figure className="lg:col-span-2 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <figcaption>
        <h3 className="text-lg">Training by muscle group</h3>
        <p className="mt-0.5 text-sm text-muted tabular">
          {sessions.length} {sessions.length === 1 ? 'session' : 'sessions'}, {minutes}&nbsp;min; a
          set that only helps a muscle counts half
        </p>
      </figcaption>
      <table className="mt-4 w-full table-fixed tabular">
        <caption className="sr-only">Sets this week</caption>
        <tbody>
          {muscleSets.map(({ muscle, sets }) => (
            <tr key={muscle}>
              <th scope="row" className="w-[min(7rem,45%)] py-1 pr-3 text-left font-normal">
                {capital(muscle)}
              </th>
              <td className="flex items-center gap-3 py-1">
                <svg aria-hidden="true" className="h-3.5 w-0 grow">
                  <rect width="100%" height="100%" rx="4" className="fill-sunken" />
                  <rect
                    width={`${(100 * sets) / most}%`}
                    height="100%"
                    rx="4"
                    className="fill-brand"
                  />
                </svg>
                <span className="w-[min(4.5rem,100%)] shrink-0 text-right font-bold">
                  {setsText(sets)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
