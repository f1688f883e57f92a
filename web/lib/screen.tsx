import { type ComponentType, lazy, useState } from 'react';
import { registerScreen } from './prefetch.ts';

/** A page whose code is loaded when it is opened; one that is loaded already appears without any pause. */
export function screen(path: string, load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Lazy = lazy(fetchPage);
  registerScreen(path, fetchPage);
  return function Screen() {
    const [Page] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Page />;
  };
}
