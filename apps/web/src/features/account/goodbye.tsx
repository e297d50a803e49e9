import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';

const key = 'bandeja.farewell';
const texts = {
  text: 'Tu cuenta está eliminada. Te llegará un último correo que lo confirma. Gracias por jugar con nosotros.',
  close: 'Cerrar',
};

/** Leaves word for the start page, which is another document: the account of this tab is deleted. */
export function sayGoodbye(): void {
  try {
    window.sessionStorage.setItem(key, 'due');
  } catch {
    // without storage the start page shows no message
  }
}

export function consumeGoodbye(): boolean {
  try {
    const isDue = window.sessionStorage.getItem(key) !== null;
    window.sessionStorage.removeItem(key);
    return isDue;
  } catch {
    return false;
  }
}

/** On the start page, right after an account was deleted: that it is. Over the page, so that nothing moves. */
export function Goodbye() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (consumeGoodbye()) setShown(true);
  }, []);
  if (!isShown) return null;
  return (
    <div className="fixed inset-x-4 bottom-4 z-toast mx-auto flex max-w-form items-start justify-between gap-2 rounded-3 floating p-4 md:bottom-6">
      <p role="status" className="pt-2.5 text-ui">
        {texts.text}
      </p>
      <IconButton icon={XIcon} label={texts.close} onClick={() => setShown(false)} />
    </div>
  );
}
