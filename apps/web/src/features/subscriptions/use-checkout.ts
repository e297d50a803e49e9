import { useEffect, useState } from 'react';
import { type BuyablePlan, checkoutMutation } from '#features/subscriptions/api.ts';
import { plansTexts as texts } from '#features/subscriptions/texts.ts';
import { HttpError } from '#lib/http.ts';
import { goOutside } from '#lib/leave.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useOnce } from '#lib/use-once.ts';

export type Checkout = {
  /** The plan whose checkout is being opened; the page is about to be left. */
  opening: BuyablePlan | null;
  /** What went wrong, in words. */
  failure: string | null;
  open: (plan: BuyablePlan) => void;
};

/** Opens the checkout of a plan, once however often it is pressed. `onSignedOut` is told when the token was dead. */
export function useCheckout(onSignedOut: () => void): Checkout {
  const { start, isPending, error, variables } = useOnce(checkoutMutation);
  const [isLeaving, setLeaving] = useState(false);
  useComeBack(() => setLeaving(false));

  function open(plan: BuyablePlan) {
    if (isLeaving) return;
    start(plan, {
      onSuccess: (checkoutUrl) => {
        setLeaving(true);
        goOutside(checkoutUrl);
      },
      onError: (failure) => {
        if (failure instanceof HttpError && failure.status === 401) onSignedOut();
      },
    });
  }

  return {
    opening: isPending || isLeaving ? (variables ?? null) : null,
    failure: error === null ? null : checkoutFailure(error),
    open,
  };
}

/** Spec section 8: the server's message if there is one. */
function checkoutFailure(error: Error): string {
  if (error.message === texts.noCheckout) return error.message;
  return serverMessage(error) ?? texts.checkoutFailed;
}

/** «Atrás» at the provider's brings this page back as it was left, its button still busy. */
function useComeBack(onBack: () => void): void {
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) onBack();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  });
}
