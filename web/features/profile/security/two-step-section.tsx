import { lazy, Suspense, useState } from 'react';
import { useWaysIn } from '#web/lib/auth/use-ways-in.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField, codeIn, codeProblems } from '#web/ui/form/code-field.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { useProof } from '../proof/use-proof.ts';
import type { NewApp, TwoStep } from './two-step.ts';

const failed = 'We could not reach the server. Please try again.';

/** The calls, fetched with the client when somebody opens this section. */
const wire = () => import('./two-step.ts');

const SecurityKeyPart = lazy(async () => {
  const { SecurityKeyPart } = await import('../keys/security-key-part.tsx');
  return { default: SecurityKeyPart };
});

type View =
  | { readonly at: 'closed' }
  | { readonly at: 'open'; readonly state: TwoStep }
  | { readonly at: 'adding'; readonly app: NewApp }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** An authenticator app or a security key as second factor, and the codes for when it is lost. */
export function TwoStepSection() {
  const ways = useWaysIn();
  const { beforehand, whenAsked } = useProof();
  const [view, setView] = useState<View>({ at: 'closed' });
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<View>) => {
    setBusy(true);
    setFailure(null);
    try {
      setView(await work());
    } catch (error) {
      setFailure(messageOf(error, failed));
    } finally {
      setBusy(false);
    }
  };
  const reread = async () => setView({ at: 'open', state: await (await wire()).readTwoStep() });
  const open = () => act(async () => ({ at: 'open', state: await (await wire()).readTwoStep() }));
  const makeCodes = () =>
    act(async () => {
      const { newRecoveryCodes } = await wire();
      return { at: 'codes', codes: await whenAsked(newRecoveryCodes) };
    });
  return (
    <section
      aria-labelledby="two-step"
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <h2 id="two-step" className="text-2xl">
        Two-Step Login
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        With {ways?.securityKeys === true ? 'a security key or ' : ''}an authenticator app on your
        phone, your password alone lets nobody in.
      </p>
      <div className="mt-4 grid gap-4">
        {view.at === 'closed' && (
          <Button
            variant="secondary"
            className="justify-self-start"
            pending={busy && 'One moment…'}
            onClick={() => void open()}
          >
            Set Up or Change
          </Button>
        )}
        {view.at === 'open' && (
          <Opened
            state={view.state}
            busy={busy}
            onAdd={() =>
              void act(async () => {
                const { beginApp } = await wire();
                return { at: 'adding', app: await beforehand(beginApp) };
              })
            }
            onNewCodes={() => void makeCodes()}
            onRemove={(id) =>
              void act(async () => {
                const { readTwoStep, removeFactor } = await wire();
                await whenAsked(() => removeFactor(id));
                return { at: 'open', state: await readTwoStep() };
              })
            }
          />
        )}
        {view.at === 'open' && (ways?.securityKeys === true || view.state.keys.length > 0) && (
          <Suspense fallback={<p role="status">Loading…</p>}>
            <SecurityKeyPart
              keys={view.state.keys}
              onAdded={view.state.codesLeft === 0 ? makeCodes : reread}
              onRemove={async (id) => {
                const { removeFactor } = await wire();
                await whenAsked(() => removeFactor(id));
                await reread();
              }}
            />
          </Suspense>
        )}
        {view.at === 'adding' && (
          <AddApp app={view.app} onAdded={makeCodes} onCancel={() => void open()} />
        )}
        {view.at === 'codes' && <Codes codes={view.codes} onKept={() => void open()} />}
        <ErrorBox message={failure} />
      </div>
    </section>
  );
}

interface OpenedProps {
  readonly state: TwoStep;
  readonly busy: boolean;
  onAdd(): void;
  onNewCodes(): void;
  onRemove(id: string): void;
}

function Opened({ state, busy, onAdd, onNewCodes, onRemove }: OpenedProps) {
  const { appId, keys, codesLeft } = state;
  const [asks, setAsks] = useState(false);
  const addApp = (
    <Button className="justify-self-start" pending={busy && 'One moment…'} onClick={onAdd}>
      Set Up Authenticator App
    </Button>
  );
  if (appId === null && keys.length === 0) {
    return (
      <>
        <p role="status">Two-step login is off.</p>
        {addApp}
      </>
    );
  }
  return (
    <>
      <p role="status" className="font-semibold">
        Two-step login is on.
      </p>
      <p className="max-w-prose text-muted">
        {codesLeft === 0
          ? `You have no recovery codes. Without them and without your ${appId === null ? 'key' : 'phone'} you cannot sign in.`
          : `You have ${codesLeft} unused recovery ${codesLeft === 1 ? 'code' : 'codes'}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={busy && 'One moment…'} onClick={onNewCodes}>
          Make New Recovery Codes
        </Button>
        {appId === null ? (
          addApp
        ) : asks ? (
          <Button variant="danger" onClick={() => onRemove(appId)}>
            {keys.length === 0 ? 'Yes, Turn It Off' : 'Yes, Remove the App'}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setAsks(true)}>
            {keys.length === 0 ? 'Turn Off' : 'Remove Authenticator App'}
          </Button>
        )}
      </div>
    </>
  );
}

interface AddAppProps {
  readonly app: NewApp;
  onAdded(): Promise<void>;
  onCancel(): void;
}

function AddApp({ app, onAdded, onCancel }: AddAppProps) {
  const form = useSubmit({
    check: codeProblems,
    send: async (fields) => {
      const { confirmApp } = await wire();
      await confirmApp(app.id, codeIn(fields));
      await onAdded();
    },
    explain: (error) => messageOf(error, failed),
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-md gap-5">
      <p>Scan this picture with your authenticator app, then type the code that it shows.</p>
      <img
        src={app.picture}
        alt="QR code for your authenticator app"
        width={200}
        height={200}
        className="rounded-control border border-line"
      />
      <p className="text-muted">
        No camera? Type this key into the app:{' '}
        <code className="break-all text-ink">{app.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeField error={form.problems.code} />
      <ErrorBox message={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending && 'Checking…'}>
          Turn On
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Codes({ codes, onKept }: { readonly codes: readonly string[]; onKept(): void }) {
  return (
    <>
      <p role="status" className="font-semibold">
        Two-step login is on. These are your recovery codes.
      </p>
      <p className="max-w-prose">
        Write them down or print them, and keep them where your phone is not. Each lets you in once
        when you cannot use the app. They are shown this one time.
      </p>
      <ul className="grid max-w-md grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-lg">{code}</code>
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={onKept}>
        I Have Kept Them
      </Button>
    </>
  );
}
