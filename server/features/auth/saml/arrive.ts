import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { isSameBrowser, otherBrowser } from '../flows/browser-binding.ts';
import { flowIdIn, isFlowName } from '../flows/flow-name.ts';
import { openStart } from '../flows/outside-state.ts';
import { hasRunOut } from '../flows/store-flows.ts';
import { type OutsideFlow, returnToFlow } from '../flows/store-outside-flows.ts';
import { decideAccount } from '../identities/decide-account.ts';
import { errorRedirect, openWayBack, wayBack } from '../oauth/return-to-app.ts';
import { readBody } from '../wire/request-input.ts';
import type { Companies, Company } from './companies.ts';
import { readAssertion } from './read-assertion.ts';
import { SamlFault } from './saml-fault.ts';
import { takeAssertion } from './store-assertions.ts';

const bodySchema = v.object({
  SAMLResponse: v.optional(v.string(), ''),
  RelayState: v.optional(v.string(), ''),
});

/** What this side knows of an answer before it is read. */
interface Arrival {
  readonly company: Company;
  /** Null where the provider sends somebody whom nobody has sent to it. */
  readonly flow: OutsideFlow | null;
  readonly requestId: string | null;
  readonly redirectTo: URL;
}

/** @throws AuthError where there is no such flow, or it has run out */
async function takeUp(
  auth: AuthService,
  companies: Companies,
  request: FastifyRequest,
  relayState: string,
): Promise<Arrival & { readonly flow: OutsideFlow }> {
  const now = auth.now();
  const id = flowIdIn(auth, relayState);
  const flow = id === null ? null : await returnToFlow(auth.accounts, id, 'sso/saml', now);
  if (flow === null || flow === 'used') throw new AuthError('saml_relay_state_not_found');
  if (hasRunOut(flow.createdAt, now)) {
    throw new AuthError('saml_relay_state_expired');
  }
  const start = openStart(auth, flow.sealedState);
  const company = companies.find(start.provider);
  if (company === undefined) throw new AuthError('saml_idp_not_found');
  if (!isSameBrowser(auth, request, flow.id, start.browserHash)) {
    throw new AuthError('saml_relay_state_not_found', { message: otherBrowser });
  }
  return { company, flow, requestId: start.requestId, redirectTo: new URL(start.redirectTo) };
}

/** The company that an answer claims to be of; whether it is, its signature tells. */
function claimedCompany(companies: Companies, samlResponse: string): Company {
  const xml = Buffer.from(samlResponse, 'base64').toString('utf8');
  const issuer = /<(?:\w+:)?Issuer\b[^>]*>\s*([^<\s]+)\s*</.exec(xml)?.[1] ?? '';
  const company = companies.findEntity(issuer);
  if (company === undefined) throw new AuthError('saml_idp_not_found');
  return company;
}

const refused = (fault: SamlFault) =>
  new AuthError('validation_failed', {
    message: fault.isRefusal
      ? 'The sign-in of your organisation did not let you in'
      : 'SAML Assertion is not valid',
  });

async function letIn(
  auth: AuthService,
  request: FastifyRequest,
  { company, flow, requestId, redirectTo }: Arrival,
  samlResponse: string,
): Promise<string> {
  const now = auth.now();
  const { entityId } = company;
  const expected = { issuer: entityId, acs: `${auth.issuer}/sso/saml/acs`, requestId, now };
  const parsed = await company.signedAssertion(samlResponse);
  const { person, sessionEnd, ...assertion } = readAssertion(parsed, company, expected);
  const { ip } = clientOf(request);
  const opened = await auth.accounts.transaction(async (queries) => {
    if (!(await takeAssertion(queries, { issuer: entityId, ...assertion }, now))) {
      throw new SamlFault('the assertion was taken before');
    }
    const { user } = await decideAccount(auth, queries, person, { ip, redirectTo, now });
    const gain = {
      provider: person.provider,
      ...(sessionEnd === null ? {} : { notAfter: sessionEnd.toISOString() }),
    };
    const way = flow ?? { id: '', isPkce: false, method: 'sso/saml' as const };
    return openWayBack(auth, queries, request, { flow: way, user, gain });
  });
  auth.post.wake();
  return wayBack(auth, redirectTo, opened);
}

/** POST /sso/saml/acs: what an identity provider has a browser post. @returns where the browser goes on to */
export async function answerAcs(
  auth: AuthService,
  companies: Companies,
  request: FastifyRequest,
): Promise<string> {
  let target = auth.redirectTo(undefined);
  let inQuery = true;
  try {
    const { SAMLResponse: response, RelayState: relayState } = readBody(request, bodySchema);
    let arrival: Arrival;
    if (isFlowName(relayState)) {
      arrival = await takeUp(auth, companies, request, relayState);
      inQuery = arrival.flow?.isPkce ?? false;
    } else {
      // by a button on the company's own page; the answer says where to, as far as that is allowed
      const company = claimedCompany(companies, response);
      const redirectTo = auth.redirectTo(relayState);
      arrival = { company, flow: null, requestId: null, redirectTo };
      inQuery = false;
    }
    target = arrival.redirectTo;
    return await letIn(auth, request, arrival, response);
  } catch (error) {
    if (error instanceof AuthError) return errorRedirect(target, error, inQuery);
    if (!(error instanceof SamlFault)) throw error;
    request.log.warn({ problem: error.message }, 'the answer of an identity provider was refused');
    return errorRedirect(target, refused(error), inQuery);
  }
}
