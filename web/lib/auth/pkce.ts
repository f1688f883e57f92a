const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A secret that never leaves this tab, and what is told of it when somebody else's page is visited (PKCE, RFC 7636). */
export async function newChallenge() {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(48)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return {
    secret,
    told: { code_challenge: base64url(new Uint8Array(hash)), code_challenge_method: 's256' },
  };
}
