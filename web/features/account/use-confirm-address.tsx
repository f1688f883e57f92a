import { type ComponentType, type ReactNode, useState } from 'react';
import type { ConfirmAddressFormProps } from './codes/confirm-address-form.tsx';

interface ConfirmAddress {
  /** Fetches the form, which few members need. @param notice what led here, where it was a refusal */
  begin(email: string, notice: string | null): Promise<void>;
  /** The form once it is wanted, in the place of the page's own. */
  readonly step: ReactNode;
}

/** The confirmation of an address, on whichever page it was found to be missing. */
export function useConfirmAddress(onIn: () => void): ConfirmAddress {
  const [wanted, setWanted] = useState<{
    readonly Form: ComponentType<ConfirmAddressFormProps>;
    readonly email: string;
    readonly notice: string | null;
  } | null>(null);
  return {
    async begin(email, notice) {
      const { ConfirmAddressForm } = await import('./codes/confirm-address-form.tsx');
      setWanted({ Form: ConfirmAddressForm, email, notice });
    },
    step: wanted && (
      <wanted.Form
        email={wanted.email}
        notice={wanted.notice}
        onIn={onIn}
        onBack={() => setWanted(null)}
      />
    ),
  };
}
