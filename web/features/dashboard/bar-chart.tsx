export interface Bar {
  /** In full, for the table that is read out. */
  readonly name: string;
  /** Below the bar. */
  readonly label: string;
  readonly value: number;
  /** Inside the bar. */
  readonly short: string;
  /** The value in words. */
  readonly text: string;
}

interface BarChartProps {
  readonly title: string;
  /** What the chart says, in a sentence. */
  readonly summary: string;
  readonly bars: readonly Bar[];
  readonly target: { readonly value: number; readonly text: string };
  /** The bar of today. */
  readonly marked: number;
  /** Heading of the values in the table. */
  readonly unit: string;
}

/* of the drawing: its letters too grow with it alone, or with large ones its figures would lie upon each other */
const width = 336;
const height = 150;
const top = 26;
const bottom = 24;
const step = width / 7;

/** Seven days as bars against a target line; the same figures stand in a table for whoever does not see them. */
export function BarChart({ title, summary, bars, target, marked, unit }: BarChartProps) {
  const most = Math.max(target.value, ...bars.map(({ value }) => value), 1);
  const y = (value: number) => height - bottom - ((height - top - bottom) * value) / most;
  // above the line and above the bars below it
  const labelY = Math.min(...[target, ...bars.slice(-3)].map(({ value }) => y(value))) - 7;
  return (
    <figure className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <figcaption>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-0.5 text-sm text-muted tabular">{summary}</p>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="mt-3 h-auto w-full tabular"
      >
        {bars.map(({ name, label, short, value }, index) => (
          <g key={name} className={index === marked ? 'fill-clay' : 'fill-brand'}>
            <rect
              x={index * step + 4}
              y={y(value)}
              width={step - 8}
              height={height - bottom - y(value)}
              rx="5"
            />
            <text
              x={(index + 0.5) * step}
              y={height - bottom - 9}
              textAnchor="middle"
              className="fill-on-brand text-[12px] font-bold"
            >
              {short}
            </text>
            <text
              x={(index + 0.5) * step}
              y={height - 7}
              textAnchor="middle"
              className={`text-[12px] ${index === marked ? 'font-bold fill-ink' : 'fill-muted'}`}
            >
              {label}
            </text>
          </g>
        ))}
        <path
          d={`M0 ${y(target.value)}H${width}`}
          className="stroke-ink"
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
        <text x={width} y={labelY} textAnchor="end" className="fill-ink text-[12px]">
          {target.text}
        </text>
      </svg>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
