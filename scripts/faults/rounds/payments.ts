import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { paystackKey, paystackMessage } from '#test/support/services/payment-providers.ts';
import { type Act, ending } from '../act.ts';
import { bodyOf, isDone, newEmail, newPassword, readSession, signUp } from '../wire.ts';

/** Nobody answers there: what the server would ask Paystack for is not asked. */
export const paymentSettings = {
  PAYSTACK_SECRET_KEY: paystackKey,
  PAYSTACK_URL: 'http://127.0.0.1:9',
} as const;

const agreementSchema = v.tuple([v.object({ id: v.string() })]);
const foundSchema = v.array(
  v.object({ reference: v.string(), state: v.string(), noted: v.boolean() }),
);

/** A provider that tells of one charge after the other: each is kept and counts, or was not answered and is not there. */
const events: Act = {
  name: 'payment event',
  async begin({ wire, owner, note }) {
    const session = readSession(bodyOf(await signUp(wire, newEmail(), newPassword())));
    const { rows } = await owner().query(
      `insert into payments.agreements (user_id, plan) values ($1, 'monthly') returning id`,
      [session.user.id],
    );
    const [{ id: checkout }] = v.parse(agreementSchema, rows);
    const referenceOf = (number: number) => `${checkout}-${number}`;
    let sent = 0;
    const found = async () =>
      v.parse(
        foundSchema,
        (
          await owner().query(
            `select convert_from(i.body, 'UTF8')::jsonb->'data'->>'reference' as reference, i.state, e.inbox_id is not null as noted
              from payments.inbox i left join payments.events e on e.inbox_id = i.id and e.user_id = $2
              where i.provider = 'paystack' and convert_from(i.body, 'UTF8') like '%' || $1 || '%'`,
            [checkout, session.user.id],
          )
        ).rows,
      );
    return {
      async work() {
        for (;;) {
          const { path, body, headers } = paystackMessage('charge.success', {
            ...{ reference: referenceOf(sent), status: 'success', amount: 9900, currency: 'ZAR' },
            ...{ metadata: { checkout }, paid_at: new Date().toISOString() },
          });
          if (!isDone(await wire('POST', path, { raw: { text: body, headers } }))) return;
          sent += 1;
          note();
        }
      },
      async judge() {
        let all = await found();
        while (all.some(({ state }) => state === 'new')) {
          await pause(100);
          all = await found();
        }
        const one = (number: number) => all.filter((row) => row.reference === referenceOf(number));
        const counts = (number: number) => one(number).some(({ noted }) => noted);
        const answered = Array.from({ length: sent }, (_, number) =>
          counts(number) ? ending('kept') : ending('lost', referenceOf(number)),
        );
        if (one(sent).length === 0) return [...answered, ending('absent')];
        return [...answered, counts(sent) ? ending('whole') : ending('half', 'kept, not counted')];
      },
    };
  },
};

export const paymentActs: readonly Act[] = [events];
