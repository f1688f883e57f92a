import { useState } from 'react';
import { type ReminderKind, type Reminders, reminderKinds } from '#contract/plans/reminders.ts';
import { localTimeZone } from '#web/lib/plans/plan-calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoicePill } from '#web/ui/form/choice-pill.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { abilityOf, subscribeDevice } from './this-device.ts';
import { useReminders } from './use-reminders.ts';

const names: Readonly<Record<ReminderKind, string>> = {
  prepare: 'Soak or thaw, at 18:00',
  shopping: 'Shopping day, at 9:00',
  sessions: 'Training session, at 7:00',
};

const refused =
  'Your browser was told not to show reminders. That is fine: the calendar below works without. You can allow them in the settings of your browser for this site.';
const noService =
  'This browser could not be reached for reminders just now. Please try again later.';
const isOn = 'Reminders are on for this device.';
const isSaved = 'Saved.';
const isOff = 'No device is reminded any more.';

/** What the member is told of while the app is closed, and where. */
export function PushPart() {
  const ability = abilityOf();
  if (ability === 'shared') {
    return (
      <p>
        Others use this device too, so it keeps no reminders. Choose them on a device of your own.
      </p>
    );
  }
  if (ability === 'unable') {
    return (
      <p>
        This browser cannot show reminders. On an iPhone or iPad, add Phila to the home screen first
        and open it from there; the calendar below works anywhere.
      </p>
    );
  }
  return <ChosenReminders />;
}

function ChosenReminders() {
  const { reminders, failure, ...rest } = useReminders();
  return (
    <>
      <p className="max-w-prose text-muted">
        At most two a day, and none between nine in the evening and seven in the morning. A reminder
        names no dish, no session and nothing of you.
      </p>
      <ErrorBox message={failure} />
      {reminders?.push === null && <p>This server sends no reminders. The calendar works.</p>}
      {reminders?.push && <Choices push={reminders.push} {...rest} />}
    </>
  );
}

type ChoicesProps = Pick<ReturnType<typeof useReminders>, 'change' | 'busy'> & {
  readonly push: NonNullable<Reminders['push']>;
};

function Choices({ push, change, busy }: ChoicesProps) {
  const [chosen, setChosen] = useState<readonly ReminderKind[]>(
    push.kinds.length > 0 ? push.kinds : reminderKinds,
  );
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const zone = localTimeZone();
  const choose = () =>
    change({
      action: 'choose',
      kinds: reminderKinds.filter((kind) => chosen.includes(kind)),
      ...(zone === undefined ? {} : { time_zone: zone }),
    });
  const turnOn = async () => {
    setProblem(null);
    setTold('');
    setWorking(true);
    try {
      const address = await subscribeDevice(push.publicKey);
      if (!address) setTold(refused);
      else if ((await choose()) && (await change({ action: 'add-device', ...address })))
        setTold(isOn);
    } catch {
      setProblem(noService);
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-bold">Remind me of</legend>
        <div className="flex flex-wrap gap-2">
          {reminderKinds.map((kind) => (
            <ChoicePill
              key={kind}
              name="reminder-kinds"
              value={kind}
              text={names[kind]}
              checked={chosen.includes(kind)}
              onToggle={() =>
                setChosen(
                  chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind],
                )
              }
            />
          ))}
        </div>
      </fieldset>
      {push.devices > 0 && (
        <p>
          {push.devices === 1 ? 'One device is' : `${push.devices} devices are`} reminded. A device
          that signs out is reminded no more.
        </p>
      )}
      <p role="status" className={told === '' ? 'sr-only' : 'font-semibold'}>
        {told}
      </p>
      <ErrorBox message={problem} />
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={chosen.length === 0}
          pending={working && 'Turning them on…'}
          onClick={() => void turnOn()}
        >
          Remind Me on This Device
        </Button>
        {push.devices > 0 && (
          <>
            <Button
              variant="secondary"
              disabled={chosen.length === 0}
              pending={!working && busy === 'choose' && 'Saving…'}
              onClick={() => void choose().then((saved) => saved && setTold(isSaved))}
            >
              Save Choice
            </Button>
            <Button
              variant="secondary"
              pending={busy === 'end-devices' && 'Turning them off…'}
              onClick={() =>
                void change({ action: 'end-devices' }).then((ended) => ended && setTold(isOff))
              }
            >
              Turn Off Everywhere
            </Button>
          </>
        )}
      </div>
    </>
  );
}
