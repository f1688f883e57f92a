import { type ComponentType, lazy, useState } from 'react';
import { registerCode, retryOnNextStep } from './prefetch.ts';

/**
 * A page, or a frame around several, whose code is loaded when one of its addresses is opened; what is loaded already
 * appears without any pause.
 */
export function screen<Props extends object>(
  paths: readonly string[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPage = async () => {
    try {
      loaded ??= await load();
      return { default: loaded };
    } catch (error) {
      retryOnNextStep(() => {
        Lazy = lazy(fetchPage);
      });
      throw error;
    }
  };
  let Lazy: ComponentType<Props> = lazy(fetchPage);
  registerCode(paths, fetchPage);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each address, when the module is read
  return function Screen(props: Props) {
    const [Page] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Page {...props} />;
  };
}
