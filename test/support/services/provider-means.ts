import { providerMeans } from '#server/assembly/provider-means.ts';
import type { MemberDatabase } from '#server/platform/database/database.ts';
import type { TestServer } from '../server/server.ts';

/** What the operator's commands ask of the providers of a server's settings. */
export function meansOf({ settings, database }: TestServer): ReturnType<typeof providerMeans> {
  const inbox: Pick<MemberDatabase, 'run'> = {
    async run(_identity, { text, values = [] }) {
      const { rows, rowCount } = await database.owner.query(text, [...values]);
      return { rows, count: rowCount ?? 0 };
    },
  };
  return providerMeans(settings.payments, inbox);
}
