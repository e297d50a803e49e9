import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { accountTexts } from '#features/account/texts.ts';
import { useCopy } from '#lib/use-copy.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-look.ts';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = accountTexts.calendar;

/** The address to be selected, copied, or opened by the calendar of this device. */
export function CopyAddress({ address }: { address: string }) {
  const { step, copy } = useCopy(address);
  return (
    <div className="grid gap-2.5">
      <TextField
        label={texts.address}
        bare
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="quiet"
          icon={<Icon as={step === 'copied' ? CheckIcon : CopyIcon} />}
          onClick={() => void copy()}
        >
          {step === 'copied' ? texts.copied : texts.copy}
        </Button>
        {/* the browser hands `webcal:` to the calendar program of the device */}
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'line' })}>
          <Icon as={CalendarPlusIcon} />
          {texts.subscribe}
        </a>
      </div>
      <span role="status" className="sr-only">
        {step === 'copied' && texts.copied}
      </span>
      {step === 'failed' && (
        <p role="alert" className="text-sm">
          {texts.copyFailed}
        </p>
      )}
    </div>
  );
}
