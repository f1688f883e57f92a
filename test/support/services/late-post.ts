import type { Random } from '#planning/random.ts';
import { type ProviderMessage, send } from './payment-providers.ts';

type Provider = 'paystack' | 'payfast';

/** Minutes from one try to the next, as each provider documents them; null: the message is given up. */
const retries: Readonly<Record<Provider, (tries: number) => number | null>> = {
  // every three minutes, four times; then each hour until 72 hours are over
  paystack: (tries) => (tries < 4 ? 3 : tries < 75 ? 60 : null),
  // at once, after ten minutes, then ever longer until it is taken; how long is not said
  payfast: (tries) => (tries === 0 ? 0 : Math.min(10 * 2 ** (tries - 1), 1_440)),
};
const providerOf = ({ path }: ProviderMessage): Provider =>
  path.endsWith('payfast') ? 'payfast' : 'paystack';

interface Sending {
  readonly message: ProviderMessage;
  readonly minute: number;
  readonly tries: number;
}

/** How a provider's post goes wrong. Time is counted and not waited for. */
export interface Lateness {
  readonly random: Random;
  /** A message is first sent so many minutes late at the most, so that later ones come before it. */
  readonly minutes: number;
  /** Whether nobody answers at a minute. */
  readonly isAway?: (minute: number) => boolean;
  /** What happens between two messages, from the minute on that stands before it. */
  readonly meanwhile?: readonly { readonly minute: number; readonly run: () => Promise<unknown> }[];
}

/**
 * Sends messages late and out of order, each until its answer comes through: half of them are sent twice, of every fourth the
 * answer gets lost, and what nobody takes is sent again when its provider documents it.
 * @returns what was given up
 */
export async function sendLate(
  url: string,
  messages: readonly ProviderMessage[],
  { random, minutes, isAway = () => false, meanwhile = [] }: Lateness,
): Promise<readonly ProviderMessage[]> {
  const twice = messages.filter(() => random.below(2) === 0);
  const sendings: Sending[] = [...messages, ...twice].map((message) => ({
    ...{ message, minute: random.below(minutes), tries: 0 },
  }));
  const happens = meanwhile.toSorted((one, other) => one.minute - other.minute);
  const given: ProviderMessage[] = [];
  while (sendings.length > 0) {
    sendings.sort((one, other) => one.minute - other.minute);
    const [next] = sendings.splice(0, 1);
    if (next === undefined) break;
    const { message, minute, tries } = next;
    while (happens[0] !== undefined && happens[0].minute <= minute) await happens.shift()?.run();
    const status = isAway(minute) ? null : await send(url, message);
    if (status !== null && status !== 200 && status < 500) throw new Error(`refused: ${status}`);
    if (status === 200 && random.below(4) > 0) continue;
    const wait = retries[providerOf(message)](tries);
    if (wait === null) given.push(message);
    else sendings.push({ message, minute: minute + wait, tries: tries + 1 });
  }
  for (const { run } of happens) await run();
  return given;
}
