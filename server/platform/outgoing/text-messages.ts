import type { Settings } from '../../settings.ts';

/** A text message to a phone. */
export interface TextMessage {
  /** E.164 with its plus, such as +27821234567. */
  readonly to: string;
  readonly text: string;
}

export interface Texter {
  /**
   * @param name the same whenever a message is sent again, so that the service can tell
   * @throws when the service did not take the message
   */
  send(message: TextMessage, name: string): Promise<void>;
}

const timeoutMs = 10_000;

/** A message that was not taken; its words hold neither the number nor the text. */
class TextError extends Error {
  override readonly name = 'TextError';
}

function problemOf(error: unknown): TextError {
  if (error instanceof TextError) return error;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code =
    cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const name = error instanceof Error ? error.name : 'unknown';
  return new TextError(`the text service could not be reached: ${code === '' ? name : code}`);
}

/**
 * Posts `{to, text}` as JSON to the operator's text service, with SMS_KEY as its bearer and the message's name as
 * `Idempotency-Key`. Any answer of 2xx takes the message. Without a service every message is refused.
 */
export function createTexter({ sms }: Settings): Texter {
  return {
    async send(message, name) {
      if (sms === null) throw new TextError('no text service is set up');
      try {
        const answer = await fetch(sms.url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': name,
            ...(sms.key === null ? {} : { authorization: `Bearer ${sms.key}` }),
          },
          body: JSON.stringify({ to: message.to, text: message.text }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
        if (!answer.ok) throw new TextError(`the text service answered ${answer.status}`);
      } catch (error) {
        throw problemOf(error);
      }
    },
  };
}
