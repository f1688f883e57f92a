import { ExternalLink, Star, TriangleAlert } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import type { AskedHealth } from '#planning/profile/health-answers.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { useNow } from '#web/lib/device/use-now.ts';
import { longDate, rand } from '#web/lib/format.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { healthResource } from '#web/lib/profile/health-resource.ts';
import { profileResource } from '#web/lib/profile/profile-resource.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { useMemberId } from '#web/lib/session/member.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/link-style.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FormDrawing, PotDrawing } from '#web/ui/pictures/drawings.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PlanGapsSection } from './plan-gaps-section.tsx';
import type { Supplement } from './supplement-catalogue.ts';
import { isGrowing, type ShownCategory, supplementsFor } from './supplements-for.ts';
import { useSaidOfBody } from './use-said-of-body.ts';

/** A price seen longer ago than this is called old. */
const freshDays = 60;

/** Products are for adults: as long as nobody knows the member's age, none is on the page. */
export function SupplementsPage() {
  usePageTitle('Supplements');
  const userId = useMemberId();
  const profile = useMemberResource(profileResource, userId);
  const health = useMemberResource(healthResource, userId);
  const retry = () => {
    void profileResource.load(userId);
    void healthResource.load(userId);
  };
  return (
    <>
      <PageHeader
        title="Supplements"
        subtitle={
          profile.data && isGrowing(profile.data)
            ? 'What a growing body needs stands on the plate.'
            : 'What may help, what to look for on the label, and what it costs here.'
        }
      />
      <div className="grid gap-6">
        {profile.data && (isGrowing(profile.data) || health.data !== undefined) ? (
          <ForMember profile={profile.data} health={health.data ?? null} />
        ) : profile.status === 'failed' || health.status === 'failed' ? (
          <NotKnown retry={retry} />
        ) : profile.data !== null ? (
          <Waiting />
        ) : (
          <EmptyState
            drawing={<FormDrawing />}
            title="Your profile comes first"
            text="Supplements are for adults, and not every one suits everybody. Please complete your profile, so that we know what we may show you."
          >
            <AppLink to={paths.onboarding} className={buttonStyle()}>
              Complete your profile
            </AppLink>
          </EmptyState>
        )}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <Spinner label="Loading…" />
      <CardSkeleton lines={5} />
    </>
  );
}

function NotKnown({ retry }: { readonly retry: () => void }) {
  return (
    <>
      <ErrorBox message="We could not load your profile. Please check your connection." />
      <Button variant="secondary" className="justify-self-start" onClick={retry}>
        Try again
      </Button>
    </>
  );
}

interface ForMemberProps {
  readonly profile: Profile;
  /** Null where nothing was answered. */
  readonly health: AskedHealth | null;
}

function ForMember({ profile, health }: ForMemberProps) {
  const { said, retry } = useSaidOfBody(health ? { ...profile, healthAnswers: health } : profile);
  if (isGrowing(profile)) return <WhileGrowing />;
  if (said === undefined) return <Waiting />;
  if (said === null) return <NotKnown retry={retry} />;
  const shown = supplementsFor(profile, said);
  if (shown.kind === 'growing') return <WhileGrowing />;
  if (shown.kind === 'never') return <NotNow reason={shown.reason} />;
  return (
    <>
      <Advisory cautions={shown.cautions} />
      <PlanGapsSection />
      {shown.categories.map((category) => (
        <Category key={category.title} category={category} />
      ))}
      <p className="text-sm text-muted">
        For adults only. Ratings are Phila’s own editorial score out of 5. Prices include VAT and
        were read on the store’s site on the day given; where two packs are named, the price is for
        both. Supplements are not evaluated by SAHPRA for the claims on their labels.
      </p>
    </>
  );
}

const medicineAdvice =
  'If you take ARVs or TB medicine, ask your clinic before calcium, iron, zinc, magnesium or a multivitamin';

function WhileGrowing() {
  return (
    <EmptyState
      drawing={<PotDrawing />}
      title="Food first, while you grow"
      text="Powders, boosters and pills are made for adults, so we show none before 18. Your meals are planned to bring what a growing body needs. If you are often tired, or think that you miss something, a clinic can check and help."
    >
      <AppLink to={paths.mealPlans} className={buttonStyle()}>
        See your meal plans
      </AppLink>
      <p className="mt-5 text-sm text-muted">{medicineAdvice}.</p>
    </EmptyState>
  );
}

function NotNow({ reason }: { readonly reason: string }) {
  return <EmptyState drawing={<PotDrawing />} title="No supplements for you now" text={reason} />;
}

function Advisory({ cautions }: { readonly cautions: readonly string[] }) {
  return (
    <section
      aria-labelledby="advisory"
      className="flex gap-4 rounded-card border-2 border-clay bg-clay-soft p-5 sm:p-6"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-clay" />
      <div className="min-w-0">
        <h2 id="advisory" className="text-xl text-clay">
          Supplement Advisory
        </h2>
        <p className="mt-1">
          These recommendations are based on your profile information. Please consult a healthcare
          professional before you start any supplement, especially if you have a medical condition
          or take medication.
        </p>
        <p className="mt-2 font-bold">{medicineAdvice}.</p>
        {cautions.map((caution) => (
          <p key={caution} className="mt-2">
            {caution}
          </p>
        ))}
      </div>
    </section>
  );
}

function Category({ category }: { readonly category: ShownCategory }) {
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 className="text-2xl">{category.title}</h2>
      <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="font-bold">Purpose</dt>
        <dd>{category.purpose}</dd>
        <dt className="mt-2 font-bold sm:mt-0">Recommended serving</dt>
        <dd>{category.servingSpecs}</dd>
      </dl>
      {category.note && <p className="mt-3 text-sm text-muted">{category.note}</p>}
      {category.missing && <p className="mt-3 max-w-prose">{category.missing}</p>}
      {category.tiers.length > 0 && (
        <ul className="mt-5 grid gap-x-4 gap-y-0 max-md:gap-y-4 md:grid-cols-3">
          {category.tiers.map((supplement) => (
            <Tier key={supplement.tier} supplement={supplement} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Tier({ supplement }: { readonly supplement: Supplement }) {
  const checked = new Date(`${supplement.checkedOn}T12:00:00`);
  const old = useNow().getTime() - checked.getTime() > freshDays * 86_400_000;
  return (
    <li className="row-span-6 grid grid-rows-subgrid content-start gap-y-0 rounded-control border-2 border-line p-4">
      <p className="text-sm font-bold text-clay">{supplement.tier}</p>
      <h3 className="mt-1 text-lg">{supplement.name}</h3>
      <p className="mt-2 flex items-center gap-1.5 text-sm">
        <Star aria-hidden="true" className="size-4 fill-marula text-marula" />
        <span className="sr-only">Rating</span>
        <span className="tabular">{supplement.rating.toFixed(1)}</span>
        <span className="text-muted">/ 5</span>
      </p>
      <p className="mt-3 text-2xl font-extrabold tabular">
        {rand(supplement.price, { cents: true })}
      </p>
      <p className="mb-4 text-sm text-muted">
        Price checked on {longDate(checked)}
        {old && '; it may have changed'}
      </p>
      <a
        href={supplement.storeUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle('secondary')}
      >
        Buy at {supplement.store}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </li>
  );
}
