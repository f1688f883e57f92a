/** The sun behind a flat-topped mountain, a thorn tree and two huts; stands at the foot of a section, as wide as it is. */
export function Hills({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      className={`pointer-events-none block w-full ${className}`}
      aria-hidden="true"
    >
      <path d="M721 138.5a60 60 0 0 1 118 0z" className="fill-marula" />
      <path
        d="m430 300 50-70c24-14 48-22 62-30l34-52c12-12 30-10 52-10h236c26 0 44 0 56 20l30 50c14-26 36-44 56-30 30 20 44 60 90 92v30z"
        className="fill-hill opacity-35"
      />
      <path
        d="M0 226C190 160 400 200 640 238S1150 260 1440 190V300H0z"
        className="fill-hill opacity-75"
      />
      <path d="M0 276C240 226 500 246 740 272S1200 270 1440 256V300H0z" className="fill-night" />
      <g className="fill-night">
        <path d="M548 264c6-24 4-40-8-64l6-2c8 14 10 22 12 34 2-14 6-24 14-34l5 3c-11 22-15 38-15 63z" />
        <path d="M500 204c2-16 26-28 56-28s56 10 60 26c-16 8-34 4-56 4s-42 6-60-2z" />
      </g>
      <path d="M1032 284v-28h44v28zM1092 286v-20h34v20z" className="fill-clay" />
      <path
        d="m1022 258 32-34 32 34zM1084 268l25-28 25 28zM1048 284v-16h12v16z"
        className="fill-night"
      />
    </svg>
  );
}
