import type { ComponentProps } from 'react';
import { useInBrowser } from '#web/lib/use-in-browser.ts';
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
  children,
  ...rest
}: ButtonProps) {
  // a form that the server has written sends nothing until its code is there
  const early = !useInBrowser() && type === 'submit';
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || early || pending !== false}
      aria-busy={pending !== false}
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
