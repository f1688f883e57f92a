import * as v from 'valibot';
import {
  type InformationRequest,
  informationRequestSchema,
  type RequestKind,
} from '#contract/agreement/information-requests.ts';
import { dataClient, rowsOf } from '#web/lib/requests/data-client.ts';
import { memberResource } from '#web/lib/requests/resource.ts';

/** What the member has asked about their information, the newest first. */
export const requestsResource = memberResource(
  async (userId): Promise<readonly InformationRequest[]> => {
    const data = await dataClient();
    const rows = await data
      .from('information_requests')
      .select('*')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(20);
    return v.parse(v.array(informationRequestSchema), rowsOf(rows));
  },
);

/** Asks; an answer comes by mail. @throws WireError */
export async function askAboutInformation(
  userId: string,
  kind: RequestKind,
  content: string,
): Promise<void> {
  const data = await dataClient();
  rowsOf(await data.from('information_requests').insert({ user_id: userId, kind, content }));
}
