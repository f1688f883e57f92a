import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { ProofContext, proofBy } from './use-proof.ts';

/** Fetched when a proof is asked for. */
const ProofDialog = lazy(async () => {
  const { ProofDialog } = await import('./proof-dialog.tsx');
  return { default: ProofDialog };
});

async function isFresh(): Promise<boolean> {
  const { askProof } = await import('./prove.ts');
  return (await askProof()).is_fresh;
}

/** Lets the parts of a page have the member prove themselves in place, in a dialog over it. */
export function ProofProvider({ children }: { readonly children: ReactNode }) {
  /** Tells whoever asked for the proof; the page behind the dialog is mute, so nobody asks for a second one. */
  const [answer, setAnswer] = useState<((proved: boolean) => void) | null>(null);
  const proof = useMemo(() => {
    const prove = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return proofBy(prove, isFresh);
  }, []);
  return (
    <ProofContext value={proof}>
      {children}
      {answer !== null && (
        <Suspense>
          <ProofDialog
            onAnswer={(proved) => {
              setAnswer(null);
              answer(proved);
            }}
          />
        </Suspense>
      )}
    </ProofContext>
  );
}
