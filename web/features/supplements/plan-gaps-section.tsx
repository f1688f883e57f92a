import { paths } from '#contract/paths.ts';
import type { ToldGap } from '#contract/plans/plan-gaps.ts';
import { gramsText, wholeNumber } from '#planning/page/figures.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { useMemberId } from '#web/lib/session/member.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { planGapsResource } from './plan-gaps-resource.ts';

/** '12.4', '608': a figure below a hundred with one decimal where it has one. */
function figure(value: number): string {
  return value < 99.5 ? String(Number(value.toFixed(1))) : wholeNumber(value);
}

/** What the member's own four weeks lack, and the food that brings it, before any product. */
export function PlanGapsSection() {
  const userId = useMemberId();
  const { data, status } = useMemberResource(planGapsResource, userId);
  if (data === undefined && status === 'loading') return <CardSkeleton lines={4} />;
  if (data?.kind === 'silent') return null;
  return (
    <section
      aria-labelledby="plan-gaps"
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <h2 id="plan-gaps" className="text-2xl">
        Food first: what your plan lacks
      </h2>
      {data === undefined ? (
        <>
          <p className="mt-3">We could not look at your plan just now.</p>
          <Button
            variant="secondary"
            className="mt-4"
            onClick={() => void planGapsResource.load(userId)}
          >
            Look again
          </Button>
        </>
      ) : data === null ? (
        <p className="mt-3">
          Once you have <AppLink to={paths.mealPlans}>meal plans</AppLink>, this is where you see
          what they hold too little of, and which foods bring it.
        </p>
      ) : data.kind === 'clinic' ? (
        <p className="mt-3">
          What you told us about your body can change how much of each nutrient you need, so we
          compare no figures here. Your clinic or doctor can tell you.
        </p>
      ) : (
        <Gaps rows={data.rows} />
      )}
    </section>
  );
}

function Gaps({ rows }: { readonly rows: readonly ToldGap[] }) {
  if (rows.length === 0) {
    return (
      <p className="mt-3">
        Nothing of what we count: on its mean day your plan holds enough protein, fibre, calcium,
        iron, zinc, folate and vitamins A, B12 and C.
      </p>
    );
  }
  return (
    <>
      <p className="mt-3 text-muted">
        The mean day of your four weeks beside what is advised for a day at your age. Each food is
        one that you eat, and brings so much by itself when you add it to a day.
      </p>
      <ul className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-2">
        {rows.map((row) => (
          <Gap key={row.name} row={row} />
        ))}
      </ul>
    </>
  );
}

function Gap({ row: { name, unit, holds, wanted, foods, supplement } }: { readonly row: ToldGap }) {
  return (
    <li>
      <h3 className="text-lg">{name}</h3>
      <p className="tabular">
        {figure(holds)} of {figure(wanted)}&nbsp;{unit} a day
      </p>
      {foods.length > 0 ? (
        <ul className="mt-2 grid list-disc gap-1 pl-5 marker:text-clay">
          {foods.map((food) => (
            <li key={food.name}>
              <b>{food.name}</b>, {gramsText(food.grams)}
              {food.measure && ` (about ${food.measure})`}: {figure(food.adds)}&nbsp;{unit},{' '}
              {wholeNumber(food.kilojoules)}&nbsp;kJ
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2">No food that you eat brings much of it.</p>
      )}
      {supplement && <p className="mt-2">{supplement}</p>}
    </li>
  );
}
