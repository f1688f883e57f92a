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
  // with large letters the ring and a long word are wider than a phone: the ring stands above the word then
  const wraps = busy ? 'flex-wrap' : '';
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || early}
      // one that cannot be pressed for a moment keeps the focus: a disabled one would lose it to the top of the page
      {...(busy && { 'aria-disabled': true })}
      aria-busy={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonStyle(
        variant,
        `${className} ${early ? 'disabled:opacity-100' : ''} ${wraps}`,
      )}
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
