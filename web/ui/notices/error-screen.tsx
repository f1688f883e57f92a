import { Component, type ReactNode } from 'react';
import { Button } from '../button.tsx';

interface ErrorScreenProps {
  /** The frame around the page stays, so that there is a way on; the frame is the page's main part. */
  readonly framed?: boolean;
  readonly children: ReactNode;
}

/** What stands there when a page could not be loaded or broke: words and a way on, never a blank page. */
export class ErrorScreen extends Component<ErrorScreenProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { framed = false, children } = this.props;
    if (!this.state.broken) return children;
    const Frame = framed ? 'div' : 'main';
    return (
      <Frame
        role={framed ? 'alert' : undefined}
        className={`wrap grid place-content-center justify-items-center gap-4 text-center ${framed ? 'py-16' : 'min-h-dvh'}`}
      >
        <h1 className="text-3xl">This page could not be shown</h1>
        <p className="max-w-md text-muted">
          Your connection may have dropped, or Phila has just been updated. What you typed is kept.
        </p>
        <Button onClick={() => location.reload()}>Load it again</Button>
      </Frame>
    );
  }
}
