export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'sun';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-[min(1.25rem,6vw)] py-2.5 text-base font-bold text-center transition-colors duration-150 disabled:opacity-60 aria-disabled:opacity-60';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand enabled:hover:bg-brand-deep [a&]:hover:bg-brand-deep',
  secondary: 'border-2 border-edge bg-surface text-ink hover:border-brand hover:text-brand',
  quiet: 'text-brand hover:bg-brand-soft',
  danger: 'border-2 border-danger bg-surface text-danger hover:bg-danger-soft',
  sun: 'bg-marula text-[#211c15] hover:bg-[#ffc957]',
};

/** Class names of something to press: a button, or a link that looks like one. */
export function buttonStyle(variant: ButtonVariant = 'primary', extra = ''): string {
  return `${shape} ${variants[variant]} ${extra}`;
}

/** A link within or below text. */
export const textLink =
  'font-semibold text-brand underline decoration-2 underline-offset-4 hover:text-brand-deep';
