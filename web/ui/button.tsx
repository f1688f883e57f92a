import type { ComponentProps } from 'react';
import { useInBrowser } from '#web/lib/device/use-in-browser.ts';
import { type ButtonVariant, buttonStyle } from './link-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** What the button says while its action is under way; meanwhile it cannot be pressed again. */
  readonly pending?: string | false;
}

export function Button({
  variant = 'primary',
  pending = false,
  type = 'button',
  className = '',
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const busy = pending !== false;
  // a form that the server has written sends nothing until its code is there
  const early = !useInBrowser() && type === 'submit';
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || early}
      // one that cannot be pressed for a moment keeps the focus: a disabled one would lose it to the top of the page
      {...(busy && { 'aria-disabled': true })}
      aria-busy={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonStyle(variant, early ? `${className} disabled:opacity-100` : className)}
    >
      {pending === false ? (
        children
      ) : (
        <>
          <Spinner />
          {pending}
        </>
      )}
    </button>
  );
}
