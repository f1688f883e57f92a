import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { readWaysIn } from '#web/lib/auth/ways-in.ts';
import type { OtherWaysProps } from './ways/other-ways.tsx';

/** Ways in beside the password and the mailed code. Their code is fetched only where the operator has switched one on. */
export function useOtherWays(page: Omit<OtherWaysProps, 'ways'>): ReactNode {
  const [found, setFound] = useState<{
    readonly Buttons: ComponentType<OtherWaysProps>;
    readonly ways: OtherWaysProps['ways'];
  } | null>(null);
  useEffect(() => {
    const find = async () => {
      const ways = await readWaysIn();
      if (!ways.passkeys && !ways.phone && !ways.companies && ways.services.length === 0) return;
      const { OtherWays } = await import('./ways/other-ways.tsx');
      setFound({ Buttons: OtherWays, ways });
    };
    // the password is there all the same
    find().catch(() => undefined);
  }, []);
  return found && <found.Buttons {...page} ways={found.ways} />;
}
