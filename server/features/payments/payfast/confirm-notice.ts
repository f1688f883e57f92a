import { phpEncoded, signedFields } from './signature.ts';

const answerWithinMs = 10_000;

/**
 * Asks Payfast whether a notice is its own, because an MD5 alone proves too little.
 * @returns null: it could not be asked, which says nothing about the notice
 */
export async function confirmNotice(body: string, url: string): Promise<boolean | null> {
  const fields = [...(signedFields(body) ?? [])].filter(([name]) => name !== 'signature');
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: fields.map(([name, value]) => `${name}=${phpEncoded(value)}`).join('&'),
    });
    const [word] = (await answer.text()).trim().split(/\s/);
    if (word === 'VALID') return true;
    return answer.ok && word === 'INVALID' ? false : null;
  } catch {
    return null;
  }
}
