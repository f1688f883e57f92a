import { wire } from '#contract/paths.ts';
import type { Asked } from './connection.ts';
import type { Flood } from './flood.ts';
import type { AttackMember } from './members.ts';

/** A body that takes long to read as JSON, sent by anybody to where nothing is counted. */
const zeros: Asked = {
  method: 'POST',
  path: '/auth/v1/logout',
  body: `[${'0,'.repeat(500_000)}0]`,
};

/** What keeps the few connections busy by which everybody signs in, or the process itself before anybody is known. */
export async function accountFloods(
  _url: string,
  { token }: AttackMember,
): Promise<readonly Flood[]> {
  const own: Asked = { method: 'GET', path: '/auth/v1/user' };
  const change: Asked = { method: 'PUT', path: '/auth/v1/user', body: '{"data":{"town":"x"}}' };
  const counted: Asked = { method: 'GET', path: wire.overview };
  return [
    { name: 'the own account', token, connections: 60, requests: [own] },
    { name: 'the own account', token, connections: 300, requests: [own] },
    { name: 'changes of the account', token, connections: 60, requests: [change] },
    { name: 'what a limit counts', token, connections: 300, requests: [counted] },
    { name: 'a megabyte of zeros', token: null, connections: 12, requests: [zeros], isShut: true },
  ];
}
