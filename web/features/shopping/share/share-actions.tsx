import { FileDown, MessageCircle, Share2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { shoppingListCsv } from '#planning/page/shopping/shopping-list-csv.ts';
import { shoppingListText, type TextChoice } from '#planning/page/shopping/shopping-list-text.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';
import { Toast } from '#web/ui/notices/toast.tsx';
import { handOver } from './hand-over.ts';
import { whatsAppAddress } from './share-text.ts';

/** Hands a file to the browser, made here. */
function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const told = {
  copied: 'List copied. Paste it into any message.',
  notCopied: 'This browser does not let us copy the list. WhatsApp and CSV work all the same.',
};

const action =
  'inline-flex min-h-11 grow items-center justify-center gap-2 rounded-control border-2 border-line bg-surface px-2 text-sm font-bold hover:border-brand hover:text-brand sm:grow-0 sm:px-4';
const icon = 'size-4 shrink-0';

interface ShareActionsProps {
  readonly list: ShoppingList;
  readonly choice: TextChoice;
}

/** Ways to take the list along or to send it to whoever does the shopping. */
export function ShareActions({ list, choice }: ShareActionsProps) {
  const [said, setSaid] = useState<string | null>(null);
  const hush = useCallback(() => setSaid(null), []);
  const share = async () => {
    const text = shoppingListText(list, choice);
    setSaid(await handOver({ title: 'Shopping List', text }, told));
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <button type="button" onClick={() => void share()} className={action}>
        <Share2 aria-hidden="true" className={icon} />
        {'share' in navigator ? 'Share' : 'Copy'}
      </button>
      <a
        href={whatsAppAddress(list, choice)}
        target="_blank"
        rel="noopener noreferrer"
        className={action}
      >
        <MessageCircle aria-hidden="true" className={icon} />
        WhatsApp
      </a>
      <button
        type="button"
        aria-label="Download as CSV"
        onClick={() =>
          download(
            `shopping-list-${list.date}.csv`,
            'text/csv;charset=utf-8',
            shoppingListCsv(list, choice),
          )
        }
        className={action}
      >
        <FileDown aria-hidden="true" className={icon} />
        CSV
      </button>
      <Toast message={said} onGone={hush} />
    </div>
  );
}
