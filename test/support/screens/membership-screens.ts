import type { Page } from 'playwright-core';
import { memberSentences } from '#contract/member-sentences.ts';
import type { MembershipAnswer } from '#contract/membership/membership.ts';
import { paths, wire } from '#contract/paths.ts';
import { press, type Screen, type ScreenStage, seenBy } from './screen.ts';

const year: MembershipAnswer = {
  state: 'active',
  plan: 'annual',
  paidUntil: '2027-02-26',
  nextDebit: '2027-02-26',
  nextDebitCents: 95_000,
  coolingOffEnds: null,
  ways: [
    { how: 'no renewal', ends: '2027-02-26', back: null },
    { how: 'by notice', ends: '2026-12-29', back: { cents: 15_357, by: '2027-01-28' } },
  ],
  owed: [],
  wentBack: [],
  payments: [{ cents: 95_000, on: '2026-02-26', plan: 'annual' }],
  yearEnds: { on: '2027-02-26', renews: true, told: '2026-11-27' },
};

/** Of whom nothing is known but a state. */
const nothing: Omit<MembershipAnswer, 'state'> = {
  ...{ plan: null, paidUntil: null, nextDebit: null, nextDebitCents: null, coolingOffEnds: null },
  ...{ ways: [], owed: [], wentBack: [], payments: [], yearEnds: null },
};

/** As on a server that is told of payments. */
const paying = (answer: MembershipAnswer) => async (page: Page) => {
  await page.route(`**${wire.config}`, async (route) => {
    const known = await route.fetch();
    await route.fulfill({ response: known, json: { ...(await known.json()), membership: true } });
  });
  await page.route(`**${wire.membership}`, (route) => route.fulfill({ json: answer }));
};

/** The same of a member whose request to cancel has come so far. */
const asked =
  (status: 'pending' | 'processed', answer: MembershipAnswer) =>
  async (page: Page, { sql, member }: ScreenStage) => {
    await paying(answer)(page);
    await sql(
      "insert into public.subscription_cancellations (user_id, reason, status) values ($1, 'moving', $2)",
      [member?.userId, status],
    );
  };

/** What a member has paid for, and how they may end it. */
export const membershipScreens: readonly Screen[] = [
  ...seenBy('member', `${paths.order}?plan=annual&by=payfast.co.za`, [
    { name: 'order-of-a-year', shows: 'button:enabled >> text=Go to payment' },
  ]),
  ...seenBy('member', paths.order, [
    { name: 'order', shows: 'button:enabled >> text=Go to payment' },
    {
      name: 'order-paid-twice',
      arrange: (page) =>
        page.route(`**${wire.order}`, (route) =>
          route.fulfill({ status: 409, json: { message: memberSentences.alreadySubscribed } }),
        ),
      act: (page) => press(page, 'Go to payment'),
      shows: '[role=alert]:not(:empty)',
    },
    {
      name: 'order-provider-away',
      arrange: (page) =>
        page.route(`**${wire.order}`, (route) =>
          route.fulfill({ status: 503, json: { message: memberSentences.orderFailed } }),
        ),
      act: (page) => press(page, 'Go to payment'),
      shows: '[role=alert]:not(:empty)',
    },
  ]),
  ...seenBy('member', paths.profile, [
    {
      name: 'membership-awaiting',
      arrange: paying({ ...nothing, state: 'awaiting', plan: 'monthly' }),
      shows: 'text=Your payment has not been confirmed yet.',
    },
    {
      name: 'membership-past-due',
      arrange: paying({
        ...nothing,
        ...{ state: 'past due', plan: 'monthly', paidUntil: '2026-11-27' },
        ways: [{ how: 'no renewal', ends: '2026-11-27', back: null }],
        payments: [{ cents: 9_900, on: '2026-10-27', plan: 'monthly' }],
      }),
      shows: 'text=The last payment has not come in yet.',
    },
    {
      name: 'membership-undone',
      alone: true,
      arrange: asked('pending', {
        ...nothing,
        ...{ state: 'cooled off', plan: 'annual' },
        owed: [{ cents: 95_000, by: '2026-12-29' }],
        payments: [{ cents: 95_000, on: '2026-11-26', plan: 'annual' }],
      }),
      shows: 'text=Your money is on its way back.',
    },
    {
      name: 'membership-cancelled',
      alone: true,
      arrange: asked('processed', {
        ...nothing,
        ...{ state: 'ending', plan: 'monthly', paidUntil: '2026-12-20' },
        payments: [{ cents: 9_900, on: '2026-11-20', plan: 'monthly' }],
      }),
      shows: 'text=Cancellation Request Processed',
    },
    {
      name: 'membership-ended',
      alone: true,
      arrange: asked('processed', {
        ...nothing,
        ...{ state: 'ended', plan: 'monthly', paidUntil: '2026-11-20' },
        wentBack: [{ cents: 9_900, on: '2026-11-21' }],
        payments: [{ cents: 9_900, on: '2026-10-20', plan: 'monthly' }],
      }),
      shows: 'text=Your subscription has ended.',
    },
    {
      name: 'membership-year-ends',
      arrange: paying(year),
      shows: 'text=Your year ends on 26 February 2027',
    },
    {
      name: 'membership-by-notice',
      arrange: paying(year),
      act: (page) => page.getByRole('radio', { name: /business days’ notice/ }).check(),
      shows: 'label:has(input[name=how]:checked) >> text=With 20 business days’ notice',
    },
    {
      name: 'membership-first-days',
      arrange: paying({
        ...year,
        coolingOffEnds: '2026-12-06',
        yearEnds: null,
        ways: [
          ...year.ways,
          { how: 'cooling off', ends: '2026-11-29', back: { cents: 95_000, by: '2026-12-29' } },
        ],
      }),
      shows: 'text=Undo the order, all money back',
    },
    {
      name: 'membership-ending-sooner',
      alone: true,
      arrange: asked('pending', {
        ...year,
        state: 'ending',
        nextDebit: null,
        nextDebitCents: null,
        ways: year.ways.slice(1),
        owed: [{ cents: 9_900, by: '2026-12-20' }],
        wentBack: [{ cents: 9_900, on: '2026-11-20' }],
        yearEnds: { on: '2027-02-26', renews: false, told: null },
      }),
      act: (page) => page.getByText('End what is still paid for').click(),
      shows: 'details[open] >> text=With 20 business days’ notice',
    },
  ]),
];
