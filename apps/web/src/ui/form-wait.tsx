import type { LoadState } from '#lib/load-state.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';

type FormWaitProps = {
  state: Exclude<LoadState<object>, { status: 'ready' }>;
  texts: { loading: string; loadFailed: string; toCreate: string };
  onCreate: () => void;
};

export function FormWait({ state, texts, onCreate }: FormWaitProps) {
  if (state.status === 'loading') {
    return (
      <div className="card">
        <BallLoader label={texts.loading} />
      </div>
    );
  }
  return (
    <div className="card grid justify-items-center">
      <ErrorState level={2} title={texts.loadFailed} state={state} />
      <Button variant="ghost" onClick={onCreate}>
        {texts.toCreate}
      </Button>
    </div>
  );
}
