import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Tier } from '#planning/shopping/shopping-list.ts';
import { longDate } from '#web/lib/format.ts';
import { localTimeZone } from '#web/lib/plans/plan-calendar.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { handOver } from './hand-over.ts';
import { useSharing } from './sharing.ts';

const told = {
  copied: 'Link copied. Paste it into any message.',
  notCopied: 'This browser does not let us copy it. Press the link and copy it yourself.',
};
const stopped = 'The link shows nothing any more.';

interface ShareLinkProps {
  readonly userId: string;
  /** The choice that the other phone is shown. */
  readonly tier: Tier;
}

/** The link by which another phone sees and ticks this list: made, handed over, taken back. */
export function ShareLink({ userId, tier }: ShareLinkProps) {
  const { link, address, failure, busy, change } = useSharing(userId);
  const [said, setSaid] = useState('');
  const zone = localTimeZone();
  const make = async () => {
    const more = zone === undefined ? {} : { time_zone: zone };
    if (await change({ action: 'share', tier, ...more })) setSaid('');
  };
  const stop = async () => {
    if (await change({ action: 'stop' })) setSaid(stopped);
  };
  const give = async (url: string) => {
    setSaid((await handOver({ title: 'Shopping List', url }, told)) ?? '');
  };
  return (
    <section aria-label="Another phone" className="grid gap-2 print:hidden">
      {link && (
        <p className="text-sm">
          <strong>
            Shared with another phone until {longDate(new Date(Date.parse(link.endsAt) - 1))}.
          </strong>{' '}
          {address === null && 'The link is on the device that made it; a new one ends it.'}
        </p>
      )}
      {address !== null && (
        <input
          readOnly
          aria-label="Link to this list"
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="shopping-typed shopping-link"
        />
      )}
      <div className="flex flex-wrap gap-2">
        {link && address !== null && (
          <button type="button" onClick={() => void give(address)} className="shopping-say">
            {'share' in navigator ? 'Send the link' : 'Copy the link'}
          </button>
        )}
        {address === null && (
          <button
            type="button"
            aria-busy={busy === 'share'}
            disabled={link === undefined || busy !== null}
            onClick={() => void make()}
            className="shopping-say inline-flex items-center gap-2 text-sm"
          >
            <Smartphone aria-hidden="true" className="size-4 shrink-0" />
            {link ? 'Make a new link' : 'Share this list with another phone'}
          </button>
        )}
        {link && (
          <button
            type="button"
            aria-busy={busy === 'stop'}
            disabled={busy !== null}
            onClick={() => void stop()}
            className="shopping-say"
          >
            Stop sharing
          </button>
        )}
      </div>
      <p className="text-sm text-muted">
        Whoever has the link sees what to buy and ticks it with you, without an account. Your name,
        your health and your meals are not in it.
      </p>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {said}
      </p>
      <ErrorBox message={failure} />
    </section>
  );
}
