import { useState } from 'react';
import { type AgendaKind, agendaKinds } from '#planning/agenda/kinds.ts';
import { longDate } from '#web/lib/format.ts';
import { localTimeZone } from '#web/lib/plans/plan-calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoicePill } from '#web/ui/form/choice-pill.tsx';
import { InputField } from '#web/ui/form/field.tsx';
import { buttonStyle } from '#web/ui/link-style.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { useReminders } from './use-reminders.ts';

const names: Readonly<Record<AgendaKind, string>> = {
  meals: 'Meals',
  sessions: 'Training sessions',
  prepare: 'What to soak or thaw',
  shopping: 'Shopping days',
};
const inSentence: Readonly<Record<AgendaKind, string>> = {
  meals: 'meals',
  sessions: 'training sessions',
  prepare: 'what to soak or thaw',
  shopping: 'shopping days',
};

const listed = new Intl.ListFormat('en-ZA', { type: 'conjunction' });
const shownOnce = 'This address is shown only now. Copy it before you leave this page.';
const copied = 'Address copied. Paste it into your calendar as a calendar from a web address.';
const notCopied = 'This browser does not let us copy it. Press the address and copy it yourself.';
const takenBack = 'The address is taken back: it shows nothing any more.';

/** The secret address of the member's calendar: made, made anew, taken back. */
export function CalendarPart() {
  const { reminders, failure, busy, change } = useReminders();
  const [chosen, setChosen] = useState<readonly AgendaKind[]>(agendaKinds);
  const [told, setTold] = useState('');
  const zone = localTimeZone();
  const make = async () => {
    const parts = agendaKinds.filter((kind) => chosen.includes(kind));
    const made = await change({
      action: 'make-calendar',
      parts,
      ...(zone === undefined ? {} : { time_zone: zone }),
    });
    if (made) setTold(shownOnce);
  };
  const end = async () => {
    if (await change({ action: 'end-calendar' })) setTold(takenBack);
  };
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      setTold(copied);
    } catch {
      setTold(notCopied);
    }
  };
  const calendar = reminders?.calendar ?? null;
  const address = calendar?.path === undefined ? null : location.origin + calendar.path;
  return (
    <>
      <p className="max-w-prose text-muted">
        Google Calendar, Outlook and the calendar of your phone read a secret address. Whoever has
        it can see the names of your dishes and sessions and their dates, and nothing else of you.
      </p>
      {calendar && address === null && (
        <p>
          There is a calendar address, made on {longDate(new Date(calendar.madeAt))}. It shows{' '}
          {listed.format(calendar.parts.map((part) => inSentence[part]))}. A new one ends it.
        </p>
      )}
      {address !== null && <Address address={address} onCopy={() => void copy(address)} />}
      <p role="status" className={told === '' ? 'sr-only' : 'font-semibold'}>
        {told}
      </p>
      <ErrorBox message={failure} />
      {reminders && (
        <>
          <fieldset>
            <legend className="mb-2 font-bold">What it shows</legend>
            <div className="flex flex-wrap gap-2">
              {agendaKinds.map((kind) => (
                <ChoicePill
                  key={kind}
                  name="calendar-parts"
                  value={kind}
                  text={names[kind]}
                  checked={chosen.includes(kind)}
                  onToggle={() =>
                    setChosen(
                      chosen.includes(kind)
                        ? chosen.filter((one) => one !== kind)
                        : [...chosen, kind],
                    )
                  }
                />
              ))}
            </div>
          </fieldset>
          <div className="flex flex-wrap gap-3">
            <Button
              variant={calendar ? 'secondary' : 'primary'}
              disabled={chosen.length === 0}
              pending={busy === 'make-calendar' && 'Making it…'}
              onClick={() => void make()}
            >
              {calendar ? 'Make a New Address' : 'Make a Calendar Address'}
            </Button>
            {calendar && (
              <Button
                variant="secondary"
                pending={busy === 'end-calendar' && 'Taking it back…'}
                onClick={() => void end()}
              >
                Take It Back
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}

function Address({ address, onCopy }: { readonly address: string; onCopy(): void }) {
  return (
    <div className="grid gap-3">
      <InputField
        label="Calendar address"
        name="calendar-address"
        type="text"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCopy}>Copy Address</Button>
        <a className={buttonStyle('secondary')} href={address.replace(/^https?:/, 'webcal:')}>
          Open in Calendar App
        </a>
      </div>
    </div>
  );
}
