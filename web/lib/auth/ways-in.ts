import { wire } from '#contract/paths.ts';

/** Ways in beside the password, and second factors, that this server's operator has switched on. */
export interface WaysIn {
  readonly passkeys: boolean;
  /** Security keys as second step. */
  readonly securityKeys: boolean;
  /** Codes in text messages. */
  readonly phone: boolean;
  /** Companies whose people come by their own sign-in. */
  readonly companies: boolean;
  /** Other services that vouch for members, by the names that the operator gave them. */
  readonly services: readonly string[];
  /** Whether a member links them to an account that is there, and unlinks them. */
  readonly linking: boolean;
}

/** Stand among the services in the wire's answer, and are none. */
const ours = ['email', 'phone', 'anonymous_users'];

// checked by hand: the login page, which asks first of all, would else be 12 KB of validation heavier
const told = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;

function waysIn(answer: unknown): WaysIn {
  const external = told(answer, 'external');
  return {
    passkeys: told(answer, 'passkeys_enabled') === true,
    securityKeys: told(answer, 'mfa_webauthn_enabled') === true,
    phone: told(external, 'phone') === true,
    companies: told(answer, 'saml_enabled') === true,
    services: Object.keys(Object(external)).filter(
      (name) => !ours.includes(name) && told(external, name) === true,
    ),
    linking: told(answer, 'manual_linking_enabled') === true,
  };
}

let pending: Promise<WaysIn> | undefined;

/** What the server says of them, asked once per page. Without an answer there is the password, and nothing else is offered. */
export function readWaysIn(): Promise<WaysIn> {
  pending ??= fetch(`${wire.auth}/settings`)
    .then(async (response) => waysIn(response.ok ? await response.json() : null))
    .catch(() => {
      pending = undefined;
      return waysIn(null);
    });
  return pending;
}
