import { profileTexts } from '#features/profile/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

const texts = profileTexts.remake;

type RemakeOfferProps = {
  isPending: boolean;
  failure: string | null;
  onConfirm: () => void;
  onLater: () => void;
};

export function RemakeOffer({ isPending, failure, onConfirm, onLater }: RemakeOfferProps) {
  return (
    <div className="mb-7 grid gap-3">
      <Alert
        title={texts.title}
        actions={
          <>
            <Button size="sm" pending={isPending} pendingLabel={texts.pending} onClick={onConfirm}>
              {texts.confirm}
            </Button>
            <Button size="sm" variant="ghost" disabled={isPending} onClick={onLater}>
              {texts.later}
            </Button>
          </>
        }
      >
        <p>{texts.text}</p>
      </Alert>
      {failure !== null && <Alert kind="err">{failure}</Alert>}
    </div>
  );
}
