import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { type Act, type Ending, ending } from '../act.ts';
import { factors } from '../second-factor.ts';
import {
  bodyOf,
  isDone,
  newEmail,
  newPassword,
  readSession,
  refresh,
  signIn,
  signUp,
  type Wire,
} from '../wire.ts';

const userPath = '/auth/v1/user';

/** Whether the account is all there: it signs in, has its identity, and the data wire knows it. */
async function isUsable(wire: Wire, email: string, password: string): Promise<boolean> {
  const answer = await signIn(wire, email, password);
  if (answer?.status !== 200) return false;
  const { access_token: token, user } = readSession(answer.body);
  const row = { user_id: user.id, full_name: 'Member' };
  const saved = await wire('POST', '/rest/v1/profiles', { token, body: row });
  return saved?.status === 201 && user.identities.length === 1;
}

/** Either the account signs in and is all there, or the address is free for another sign-up. */
const signUps: Act = {
  name: 'sign-up',
  async begin({ wire, note }) {
    const password = newPassword();
    let cut = newEmail();
    const answered: { readonly email: string; readonly refreshToken: string }[] = [];
    const judgeCut = async (): Promise<Ending> => {
      const answer = await signIn(wire, cut, password);
      if (answer?.status === 200) {
        const usable = await isUsable(wire, cut, password);
        return usable ? ending('whole') : ending('half', 'it signs in and is of no use');
      }
      const again = await signUp(wire, cut, password);
      return again?.status === 200
        ? ending('absent')
        : ending('half', `does not sign in (${answer?.status}) and is not free (${again?.status})`);
    };
    const judgeAnswered = async (last: (typeof answered)[number]): Promise<Ending> => {
      const held = await refresh(wire, last.refreshToken);
      if (held?.status !== 200) return ending('lost', `its session: ${held?.status}`);
      return (await isUsable(wire, last.email, password))
        ? ending('kept')
        : ending('lost', 'it does not sign in, or is of no use');
    };
    return {
      async work() {
        for (;;) {
          cut = newEmail();
          const answer = await signUp(wire, cut, password);
          if (!isDone(answer)) return;
          answered.push({
            email: cut,
            refreshToken: readSession(answer.body).refresh_token,
          });
          note();
        }
      },
      async judge() {
        const endings = [await judgeCut()];
        for (const one of answered) endings.push(await judgeAnswered(one));
        return endings;
      },
    };
  },
};

const counterRow = v.tuple([v.object({ counter: v.pipe(v.string(), v.transform(Number)) })]);

/** Whatever was cut off, the token that the device has goes on with the session. */
const refreshes: Act = {
  name: 'refresh of a session',
  async begin({ wire, owner, note }) {
    let session = readSession(bodyOf(await signUp(wire, newEmail(), newPassword())));
    const { session_id: sessionId } = decodeJwt(session.access_token);
    const counter = async () => {
      const { rows } = await owner().query(
        'select refresh_counter as counter from auth.sessions where id = $1',
        [sessionId],
      );
      return rows.length === 0 ? null : v.parse(counterRow, rows)[0].counter;
    };
    const first = (await counter()) ?? 0;
    let turns = 0;
    return {
      async work() {
        for (;;) {
          const answer = await refresh(wire, session.refresh_token);
          if (!isDone(answer)) return;
          session = readSession(answer.body);
          turns += 1;
          note();
        }
      },
      async judge() {
        const found = await counter();
        const ahead = found === null ? null : found - first - turns;
        if (ahead !== 0 && ahead !== 1) return [ending('half', `ahead by ${ahead}`)];
        // the device comes back with what it has, and goes on
        for (const step of ['the token that it has', 'the next one']) {
          const answer = await refresh(wire, session.refresh_token);
          if (answer?.status !== 200) {
            return [ending('half', `${step}: ${answer?.status} ${JSON.stringify(answer?.body)}`)];
          }
          session = readSession(answer.body);
          const user = await wire('GET', userPath, { token: session.access_token });
          if (user?.status !== 200) return [ending('half', `GET /user: ${user?.status}`)];
        }
        const kept = Array.from({ length: turns }, () => ending('kept'));
        return [ending(ahead === 1 ? 'whole' : 'absent'), ...kept];
      },
    };
  },
};

/** Exactly one of two passwords signs in; with a new one every other session has ended, with the old one none has. */
const passwords: Act = {
  name: 'change of password',
  async begin({ wire, note }) {
    const email = newEmail();
    let password = newPassword();
    let wanted = password;
    let isCut = false;
    let changes = 0;
    const own = readSession(bodyOf(await signUp(wire, email, password)));
    let other = own;
    return {
      async work() {
        for (;;) {
          const second = await signIn(wire, email, password);
          if (!isDone(second)) return;
          other = readSession(second.body);
          wanted = newPassword();
          isCut = true;
          const body = { password: wanted, current_password: password };
          const answer = await wire('PUT', userPath, { token: own.access_token, body });
          if (!isDone(answer)) return;
          password = wanted;
          isCut = false;
          changes += 1;
          note();
        }
      },
      async judge() {
        const opens = async (tried: string) => (await signIn(wire, email, tried))?.status === 200;
        const byOld = await opens(password);
        const byNew = isCut && (await opens(wanted));
        const ownLives = (await refresh(wire, own.refresh_token))?.status === 200;
        const othersLive = (await refresh(wire, other.refresh_token))?.status === 200;
        const told = `old ${byOld}, new ${byNew}, own session ${ownLives}, other session ${othersLive}`;
        const kept = Array.from({ length: changes }, () => ending('kept'));
        if (!isCut) return [...kept, ...(byOld && ownLives ? [] : [ending('lost', told)])];
        // whether the last one that was answered holds is seen by the old password only
        const isOne = byOld !== byNew && ownLives && othersLive === byOld;
        return [...kept, isOne ? ending(byNew ? 'whole' : 'absent') : ending('half', told)];
      },
    };
  },
};

export const accountActs: readonly Act[] = [signUps, refreshes, passwords, factors];
