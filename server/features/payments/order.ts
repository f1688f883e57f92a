import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { memberSentences } from '#contract/member-sentences.ts';
import { paymentsOf, paymentsQuery } from '#contract/membership/membership-events.ts';
import { type OrderAnswer, orderSchema } from '#contract/membership/order.ts';
import { wire } from '#contract/paths.ts';
import { membershipAt } from '#membership/membership.ts';
import { ProductError } from '../../platform/answers/errors.ts';
import {
  type MemberDatabase,
  operator,
  reading,
  type ServiceDatabase,
} from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Member } from '../../platform/members/bearer.ts';
import { memberPosts, type PressLimit, parsedBody } from '../../platform/members/member-posts.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import type { Log } from '../../platform/watch/log.ts';
import type { OrderTaker } from './order-takers.ts';

export interface OrderParts {
  readonly members: MemberDatabase;
  /** By which agreements are written, in the operator's name. */
  readonly inbox: MemberDatabase;
  readonly accounts: ServiceDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  /** The first one that takes a plan has it. */
  readonly takers: readonly OrderTaker[];
  /** Without a slash at the end. */
  readonly site: string;
  readonly log: Log;
}

const orders: PressLimit = {
  name: 'order',
  capacity: 10,
  perSeconds: 600,
  message: 'Please wait a few minutes before you try to pay again.',
};

/** States in which another order would be paid twice. */
const debited = ['active', 'past due', 'disputed'];

/**
 * In the member's own name, so that a session that has ended, or owes its second step, orders nothing.
 * @throws ProductError where a debit is known that will go on
 */
async function refuseTwice(members: MemberDatabase, { identity, userId }: Member): Promise<void> {
  const { rows } = await reading(members, identity).run({ text: paymentsQuery, values: [userId] });
  const { now, events } = paymentsOf(rows[0]);
  const { state } = membershipAt(events, now);
  if (debited.includes(state)) {
    throw new ProductError(409, 'already_paid', memberSentences.alreadySubscribed);
  }
}

const mailSchema = v.tuple([v.object({ email: v.nullable(v.string()) })]);
const idSchema = v.tuple([v.object({ id: v.string() })]);

/** Begins an order: a name of ours that every message of the provider repeats, and the way to the provider's page that takes the money. */
async function order(parts: OrderParts, member: Member, body: unknown): Promise<OrderAnswer> {
  const { members, inbox, accounts, takers, site, log } = parts;
  const { userId } = member;
  await refuseTwice(members, member);
  const { plan } = parsedBody(orderSchema, body, memberSentences.orderFailed);
  const taker = takers.find(({ takes }) => takes(plan));
  if (taker === undefined) {
    throw new ProductError(404, 'not_ordered_here', memberSentences.orderFailed);
  }
  const found = await accounts.run({
    text: 'select email from auth.users where id = $1',
    values: [userId],
  });
  const [{ email }] = v.parse(mailSchema, found.rows);
  if (email === null) throw new ProductError(409, 'no_address', memberSentences.orderNeedsMail);
  const made = await inbox.run(operator, {
    text: 'insert into payments.agreements (user_id, plan) values ($1, $2) returning id',
    values: [userId, plan],
  });
  const [{ id: checkout }] = v.parse(idSchema, made.rows);
  try {
    return await taker.begin({ email, plan, checkout, site });
  } catch (error) {
    log.warn({ err: error }, 'an order could not be begun at the payment provider');
    throw new ProductError(503, 'provider_away', memberSentences.orderFailed);
  }
}

/** Where a member begins to pay. @param app a scope of its own */
export function orderRoutes(app: FastifyInstance, parts: OrderParts): void {
  memberPosts(app, parts, [
    {
      address: wire.order,
      limit: orders,
      failed: memberSentences.orderFailed,
      work: (member, body) => order(parts, member, body),
    },
  ]);
}
