import type { ComponentProps } from 'react';
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
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending !== false}
      aria-busy={pending !== false}
      className={buttonStyle(variant, className)}
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
