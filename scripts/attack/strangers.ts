import { wire } from '#contract/paths.ts';
import { createLoadClient } from '../load/load-client.ts';
import { type Asked, openConnection } from './connection.ts';
import type { Flood } from './flood.ts';
import { type AttackMember, memberPassword, registerReader } from './members.ts';

const body = (content: object) => JSON.stringify(content);

/** What a page of the member would ask for, with a token whose session has ended. */
const withEndedToken: readonly Asked[] = [
  { method: 'GET', path: '/rest/v1/profiles?select=*' },
  {
    method: 'PATCH',
    path: '/rest/v1/profiles?full_name=neq.x',
    body: body({ full_name: 'Thief' }),
  },
  { method: 'GET', path: wire.overview },
  { method: 'POST', path: wire.exportData, body: '{}' },
  { method: 'POST', path: wire.generateMealPlans, body: '{}' },
];

const signIn = (email: string, password: string): Asked => ({
  method: 'POST',
  path: '/auth/v1/token?grant_type=password',
  body: body({ email, password }),
});

/** Where the member has signed in before: on this machine; and a network that nobody has seen. */
const places: readonly (string | undefined)[] = [undefined, '203.0.113.7'];

/** The member comes with the right password. @returns where they are not let in */
async function lockedOut(url: string, email: string): Promise<string | null> {
  const connection = openConnection(url, null);
  const refused: string[] = [];
  for (const from of places) {
    const { status } = await connection.ask({
      ...signIn(email, memberPassword),
      ...(from === undefined ? {} : { from }),
    });
    if (status !== 200)
      refused.push(`${status} from ${from ?? 'where they have signed in before'}`);
  }
  connection.close();
  return refused.length === 0 ? null : `the right password is answered ${refused.join(', ')}`;
}

/** A token that was signed out, and strangers who guess or only keep the server busy, each time from another network. */
export async function strangerFloods(
  url: string,
  attacker: AttackMember,
): Promise<readonly Flood[]> {
  const ended = await registerReader(url);
  await createLoadClient(url, ended.token).read('POST', '/auth/v1/logout');
  const guessed = await registerReader(url);
  const besieged = await registerReader(url);
  return [
    {
      name: 'token of an ended session',
      token: ended.token,
      connections: 20,
      requests: withEndedToken,
      isShut: true,
    },
    {
      name: 'wrong passwords of one member',
      token: null,
      connections: 20,
      requests: [signIn(guessed.email, 'wrong horse %fresh%')],
      fresh: true,
      isShut: true,
      after: () => lockedOut(url, guessed.email),
    },
    {
      name: 'sign-ins from everywhere',
      token: null,
      connections: 300,
      requests: [
        signIn('%fresh%@example.com', 'wrong horse 9'),
        signIn(attacker.email, memberPassword),
      ],
      fresh: true,
      after: () => lockedOut(url, besieged.email),
    },
  ];
}
