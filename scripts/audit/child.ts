// One of the processes of `audit-plans`: audits every n-th member and sends each result to its parent.
import { openKitchen } from './kitchen.ts';
import { auditMemberSafely, type MemberResult } from './member.ts';
import { randomMember } from './members/members.ts';
import { asRun, namedMembers, type Run } from './runs.ts';

/** What a process has to do: the members whose number leaves the remainder `child` by `of`. */
export interface AuditTask extends Run {
  readonly child: number;
  readonly of: number;
}

export type AuditMessage =
  | { readonly kind: 'result'; readonly result: MemberResult }
  /** Bytes in use after a full collection. */
  | { readonly kind: 'memory'; readonly audited: number; readonly heap: number };

/** Every so many members also run through what takes long. */
const sampleEvery = 20;
const memoryEvery = 100;

function send(message: AuditMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}

async function work({ child, of, ...run }: AuditTask): Promise<void> {
  const { seed, members, only, eating } = run;
  const kitchen = openKitchen();
  const extra = namedMembers(run);
  let audited = 0;
  for (let index = child; index < members + extra.length; index += of) {
    const drawn = extra[index - members] ?? randomMember(seed, index, only);
    const member = asRun(drawn, run);
    const sampled = Math.floor(index / of) % sampleEvery === 0;
    const result = auditMemberSafely(member, kitchen, seed, sampled, eating);
    await send({ kind: 'result', result });
    audited++;
    if (audited % memoryEvery === 0 && globalThis.gc) {
      globalThis.gc();
      await send({ kind: 'memory', audited, heap: process.memoryUsage().heapUsed });
    }
  }
}

process.on('disconnect', () => process.exit(1));
process.once('message', (task: AuditTask) => {
  work(task).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
