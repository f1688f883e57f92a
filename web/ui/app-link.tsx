import type { ComponentProps, MouseEvent } from 'react';
import { prefetchScreen } from '#web/lib/navigation/prefetch.ts';
import { useNavigate } from '#web/lib/navigation/router.tsx';

interface AppLinkProps extends ComponentProps<'a'> {
  readonly to: string;
}

/** A link to another screen of the app: no reload, and its code is fetched as soon as it looks like being used. */
export function AppLink({ to, onClick, ...rest }: AppLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !plain || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  const prefetch = () => prefetchScreen(to.replace(/[?#].*/, ''));
  return <a {...rest} href={to} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} />;
}
