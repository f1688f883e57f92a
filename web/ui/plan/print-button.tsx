import { Printer } from 'lucide-react';
import { Button } from '../button.tsx';

export function PrintButton() {
  return (
    <Button variant="secondary" aria-label="Print" onClick={() => print()}>
      <Printer aria-hidden="true" className="size-5" />
    </Button>
  );
}
