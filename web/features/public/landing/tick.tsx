export function CheckMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="mt-1 size-5 shrink-0 fill-none stroke-brand"
      aria-hidden="true"
    >
      <path d="m4 13 5 5L20 6" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
