import { type ComponentType, type ReactNode, useState } from 'react';
import type { SecondStepFormProps } from './second-step-form.tsx';

interface SecondStep {
  /** Fetches the form, which only members with a second factor need. */
  begin(): Promise<void>;
  /** The form once it is wanted, in the place of the page's own. */
  readonly step: ReactNode;
}

/** The second step of a sign-in, on whichever page the first was taken. */
export function useSecondStep(onDone: () => void): SecondStep {
  const [wanted, setWanted] = useState<{
    readonly Form: ComponentType<SecondStepFormProps>;
    readonly factors: SecondStepFormProps['factors'];
  } | null>(null);
  return {
    async begin() {
      const { SecondStepForm, readFactors } = await import('./second-step-form.tsx');
      setWanted({ Form: SecondStepForm, factors: await readFactors() });
    },
    step: wanted && (
      <wanted.Form factors={wanted.factors} onDone={onDone} onGivenUp={() => setWanted(null)} />
    ),
  };
}
