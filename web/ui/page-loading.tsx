import { CardSkeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

/** What is told of the wait, by the place where the page is wanted most: it is not so long again. */
const waits = {
  kitchen:
    'The first time, your four weeks have to come over the network. From then on they open at once, in a kitchen without signal too.',
  gym: 'The first time, your four weeks have to come over the network. From then on they open at once, in a gym without signal too.',
  shop: 'The first time, your list has to come over the network. From then on it opens at once, in a shop without signal too.',
} as const;

interface PageLoadingProps {
  readonly label: string;
  readonly wantedIn: keyof typeof waits;
}

/** Stands on a page until its contents have come, alike before and after its code has, so that nothing moves. */
export function PageLoading({ label, wantedIn }: PageLoadingProps) {
  return (
    <div className="grid gap-5">
      <Spinner label={label} />
      <p className="max-w-prose text-muted">{waits[wantedIn]}</p>
      <CardSkeleton lines={5} />
    </div>
  );
}
