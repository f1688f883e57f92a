import { useEffect, useState } from 'react';
import { serviceName } from '#web/lib/auth/service-name.ts';
import { codeOf, messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { useProof } from '../proof/use-proof.ts';
import type { LinkReturn } from './link-return.ts';
import { ServiceItem } from './service-item.tsx';
import { goToLink, type Identities, readServices, unlinkService } from './services.ts';

const failed = 'We could not reach the server. Please try again.';
const notLinked = 'Nothing was linked. Please try again.';

const words: Readonly<Record<string, string>> = {
  identity_already_exists: 'That account belongs to somebody here already, maybe to you.',
  single_identity_not_deletable: 'This is the only way into your account. Link another one first.',
  email_conflict_identity_not_deletable:
    'Your account would get an address that somebody else has by now, so this stays linked.',
};
const explain = (error: unknown): string => words[codeOf(error)] ?? messageOf(error, failed);

/** What to say to somebody who is back from a service. */
function told({ service, refusedBy }: LinkReturn, { services }: Identities): string | null {
  const isLinked = refusedBy === null && services.some(({ name }) => name === service);
  return isLinked ? `${serviceName(service)} signs you in from now on.` : null;
}
const notTold = ({ refusedBy }: LinkReturn): string => words[refusedBy ?? ''] ?? notLinked;

interface ServicesSectionProps {
  /** Those that the operator has set up. */
  readonly services: readonly string[];
  readonly cameBack: LinkReturn | null;
}

/** Other services that sign the member in: linked to the account and unlinked. */
export function ServicesSection({ services, cameBack }: ServicesSectionProps) {
  const { whenAsked } = useProof();
  const [linked, setLinked] = useState<Identities | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    readServices().then(
      (read) => {
        setLinked(read);
        if (cameBack === null) return;
        const news = told(cameBack, read);
        if (news === null) setFailure(notTold(cameBack));
        else setDone(news);
      },
      (error: unknown) => setFailure(explain(error)),
    );
  }, [cameBack]);
  const link = async (name: string) => {
    setBusy(name);
    setDone(null);
    setFailure(null);
    try {
      await whenAsked(() => goToLink(name));
    } catch (error) {
      setFailure(explain(error));
      setBusy(null);
    }
  };
  if (linked === null) {
    return failure === null ? <p role="status">Loading…</p> : <ErrorBox message={failure} />;
  }
  const free = services.filter((name) => linked.services.every((one) => one.name !== name));
  return (
    <>
      <p className="max-w-prose text-muted">
        A service that you link lets you in by one press, without a password of ours.
      </p>
      {linked.services.length === 0 ? (
        <p>No service is linked to your account.</p>
      ) : (
        <ul className="grid gap-4">
          {linked.services.map((service) => (
            <ServiceItem
              key={service.identity.identity_id}
              service={service}
              canUnlink={!linked.isOnly}
              explain={explain}
              onUnlink={async () => {
                setDone(null);
                setFailure(null);
                await whenAsked(() => unlinkService(service));
                setLinked(await readServices());
                setDone(`${serviceName(service.name)} signs you in no more.`);
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {done}
      </p>
      <ErrorBox message={failure} />
      <div className="flex flex-wrap gap-3">
        {free.map((name) => (
          <Button
            key={name}
            variant="secondary"
            pending={busy === name && 'One moment…'}
            onClick={() => void link(name)}
          >
            Link {serviceName(name)}
          </Button>
        ))}
      </div>
    </>
  );
}
