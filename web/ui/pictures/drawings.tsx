import type { ReactNode } from 'react';

/** Drawings of the house: flat shapes in the tokens' colours, so that they follow the theme. */
function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 96" className="size-full" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A three-legged pot on the boil. */
export function PotDrawing() {
  return (
    <Drawing>
      <circle cx="48" cy="50" r="42" className="fill-marula-soft" />
      <path
        d="M38 20c-5-5 5-8 0-14M48 18c-5-5 5-8 0-14M58 20c-5-5 5-8 0-14"
        className="fill-none stroke-clay"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="m30 74-6 14M66 74l6 14M48 78v12"
        className="stroke-ink"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M20 46h56c2 22-10 36-28 36S18 68 20 46z" className="fill-brand" />
      <path d="m22 54 6 9 6-9 7 9 7-9 7 9 7-9 6 9 6-9z" className="fill-marula" />
      <rect x="14" y="40" width="68" height="8" rx="4" className="fill-ink" />
      <path d="M24 39c2-9 12-13 24-13s22 4 24 13z" className="fill-clay" />
      <circle cx="48" cy="24" r="4.5" className="fill-ink" />
    </Drawing>
  );
}

/** A dumbbell with beaded plates. */
export function DumbbellDrawing() {
  return (
    <Drawing>
      <circle cx="48" cy="48" r="42" className="fill-brand-soft" />
      <g transform="rotate(-24 48 48)">
        <rect x="26" y="44" width="44" height="8" className="fill-ink" />
        <rect x="18" y="26" width="12" height="44" rx="5" className="fill-brand" />
        <rect x="66" y="26" width="12" height="44" rx="5" className="fill-brand" />
        <rect x="9" y="34" width="10" height="28" rx="4" className="fill-clay" />
        <rect x="77" y="34" width="10" height="28" rx="4" className="fill-clay" />
        <path
          d="M18 40h12v5H18zM18 51h12v5H18zM66 40h12v5H66zM66 51h12v5H66z"
          className="fill-marula"
        />
      </g>
    </Drawing>
  );
}

/** A full basket. */
export function BasketDrawing() {
  return (
    <Drawing>
      <circle cx="48" cy="48" r="42" className="fill-clay-soft" />
      <path d="M26 46c0-34 44-34 44 0" className="fill-none stroke-ink" strokeWidth="4" />
      <path d="M30 46c-8-12 2-22 6-24 6 8 4 18 0 24z" className="fill-brand" />
      <path d="M38 46c-4-14 6-24 10-26 6 10 4 20-2 26z" className="fill-brand-deep" />
      <circle cx="58" cy="40" r="10" className="fill-clay" />
      <circle cx="70" cy="43" r="7" className="fill-marula" />
      <path d="M14 46h68l-7 34a6 6 0 0 1-6 5H27a6 6 0 0 1-6-5z" className="fill-brand" />
      <path
        d="m17 58 7.75-9 7.75 9 7.75-9 7.75 9 7.75-9 7.75 9 7.75-9 7.75 9-1 5H18z"
        className="fill-marula"
      />
      <path d="M20 71h56l-1 5H21z" className="fill-clay" />
      <rect x="11" y="43" width="74" height="7" rx="3.5" className="fill-ink" />
    </Drawing>
  );
}

/** A jar of capsules with a leaf. */
export function JarDrawing() {
  return (
    <Drawing>
      <circle cx="48" cy="48" r="42" className="fill-marula-soft" />
      <rect x="28" y="12" width="34" height="12" rx="4" className="fill-ink" />
      <path
        d="M26 28h38a6 6 0 0 1 6 6v44a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8V34a6 6 0 0 1 6-6z"
        className="fill-brand"
      />
      <rect x="20" y="42" width="50" height="30" className="fill-surface" />
      <path d="M32 67c0-14 10-20 26-20 0 15-9 22-20 20l-4 3z" className="fill-clay" />
      <path
        d="M34 69c5-8 10-12 17-15"
        className="fill-none stroke-surface"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g transform="rotate(-35 76 78)">
        <rect x="64" y="72" width="24" height="12" rx="6" className="fill-marula" />
        <path d="M76 72h6a6 6 0 0 1 0 12h-6z" className="fill-clay" />
      </g>
    </Drawing>
  );
}

/** A form with three ticks. */
export function FormDrawing() {
  return (
    <Drawing>
      <circle cx="48" cy="48" r="42" className="fill-brand-soft" />
      <rect
        x="22"
        y="14"
        width="48"
        height="68"
        rx="7"
        className="fill-surface stroke-ink"
        strokeWidth="4"
      />
      <rect x="34" y="8" width="24" height="12" rx="5" className="fill-clay" />
      <path
        d="m31 37 4 4 7-8M31 53l4 4 7-8M31 69l4 4 7-8"
        className="fill-none stroke-brand"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M49 38h12M49 54h12M49 70h8"
        className="stroke-edge"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform="rotate(40 74 62)">
        <path d="M69 34h10v40l-5 9-5-9z" className="fill-marula" />
        <path d="M69 34h10v7H69zM71.5 78.5h5L74 83z" className="fill-ink" />
      </g>
    </Drawing>
  );
}
