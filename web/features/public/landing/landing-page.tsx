import { paths } from '#contract/paths.ts';
import { buttonStyle, textLink } from '#web/ui/link-style.ts';
import { Hills } from '#web/ui/pictures/hills.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { FridgeSheet } from './fridge-sheet.tsx';
import { PricingCard } from './pricing-card.tsx';
import { WhyList } from './why-list.tsx';

const told = 'hidden bg-brand-soft px-4 py-3 text-center text-lg font-bold target:block';

export function LandingPage() {
  return (
    <main id="content" tabIndex={-1}>
      {/* this page has no script: the address that a member's page leads to brings these words */}
      <p id="member" className={told}>
        You are signed in.{' '}
        <a href={paths.dashboard} className={textLink}>
          Go to your dashboard
        </a>
      </p>
      <p id="deleted" className={told}>
        Your account is deleted, with all that it held.
      </p>
      <Hero />
      <FeatureGrid />
      <section className="border-y border-line bg-sunken py-14 sm:py-20">
        <div className="wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
          <PricingCard />
          <WhyList />
        </div>
      </section>
      <Closing />
    </main>
  );
}

function Hero() {
  return (
    <section className="relative overflow-hidden">
      <div className="wrap relative grid items-center gap-10 pt-10 pb-[max(7.5rem,14vw)] lg:grid-cols-[1.3fr_1fr] lg:pt-16">
        <div>
          <p className="font-bold text-clay">Made for South African kitchens</p>
          <h1 className="mt-3 text-display">
            <span className="block">Eat well.</span> <span className="block">Train well.</span>{' '}
            <span className="block">Know what it costs.</span>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted">
            Tell us about you, and Phila plans four weeks of meals and training around your goal,
            your time and your budget. Real food from local shops, counted in kilojoules and Rands.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <a href={paths.register} className={buttonStyle('primary', 'px-8 text-lg')}>
              Get Started
            </a>
            <a href={paths.login} className={buttonStyle('secondary', 'px-8 text-lg')}>
              Login
            </a>
          </div>
        </div>
        <FridgeSheet />
      </div>
      <Hills className="absolute inset-x-0 bottom-0 h-[max(7rem,15vw)]" />
    </section>
  );
}

function Closing() {
  return (
    <section className="relative overflow-hidden bg-night-soft text-on-night">
      <div className="wrap relative pt-16 pb-[max(11rem,18vw)] text-center sm:pt-20">
        <h2 className="text-3xl">Ready to Get Started?</h2>
        <p className="mx-auto mt-3 max-w-md text-lg text-on-night-muted">
          Your first four weeks can be on the fridge tonight.
        </p>
        <a href={paths.subscription} className={buttonStyle('sun', 'mt-7 px-8 text-lg')}>
          Unlock My Plan Now
        </a>
      </div>
      <Hills className="absolute inset-x-0 bottom-0 h-[max(9rem,16vw)]" />
    </section>
  );
}
