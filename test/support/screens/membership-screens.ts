import type { Page } from 'playwright-core';
import { memberSentences } from '#contract/member-sentences.ts';
import type { MembershipAnswer } from '#contract/membership/membership.ts';
import { paths, wire } from '#contract/paths.ts';
import { press, type Screen, seenBy } from './screen.ts';

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

/** As on a server that is told of payments. */
const paying = (answer: MembershipAnswer) => async (page: Page) => {
  await page.route(`**${wire.config}`, async (route) => {
    const known = await route.fetch();
    await route.fulfill({ response: known, json: { ...(await known.json()), membership: true } });
  });
  await page.route(`**${wire.membership}`, (route) => route.fulfill({ json: answer }));
};

/** What a member has paid for, and how they may end it. */
export const membershipScreens: readonly Screen[] = [
  ...seenBy('member', paths.order, [
    { name: 'order', shows: 'button:enabled >> text=Go to payment' },
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
      arrange: async (page, { sql, member }) => {
        await paying({
          ...year,
          state: 'ending',
          nextDebit: null,
          nextDebitCents: null,
          ways: year.ways.slice(1),
          owed: [{ cents: 9_900, by: '2026-12-20' }],
          wentBack: [{ cents: 9_900, on: '2026-11-20' }],
          yearEnds: { on: '2027-02-26', renews: false, told: null },
        })(page);
        await sql(
          "insert into public.subscription_cancellations (user_id, reason) values ($1, 'moving')",
          [member?.userId],
        );
      },
      act: (page) => page.getByText('End what is still paid for').click(),
      shows: 'details[open] >> text=With 20 business days’ notice',
    },
  ]),
];
