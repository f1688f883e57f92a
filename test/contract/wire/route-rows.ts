/**
 * Who may ask for an address:
 * - `everybody`: pages, files and facts, which hold nothing of any member;
 * - `way in`: takes credentials in its body, so none in the header is needed and none helps;
 * - `member`: only a live session of somebody who is not banned;
 * - `operator`: only the key of the operator, whatever session a request has;
 * - `tables`: the data wire, where a table's own rules say who sees what.
 */
export type Access = 'everybody' | 'way in' | 'member' | 'operator' | 'tables';

/** Every route of the server. A new one belongs here, or the test of all routes fails. */
const rows: readonly (readonly [access: Access, ...routes: readonly string[]])[] = [
  [
    'everybody',
    'GET /',
    'GET /about',
    'GET /app.html',
    'GET /config.json',
    'GET /contact',
    'GET /dashboard',
    'GET /dashboard/cook',
    'GET /dashboard/exercise-plans',
    'GET /confirm',
    'GET /dashboard/health',
    'GET /dashboard/kitchen',
    'GET /dashboard/meal-plans',
    'GET /dashboard/profile',
    'GET /dashboard/shopping-list',
    'GET /dashboard/supplements',
    'GET /feedback',
    'GET /forgot-password',
    'GET /healthz',
    'GET /login',
    'GET /onboarding',
    'GET /order',
    'GET /privacy',
    'GET /readyz',
    'GET /register',
    'GET /robots.txt',
    'GET /guardian',
    'GET /shared',
    'GET /sitemap.xml',
    'GET /subscription',
    'GET /access-to-information',
    'GET /terms',
    'GET /why-choose-us',
    'GET /.well-known/change-password',
    'GET /.well-known/security.txt',
    'GET /auth/v1/.well-known/jwks.json',
    'GET /auth/v1/health',
    'GET /auth/v1/settings',
    'GET /auth/v1/sso/saml/metadata',
    'OPTIONS /*',
    'OPTIONS /rest/v1*',
    'OPTIONS /rest/v1/*',
    'POST /functions/v1/feedback',
  ],
  [
    'way in',
    'POST /functions/v1/payments/paystack',
    'POST /functions/v1/payments/payfast',
    'GET /auth/v1/authorize',
    'GET /auth/v1/callback',
    'GET /auth/v1/verify',
    // the secret stands in the address
    'GET /calendar/:file',
    'POST /auth/v1/callback',
    'POST /auth/v1/magiclink',
    'POST /auth/v1/otp',
    'POST /auth/v1/passkeys/authentication/options',
    'POST /auth/v1/passkeys/authentication/verify',
    'POST /auth/v1/recover',
    'POST /auth/v1/resend',
    'POST /auth/v1/signup',
    'POST /auth/v1/sso',
    'POST /auth/v1/sso/saml/acs',
    'POST /auth/v1/token',
    'POST /auth/v1/verify',
    // the secret of a link stands in the body
    'POST /functions/v1/shared',
    'POST /functions/v1/guardian-answer',
  ],
  [
    'member',
    'DELETE /auth/v1/factors/:factorId',
    'DELETE /auth/v1/factors/recovery-codes',
    'DELETE /auth/v1/passkeys/:passkeyId',
    'DELETE /auth/v1/user/identities/:identityId',
    'DELETE /functions/v1/generations/:id',
    'GET /auth/v1/factors/recovery-codes',
    'GET /auth/v1/passkeys',
    'GET /auth/v1/reauthenticate',
    'GET /auth/v1/user',
    'GET /auth/v1/user/identities/authorize',
    'GET /functions/v1/cook-sheets',
    'GET /functions/v1/delete-account',
    'GET /functions/v1/food-budget',
    'GET /functions/v1/generations/:id',
    'DELETE /functions/v1/sessions',
    'DELETE /functions/v1/sessions/:id',
    'GET /functions/v1/security-events',
    'GET /functions/v1/sessions',
    'GET /functions/v1/guardian',
    'GET /functions/v1/overview',
    'GET /functions/v1/plan-gaps',
    'GET /functions/v1/profile-fit',
    'GET /functions/v1/prove-identity',
    'GET /functions/v1/reminders',
    'GET /functions/v1/sharing',
    'PATCH /auth/v1/passkeys/:passkeyId',
    'POST /auth/v1/factors',
    'POST /auth/v1/factors/:factorId/challenge',
    'POST /auth/v1/factors/:factorId/verify',
    'POST /auth/v1/factors/recovery-codes',
    'POST /auth/v1/factors/recovery-codes/regenerate',
    'POST /auth/v1/factors/recovery-codes/verify',
    'POST /auth/v1/logout',
    'POST /auth/v1/passkeys/registration/options',
    'POST /auth/v1/passkeys/registration/verify',
    'GET /functions/v1/membership',
    'POST /functions/v1/order',
    'POST /functions/v1/change-meals',
    'POST /functions/v1/change-training',
    'POST /functions/v1/delete-account',
    'POST /functions/v1/exercise-alternatives',
    'POST /functions/v1/explain-plan',
    'POST /functions/v1/export-data',
    'POST /functions/v1/foods-left-out',
    'POST /functions/v1/generate-exercise-plans',
    'POST /functions/v1/generate-meal-plans',
    'POST /functions/v1/generate-shopping-list',
    'POST /functions/v1/guardian',
    'POST /functions/v1/meal-alternatives',
    'POST /functions/v1/meal-opinions',
    'POST /functions/v1/prove-identity',
    'POST /functions/v1/prove-identity/passkey',
    'POST /functions/v1/reminders',
    'POST /functions/v1/sharing',
    'PUT /auth/v1/user',
  ],
];

const listed: ReadonlyMap<string, Access> = new Map(
  rows.flatMap(([access, ...routes]) => routes.map((route) => [route, access] as const)),
);

export const listedRoutes: readonly string[] = [...listed.keys()];

/** What a member needs who has given the password and owes the second step. */
const ofSecondStep: ReadonlySet<string> = new Set([
  'GET /auth/v1/user',
  'POST /auth/v1/factors/:factorId/challenge',
  'POST /auth/v1/factors/:factorId/verify',
  'POST /auth/v1/factors/recovery-codes/verify',
  // says how many are left
  'GET /auth/v1/factors/recovery-codes',
  // takes back one that was never verified; a verified one asks for the step
  'DELETE /auth/v1/factors/:factorId',
  // goes to the member's own mailbox, and the code opens nothing without the step
  'GET /auth/v1/reauthenticate',
  // whoever is in may always go
  'POST /auth/v1/logout',
]);
export const takesSecondStep = (method: string, url: string): boolean =>
  ofSecondStep.has(`${method} ${url}`);

/** Files of the built site, whose names change with their content. */
const siteFile =
  /^GET \/(?:assets\/)?[\w.-]+\.(?:js|css|svg|png|woff2|webmanifest)$|^GET \/icons\//;

/** @returns undefined for a route of which nobody has said who may ask */
export function accessOf(method: string, url: string): Access | undefined {
  const route = `${method} ${url}`;
  if (siteFile.test(route)) return 'everybody';
  if (/^\/auth\/v1\/(?:admin\/|invite$)/.test(url)) return 'operator';
  if (/^\/rest\/v1(?:\/\*?)?$/.test(url)) return 'tables';
  return listed.get(route);
}
