import * as v from 'valibot';
import { sessionKey } from './session-key.ts';
import { parseJson, readStored } from './storage.ts';

const storedSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  user: v.object({ id: v.string() }),
});

/** The member of the session kept on this device, valid or not; read without loading any client. */
export function storedUserId(): string | null {
  const stored = v.safeParse(storedSchema, parseJson(readStored(sessionKey)));
  return stored.success ? stored.output.user.id : null;
}
