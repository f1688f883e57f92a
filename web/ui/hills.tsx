/** Sun, a flat-topped mountain, a thorn tree and two huts; stands at the foot of a section, as wide as it is. */
export function Hills({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      className={`pointer-events-none block w-full ${className}`}
      aria-hidden="true"
    >
      <circle cx="846" cy="158" r="58" className="fill-marula" />
      <path
        d="m430 300 50-70c24-14 48-22 62-30l34-52c12-12 30-10 52-10h236c26 0 44 0 56 20l30 50c14-26 36-44 56-30 30 20 44 60 90 92z"
        className="fill-brand opacity-35"
      />
      <path
        d="M0 226c190-66 400-44 620 22s500 46 820-44v96H0z"
        className="fill-brand opacity-75"
      />
      <path d="M0 282c260-62 520-34 760 0s480-22 680-6v24H0z" className="fill-night" />
      <g className="fill-night">
        <path d="M548 272c6-24 4-40-8-64l6-2c8 14 10 22 12 34 2-14 6-24 14-34l5 3c-11 22-15 38-15 63z" />
        <path d="M500 212c2-16 26-28 56-28s56 10 60 26c-16 8-34 4-56 4s-42 6-60-2z" />
      </g>
      <g className="fill-clay">
        <path d="M1032 282v-26h44v26zM1092 286v-20h34v20z" />
      </g>
      <g className="fill-ink">
        <path d="m1022 258 32-32 32 32zM1084 268l25-26 25 26zM1049 282v-16h10v16z" />
      </g>
    </svg>
  );
}
