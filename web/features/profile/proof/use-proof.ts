import { createContext, useContext } from 'react';
import { codeOf, WireError } from '#web/lib/wire/wire-error.ts';

/** Does what the server may want a proof for, and has the member prove themselves in place where it does. */
export interface ProofPrompt {
  /**
   * Does it; where the server asks for a proof, does it again behind one.
   * @throws WireError of the act itself, or where the member showed nothing
   */
  whenAsked<T>(act: () => Promise<T>): Promise<T>;
  /** The same for what would be half done when the server asks: the proof comes first. */
  beforehand<T>(act: () => Promise<T>): Promise<T>;
}

const noProof = () => Promise.reject(new Error('nobody to ask for a proof'));
export const ProofContext = createContext<ProofPrompt>({ whenAsked: noProof, beforehand: noProof });

export const useProof = (): ProofPrompt => useContext(ProofContext);

const unproved = 'Nothing was changed, because you did not show that it is you.';

/** @param prove has the member prove themselves; false where they did not */
export function proofBy(
  prove: () => Promise<boolean>,
  isFresh: () => Promise<boolean>,
): ProofPrompt {
  const show = async () => {
    if (!(await prove())) throw new WireError(unproved, 403, 'unproved');
  };
  return {
    async whenAsked(act) {
      try {
        return await act();
      } catch (error) {
        if (codeOf(error) !== 'reauthentication_needed') throw error;
        await show();
        return act();
      }
    },
    async beforehand(act) {
      if (!(await isFresh())) await show();
      return act();
    },
  };
}
