import { paths } from '#contract/paths.ts';
import { hasDeclinedHealth } from '#web/lib/profile/health-first.ts';
import { AppLink } from '../app-link.tsx';
import { textLink } from '../link-style.ts';

/** The way to the questions about the body, before the first plans; nothing for who would rather not say. */
export function HealthLine({ userId }: { readonly userId: string }) {
  if (hasDeclinedHealth(userId)) return null;
  return (
    <p className="max-w-md text-muted">
      A pregnancy, an illness, a joint that hurts, another allergy?{' '}
      <AppLink to={paths.health} className={textLink}>
        Your health
      </AppLink>
    </p>
  );
}
