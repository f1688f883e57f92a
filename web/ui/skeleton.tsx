/** Grey shapes of a card that is still on its way; they say nothing to a screen reader. */
export function CardSkeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div
      aria-hidden="true"
      className="animate-breathe rounded-card border border-line bg-surface p-6 shadow-card"
    >
      <div className="mb-5 h-6 w-2/5 rounded-sm bg-sunken" />
      {[...Array(lines).keys()].map((line) => (
        <div key={line} className="mt-3 h-12 rounded-control bg-sunken" />
      ))}
    </div>
  );
}
