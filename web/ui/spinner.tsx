interface SpinnerProps {
  readonly label?: string;
  /** Colour of the label and the ring, where they stand on another ground than the page's. */
  readonly tone?: string;
}

/** Turning ring; without a label it only decorates something that says itself what is going on. */
export function Spinner({ label, tone = 'text-muted' }: SpinnerProps) {
  const ring = (
    <span
      aria-hidden="true"
      className="inline-block size-[1.25em] shrink-0 animate-spin rounded-full border-[0.18em] border-current border-r-transparent"
    />
  );
  if (label === undefined) return ring;
  return (
    <div role="status" className={`flex items-center justify-center gap-3 ${tone}`}>
      {ring}
      <span>{label}</span>
    </div>
  );
}

/** What stands where a page will be. */
export function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label="Loading…" />
    </div>
  );
}
