import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MembershipAnswer } from '#contract/membership/membership.ts';
import {
  type MemberPayments,
  paymentsOf,
  paymentsQuery,
} from '#contract/membership/membership-events.ts';
import { aboutYear } from '#contract/membership/told.ts';
import { wire } from '#contract/paths.ts';
import { dayAt } from '#membership/calendar/moments.ts';
import { asSet } from '#membership/events.ts';
import { membershipAt } from '#membership/membership.ts';
import { waysToEnd } from '#membership/ways-to-end.ts';
import { ProductError } from '../../platform/answers/errors.ts';
import type { MemberDatabase } from '../../platform/database/database.ts';
import { memberOf } from '../../platform/members/bearer.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import type { Log } from '../../platform/watch/log.ts';
import type { PaymentSettings } from '../../settings.ts';
import { cardsIn } from './card-numbers.ts';
import { keepMessage, type Provider } from './inbox.ts';
import { createInterpreter } from './interpreter.ts';
import { confirmNotice } from './payfast/confirm-notice.ts';
import { isSignedByPayfast } from './payfast/signature.ts';
import { isSignedByPaystack } from './paystack/signature.ts';

interface PaymentParts {
  readonly members: MemberDatabase;
  /** Of the providers, who are no members and take nothing of what members share. */
  readonly inbox: MemberDatabase;
  readonly tokens: Tokens;
  readonly settings: PaymentSettings;
  readonly log: Log;
}

/** Far more than either provider sends. */
const bodyLimit = 65_536;

const bytesOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** What of a member's payments their own page shows. */
function answerOf({ now, events, told }: MemberPayments): MembershipAnswer {
  const membership = membershipAt(events, now);
  const { state, plan, paidUntil, nextDebit, nextDebitCents } = membership;
  const { coolingOffEnds, refundsDue } = membership;
  const [soonest = null] = membership.endsToAnnounce;
  const near = soonest !== null && dayAt(now) >= soonest.from ? soonest : null;
  const mailed = told.find(({ about }) => near !== null && about === aboutYear(near.charge));
  return {
    state,
    plan,
    paidUntil,
    nextDebit,
    nextDebitCents,
    coolingOffEnds,
    ways: [...waysToEnd(events, now)],
    payments: asSet(events)
      .flatMap((event) =>
        event.kind === 'charge'
          ? [{ cents: event.cents, on: dayAt(event.at), plan: event.plan }]
          : [],
      )
      .toReversed(),
    owed: refundsDue.map(({ cents, dueBy }) => ({ cents, by: dueBy })),
    wentBack: asSet(events).flatMap((event) =>
      event.kind === 'refund' && event.outcome === 'done'
        ? [{ cents: event.cents, on: dayAt(event.at) }]
        : [],
    ),
    yearEnds: near && {
      on: near.ends,
      renews: near.debit !== null,
      told: mailed === undefined ? null : dayAt(mailed.at),
    },
  };
}

/**
 * Whether Payfast must be asked at once: with the number of a card taken out it would no longer know its notice.
 * @throws ProductError where it cannot be asked, so that it sends the notice again
 */
async function isConfirmed(body: Buffer, { payfast }: PaymentSettings): Promise<boolean> {
  if (payfast === null || cardsIn(body.toString('latin1')).length === 0) return false;
  const isOwn = await confirmNotice(body.toString(), payfast.validateUrl);
  if (isOwn === null) throw new ProductError(503, 'ask_later', 'Please send this again.');
  return isOwn;
}

/**
 * What providers tell, and what a member has paid. A message whose signature is right is kept and answered at once; what it
 * means is found out afterwards. Without a provider in the settings there are no such routes.
 */
export function paymentRoutes(app: FastifyInstance, parts: PaymentParts): void {
  const { members, inbox, tokens, settings, log } = parts;
  const { paystack, payfast } = settings;
  if (paystack === null && payfast === null) return;
  const interpreter = createInterpreter({ members: inbox, settings, log });
  app.addHook('onReady', async () => interpreter.start());
  app.addHook('onClose', () => interpreter.stop());

  // a signature is of the bytes as they came
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
    done(null, body);
  });
  const take = (
    provider: Provider,
    path: string,
    isSigned: (body: Buffer, request: FastifyRequest) => boolean,
  ) =>
    app.post(path, async (request, reply) => {
      const body = bytesOf(request);
      if (!isSigned(body, request)) {
        throw new ProductError(401, 'wrong_signature', 'The signature is not right.');
      }
      const isKnown = provider === 'payfast' && (await isConfirmed(body, settings));
      await keepMessage(inbox, provider, body, isKnown ? 'answered' : 'sent');
      interpreter.wake();
      return reply.code(200).type('text/plain').send('');
    });
  if (paystack !== null) {
    take('paystack', wire.paystack, (body, { headers }) =>
      isSignedByPaystack(body, String(headers['x-paystack-signature'] ?? ''), paystack.secretKey),
    );
  }
  if (payfast !== null) {
    take('payfast', wire.payfast, (body) => isSignedByPayfast(body.toString(), payfast.passphrase));
  }

  app.get(wire.membership, async (request, reply): Promise<MembershipAnswer> => {
    reply.header('cache-control', 'no-store');
    const { identity, userId } = await memberOf(request, tokens);
    const { rows } = await members.run(
      identity,
      { text: paymentsQuery, values: [userId] },
      { readOnly: true },
    );
    return answerOf(paymentsOf(rows[0]));
  });
}
