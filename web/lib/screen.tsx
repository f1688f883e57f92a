import { type ComponentType, lazy, useState } from 'react';
import { registerCode } from './prefetch.ts';

/**
 * A page, or a frame around several, whose code is loaded when one of its addresses is opened; what is loaded already
 * appears without any pause.
 */
export function screen(
  paths: readonly string[],
  load: () => Promise<ComponentType>,
): ComponentType {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Lazy = lazy(fetchPage);
  registerCode(paths, fetchPage);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each address, when the module is read
  return function Screen() {
    const [Page] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Page />;
  };
}
