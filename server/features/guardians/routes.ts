import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  adultAge,
  type Guardian,
  type GuardianAnswer,
  guardianAskSchema,
  guardianLinkOver,
  guardianQuestionSchema,
} from '#contract/agreement/guardian.ts';
import { paths, wire } from '#contract/paths.ts';
import { serverSentences } from '#contract/sentences.ts';
import { consentMissing, ProductError } from '../../platform/answers/errors.ts';
import type { ServiceDatabase } from '../../platform/database/database.ts';
import type { RateLimit, RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Member } from '../../platform/members/bearer.ts';
import {
  memberPosts,
  type PressLimit,
  parsedBody,
  readAnyBody,
} from '../../platform/members/member-posts.ts';
import { memberReading } from '../../platform/members/member-readings.ts';
import type { Post } from '../../platform/outgoing/compose-mail.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import { agreedMail, answerMail, askMail, declinedMail } from './mails.ts';
import {
  accountEmail,
  ageOf,
  type FoundGuardian,
  findByLink,
  isAskedTwice,
  keepAnswer,
  linkDays,
  putAsked,
  readGuardian,
} from './store.ts';

export interface GuardianParts {
  readonly accounts: ServiceDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  /** Refuses whose session has ended. @throws */
  readonly isHere: (member: Member) => Promise<unknown>;
  /** Without a slash at the end. */
  readonly site: string;
  /** Years that a member has at least. */
  readonly lowestAge: number;
  /** Names addresses in rate limits. */
  readonly nameKey: Buffer;
  readonly post: Post;
}

const daySeconds = 86_400;
/** So long a mail about an answer is tried. */
const answerSeconds = 5 * daySeconds;
const readings = { name: 'guardian', capacity: 240, perSeconds: 600 };
const asks: PressLimit = {
  name: 'ask-guardian',
  capacity: 5,
  perSeconds: daySeconds,
  message:
    'That was often enough for a day. Please ask your parent or guardian to look into their mail.',
};
/** Of all members together, to one address: nobody fills a stranger's mailbox. */
const mailsToOne: RateLimit = { capacity: 4, perSeconds: daySeconds };
const looks: RateLimit = { capacity: 120, perSeconds: 3_600 };
const misses: RateLimit = { capacity: 30, perSeconds: 3_600 };

const askFailed = 'The mail could not be sent. Please check the address and try again.';
const over = () => new ProductError(404, 'link_over', guardianLinkOver);
const tooMany = () =>
  new ProductError(429, 'too_many_requests', 'Please wait a few minutes and try again.', {
    retryAfterSeconds: 300,
  });

/** An address in a rate limit, where it cannot be read. */
const nameOf = (key: Buffer, email: string) =>
  createHmac('sha256', key).update(email).digest('base64url');

/** Address of a guardian's page. */
const pageAt = (site: string) => (secret: string) => `${site}${paths.guardian}#${secret}`;

/** From which states of a link an answer may be given. */
const possible = {
  agree: ['waiting', 'declined'],
  decline: ['waiting'],
  withdraw: ['agreed'],
} as const;

const shown = ({ state, member, at, ends, text }: FoundGuardian): GuardianAnswer => ({
  state,
  member,
  at: at.toISOString(),
  ends: ends?.toISOString() ?? null,
  text,
});

/** A member under 18 asks a parent or guardian by mail, who answers on a page of their own. */
export async function guardianRoutes(app: FastifyInstance, parts: GuardianParts): Promise<void> {
  const { accounts, tokens, rateLimits, post } = parts;
  const pageOf = pageAt(parts.site);

  async function read(member: Member): Promise<Guardian> {
    await parts.isHere(member);
    return readGuardian(accounts, member.userId);
  }

  async function ask(member: Member, body: unknown): Promise<Guardian> {
    await parts.isHere(member);
    const { userId } = member;
    const asked = parsedBody(guardianAskSchema, body, askFailed);
    const { email } = asked;
    // of two ages that were told, the lower one: nobody comes of age by another number
    const age = Math.min(asked.age ?? adultAge, (await ageOf(accounts, userId)) ?? adultAge);
    if (age >= adultAge) throw new ProductError(400, 'bad_request', askFailed);
    if (age < parts.lowestAge) throw consentMissing(serverSentences.tooYoung);
    const own = await accountEmail(accounts, userId);
    if (own?.toLowerCase() === email) {
      throw new ProductError(422, 'own_address', serverSentences.notYourOwnAddress);
    }
    const bucket = `guardian-mail:${nameOf(parts.nameKey, email)}`;
    const { taken } = await rateLimits.takeShared(bucket, mailsToOne);
    if (!taken) throw new ProductError(429, 'too_many_requests', asks.message);
    await accounts.transaction(async (queries) => {
      if (await isAskedTwice(queries, { userId, email })) return;
      const { state } = await readGuardian(queries, userId);
      if (state === 'agreed') {
        throw new ProductError(409, 'answered', serverSentences.guardianAnswered);
      }
      const { secret, until } = await putAsked(queries, { userId, email, age });
      const mail = askMail(own, age, pageOf(secret), until);
      await post.put(queries, { to: email, ...mail }, linkDays * daySeconds);
    });
    post.wake();
    return readGuardian(accounts, userId);
  }

  memberReading(app, parts, { address: wire.guardian, limit: readings, read });
  await app.register(async (scope) =>
    memberPosts(scope, { tokens, rateLimits }, [
      { address: wire.guardian, limit: asks, failed: askFailed, work: ask },
    ]),
  );
  await app.register(async (scope) => answerRoute(scope, parts));
}

/** What a guardian is asked by the link of their mail, and their answer. */
function answerRoute(scope: FastifyInstance, parts: GuardianParts): void {
  const { accounts, rateLimits, site, post } = parts;
  const pageOf = pageAt(site);

  async function answer(
    secret: string,
    given: 'agree' | 'decline' | 'withdraw',
  ): Promise<GuardianAnswer> {
    const kept = await accounts.transaction(async (queries) => {
      const found = await findByLink(queries, secret);
      if (!found) throw over();
      if (!possible[given].some((state) => state === found.state)) {
        // pressed twice: as it is
        return found;
      }
      await keepAnswer(queries, found, given);
      const now = (await findByLink(queries, secret)) ?? found;
      if (now.member !== null) {
        const mail =
          now.state === 'declined' && now.ends !== null
            ? declinedMail({ ends: now.ends, profile: site + paths.profile })
            : answerMail(given === 'agree' ? 'agree' : 'withdraw');
        // it may tell the day on which the account goes, so it is tried for as long as there is time to act on it
        await post.put(queries, { to: now.member, ...mail }, answerSeconds);
      }
      if (given === 'agree') {
        await post.put(queries, { to: now.email, ...agreedMail(pageOf(secret)) }, daySeconds);
      }
      return now;
    });
    post.wake();
    return shown(kept);
  }

  async function look(secret: string): Promise<GuardianAnswer | null> {
    const found = await accounts.transaction((queries) => findByLink(queries, secret));
    return found && shown(found);
  }

  readAnyBody(scope);
  scope.post(wire.guardianAnswer, async (request, reply): Promise<GuardianAnswer> => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (!(await rateLimits.take('guardian-page', looks, request.ip))) throw tooMany();
    const question = parsedBody(guardianQuestionSchema, request.body, guardianLinkOver);
    const standing = await look(question.secret);
    if (!standing) {
      if (!(await rateLimits.take('guardian-missed', misses, request.ip))) throw tooMany();
      throw over();
    }
    return question.answer === undefined ? standing : answer(question.secret, question.answer);
  });
}
