import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ConsentText, Purpose } from '#contract/agreement/consents.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { AgreementBoxes, boxName } from './agreement-boxes.tsx';
import { agree, agreementResource } from './agreement-resource.ts';
import { GuardianPart, guardianField } from './guardian-part.tsx';
import { isMinor, useGuardian } from './use-guardian.ts';

/** A form that sends nothing of a member who has not agreed to it. */
interface AgreementFirst {
  /** The boxes; nothing where the member has agreed already. */
  readonly boxes: ReactNode;
  /** Whether the form may be sent; otherwise the member is led to the box. */
  check(form: HTMLFormElement): boolean;
  /** Keeps what was ticked. To be called before anything else is sent. @throws WireError */
  keep(): Promise<void>;
}

const none: ReadonlySet<Purpose> = new Set();
const tickFirst = 'Please tick this first: without it we may not use your answers.';

/** The member's own word alone. @param minor whether they are under 18: nothing of a child is sent anywhere */
export function useOwnAgreement(userId: string, minor: boolean): AgreementFirst {
  const { status, data } = useMemberResource(agreementResource, userId);
  const [ticked, setTicked] = useState(none);
  const [problem, setProblem] = useState<string | null>(null);
  const isOpen = data !== undefined && !data.held.has('plans');
  const texts: readonly ConsentText[] = isOpen
    ? data.asked.filter(({ purpose }) => !data.held.has(purpose) && (purpose === 'plans' || !minor))
    : [];

  // pressed before it was known: the form is sent again when it is
  const waiting = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = waiting.current;
    if (data === undefined && status === 'loading') return;
    waiting.current = null;
    if (data !== undefined) form?.requestSubmit();
  }, [data, status]);

  const toggle = (purpose: Purpose) => {
    setProblem(null);
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(purpose)) next.add(purpose);
      return next;
    });
  };
  return {
    boxes: isOpen ? (
      <AgreementBoxes texts={texts} ticked={ticked} onToggle={toggle} problem={problem} />
    ) : (
      data === undefined &&
      status === 'failed' && (
        <div className="grid gap-3">
          <ErrorBox message="We could not load what you are asked to agree to. Please check your connection." />
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => void agreementResource.load(userId)}
          >
            Try again
          </Button>
        </div>
      )
    ),
    check(form) {
      if (data === undefined) {
        if (status === 'loading') waiting.current = form;
        return false;
      }
      if (!isOpen || ticked.has('plans')) return true;
      setProblem(tickFirst);
      const box = form.elements.namedItem(boxName('plans'));
      if (box instanceof HTMLElement) box.focus();
      return false;
    },
    async keep() {
      const given = texts.filter(({ purpose }) => ticked.has(purpose));
      if (given.length > 0) await agree(userId, given);
    },
  };
}

const guardianFirst = 'A parent or guardian has to agree first: this waits until they have.';

/** The member's own word, and a guardian's where they are under 18. @param age in years; null where it is not told yet */
export function useAgreement(userId: string, age: number | null): AgreementFirst {
  const minor = isMinor(age);
  const own = useOwnAgreement(userId, minor);
  const guardian = useGuardian(userId, minor);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    boxes: minor ? (
      <>
        {own.boxes}
        <GuardianPart userId={userId} age={age} problem={problem} />
      </>
    ) : (
      own.boxes
    ),
    check(form) {
      setProblem(null);
      if (!own.check(form)) return false;
      if (!minor || guardian.data?.state === 'agreed') return true;
      setProblem(guardianFirst);
      const field = form.elements.namedItem(guardianField);
      if (field instanceof HTMLElement) field.focus();
      return false;
    },
    keep: own.keep,
  };
}
