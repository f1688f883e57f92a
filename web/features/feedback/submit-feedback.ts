import { storedUserId } from '#web/lib/auth/stored-session.ts';
import { dataClient, rowsOf } from '#web/lib/requests/data-client.ts';

/** Stores feedback, with the member's id where somebody is signed in. @throws WireError */
export async function submitFeedback(content: string): Promise<void> {
  const data = await dataClient();
  rowsOf(await data.from('feedback').insert({ user_id: storedUserId(), content }));
}
