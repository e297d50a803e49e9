import { Component, type ReactNode, useEffect } from 'react';
import { PageLoadError } from '#app/lazy-page.ts';
import { appTexts } from '#app/texts.ts';
import { isConnectionLost, watchConnection } from '#lib/connection.ts';
import { Button } from '#ui/button.tsx';
import { PlanCourt } from '#ui/court/plan-court.tsx';

type ErrorBoundaryProps = {
  /** Another place in the app is another chance: a change of this clears the error. */
  place: string;
  children: ReactNode;
};
type ErrorBoundaryState = { error: unknown; failed: boolean };

/** Catches a page that crashes while rendering. React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.place !== this.props.place) this.retry();
  }

  retry = () => this.setState({ error: null, failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return <CrashView error={this.state.error} onRetry={this.retry} />;
  }
}

function CrashView({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // a page that did not load stays refused until the document is fetched again
  const missing = error instanceof PageLoadError;
  const { title, text } = missing ? appTexts.pageMissing : appTexts.crash;
  useEffect(() => {
    if (!missing) return;
    return watchConnection(() => {
      if (!isConnectionLost()) window.location.reload();
    });
  }, [missing]);
  return (
    <div role="alert" className="wrap grid justify-items-center gap-3 py-16 text-center text-ink-2">
      <PlanCourt flight="missed" className="w-42 text-line-strong" />
      <h1 className="heading-2 text-ink">{title}</h1>
      <p>{text}</p>
      {missing ? (
        <Button variant="line" onClick={() => window.location.reload()}>
          {appTexts.pageMissing.reload}
        </Button>
      ) : (
        <Button variant="line" onClick={onRetry}>
          {appTexts.retry}
        </Button>
      )}
    </div>
  );
}
