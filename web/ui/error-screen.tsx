import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface ErrorScreenProps {
  readonly children: ReactNode;
}

/** What stands there when a page could not be loaded or broke: words and a way on, never a blank page. */
export class ErrorScreen extends Component<ErrorScreenProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="wrap grid min-h-dvh place-content-center justify-items-center gap-4 text-center">
        <h1 className="text-3xl">This page could not be shown</h1>
        <p className="max-w-md text-muted">
          Your connection may have dropped, or Phila has just been updated. What you typed is kept.
        </p>
        <Button onClick={() => location.reload()}>Load it again</Button>
      </main>
    );
  }
}
