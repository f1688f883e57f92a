interface StepBarProps {
  readonly titles: readonly string[];
  readonly place: number;
}

/** Where the member is on the way through the steps. */
export function StepBar({ titles, place }: StepBarProps) {
  return (
    <ol aria-label="Steps" className="mt-4 mb-5 grid grid-cols-4 gap-2 sm:gap-3">
      {titles.map((title, position) => (
        <li key={title} aria-current={position === place ? 'step' : undefined}>
          <div className={`h-2 rounded-full ${position <= place ? 'bg-brand' : 'bg-line'}`} />
          <p
            className={`mt-2 text-xs sm:text-sm ${position === place ? 'font-bold text-ink' : 'text-muted'}`}
          >
            <span className="tabular">{position + 1}.</span> {title}
          </p>
        </li>
      ))}
    </ol>
  );
}
