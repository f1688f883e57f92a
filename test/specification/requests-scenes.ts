import assert from 'node:assert/strict';
import { pressVisible, type Scene } from './scene.ts';

// Beyond the specification: what a member asks about their own information, and by when it is answered.

export const requestsScenes: readonly Scene[] = [
  {
    name: 'information: a request is sent from the profile, and the day is told by which it is answered',
    who: 'member',
    path: '/dashboard/profile',
    act: (page) => page.getByText('Ask about my information').click(),
    sees: [
      { text: /It costs nothing, and we answer by mail within 30 days\.$/ },
      { label: 'Your request' },
      {
        select: 'What is it about?',
        options: [
          'See what you keep about me',
          'Correct something',
          'Delete something',
          'Object to how it is used',
          'Something else',
        ],
      },
    ],
    next: [
      {
        act: (page) => pressVisible(page, 'Send My Request'),
        sees: [{ text: 'Your request is required.' }],
      },
      {
        act: async (page) => {
          await page.getByLabel('What is it about?').selectOption('Object to how it is used');
          await page.getByLabel('Your request').fill('Please no statistics with my weight.');
          await pressVisible(page, 'Send My Request');
          // the rows below are looked at all at once, and the box is emptied once the request is kept
          await page.getByText(/an answer is due by/).waitFor();
        },
        sees: [
          {
            status:
              /^Object to how it is used, asked on \d+ \w+ \d{4}: an answer is due by \d+ \w+ \d{4}\.$/,
          },
          { label: 'Your request', value: '' },
        ],
        check: async (_page, { sql, member }) => {
          const rows = await sql(
            'select kind, content from public.information_requests where user_id = $1',
            [member?.userId],
          );
          assert.deepEqual(rows, [
            { kind: 'objection', content: 'Please no statistics with my weight.' },
          ]);
        },
      },
      {
        act: async (page, { sql, member }) => {
          await sql(
            'update public.information_requests set answered_at = now() where user_id = $1',
            [member?.userId],
          );
          await page.reload();
          await page.getByText('Ask about my information').click();
        },
        sees: [{ status: /asked on \d+ \w+ \d{4}: answered on \d+ \w+ \d{4}\.$/ }],
      },
    ],
  },
];
