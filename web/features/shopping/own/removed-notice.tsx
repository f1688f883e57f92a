import { useMemo } from 'react';
import type { OwnLine } from '#contract/shopping/shopping-words.ts';
import { ChangeNotice } from '#web/ui/notices/change-notice.tsx';
import { sayOwnLine } from './own-lines.ts';

interface RemovedNoticeProps {
  readonly userId: string;
  /** What was removed; null where nothing was. */
  readonly line: OwnLine | null;
  onGone(): void;
}

/** Says that a line of the member's own is gone, and brings it back. */
export function RemovedNotice({ userId, line, onGone }: RemovedNoticeProps) {
  const notice = useMemo(
    () =>
      line && {
        text: `${line.name} is off your list.`,
        kind: 'done' as const,
        undo() {
          sayOwnLine(userId, { ...line, gone: false });
          onGone();
        },
      },
    [userId, line, onGone],
  );
  // elsewhere on the list an alert is something that is wrong
  return notice && <ChangeNotice notice={notice} onGone={onGone} />;
}
