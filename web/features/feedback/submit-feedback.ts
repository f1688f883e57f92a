import { dataClient, rowsOf } from '#web/lib/data-client.ts';
import { storedUserId } from '#web/lib/stored-session.ts';

/** Stores feedback, with the member's id where somebody is signed in. @throws WireError */
export async function submitFeedback(content: string): Promise<void> {
  const data = await dataClient();
  rowsOf(await data.from('feedback').insert({ user_id: storedUserId(), content }));
}
