import { notShared } from '#contract/shopping/shared-list.ts';
import { useInBrowser } from '#web/lib/device/use-in-browser.ts';
import { longDate } from '#web/lib/format.ts';
import { useLocation } from '#web/lib/navigation/router.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLoading } from '#web/ui/page-loading.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import '#web/styles/list.css';
import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { GuestCard } from './guest-card.tsx';
import { useGuestList } from './use-guest-list.ts';

/** A secret as the server makes it, behind the # of the address. */
const secretHash = /^#([\w-]{43})$/;

const loading = <PageLoading label="Loading shopping list…" wantedIn="shop" />;

/** A shopping list that somebody shares, for whoever has the link: no account, no member's code. */
export function SharedListPage() {
  usePageTitle('Shared Shopping List');
  const inBrowser = useInBrowser();
  const [, secret] = secretHash.exec(useLocation().hash) ?? [];
  return (
    <main className="wrap grid max-w-4xl gap-4 py-4 sm:py-8">
      <Logo href={paths.home} />
      <h1 tabIndex={-1} className="text-3xl">
        Shopping List
      </h1>
      {!inBrowser ? (
        loading
      ) : secret === undefined ? (
        <Over />
      ) : (
        <SharedList key={secret} secret={secret} />
      )}
    </main>
  );
}

function Over(): ReactNode {
  return (
    <p role="status" className="max-w-prose text-lg">
      {notShared}
    </p>
  );
}

function SharedList({ secret }: { readonly secret: string }) {
  const { guest, status, ticked } = useGuestList(secret);
  const { standing, shown, list } = status;
  if (standing === 'over') return <Over />;
  if (standing === 'away') {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert" className="max-w-prose text-lg">
          The list could not be loaded. Please check your connection.
        </p>
        <Button onClick={guest.sync}>Try again</Button>
      </div>
    );
  }
  if (!shown) return loading;
  // the last day on which it is shown
  const lastDay = new Date(Date.parse(shown.endsAt) - 1);
  return (
    <>
      <p className="max-w-prose text-muted">
        What you tick, everybody with this list sees. It is shared until {longDate(lastDay)}.
      </p>
      {shown.ask && (
        <p role="alert" className="max-w-prose font-semibold text-marula-ink">
          This list may be out of date. Ask whoever sent it to you before you shop.
        </p>
      )}
      <GuestCard shown={shown} list={list} ticked={ticked} onTick={guest.ticks.tick} />
    </>
  );
}
