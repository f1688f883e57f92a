interface ChoicePillProps {
  readonly name: string;
  readonly value: string;
  readonly text: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  onToggle(): void;
}

/** One of several that can be chosen together: a box to tick, large enough for a thumb. */
export function ChoicePill({ text, onToggle, ...box }: ChoicePillProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 rounded-full border-2 border-edge bg-surface py-1.5 pr-[min(0.875rem,4vw)] pl-[min(0.625rem,3vw)] font-semibold hover:border-brand has-disabled:opacity-60 has-disabled:hover:border-edge has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input {...box} type="checkbox" onChange={onToggle} className="size-5 shrink-0" />
      <span className="min-w-0">{text}</span>
    </label>
  );
}
