import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BuyablePlan, checkoutMutation } from '#features/billing/api.ts';
import { plansTexts as texts } from '#features/billing/texts.ts';
import { useComeBack } from '#features/billing/use-come-back.ts';
import { HttpError, NetworkError } from '#lib/http.ts';
import { goOutside } from '#lib/leave.ts';
import { invalidate } from '#lib/query.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useOnce } from '#lib/use-once.ts';

export type CheckoutFailure = {
  plan: BuyablePlan;
  words: string;
  hint: string | null;
};

export type Checkout = {
  opening: BuyablePlan | null;
  failure: CheckoutFailure | null;
  open: (plan: BuyablePlan) => void;
};

/** Opens the checkout of a plan, once for any number of presses. `onSignedOut` is called on a 401. */
export function useCheckout(onSignedOut: () => void): Checkout {
  const queryClient = useQueryClient();
  const { start, isPending, error, variables } = useOnce(checkoutMutation);
  const [isLeaving, setLeaving] = useState(false);
  const lookAgain = () => invalidate(queryClient, 'GET /subscriptions/current');
  useComeBack(() => {
    setLeaving(false);
    void lookAgain();
  });

  function open(plan: BuyablePlan) {
    if (isLeaving) return;
    start(plan, {
      onSuccess: (checkoutUrl) => {
        setLeaving(true);
        goOutside(checkoutUrl);
      },
      onError: (failure) => {
        if (!(failure instanceof HttpError)) return;
        if (failure.status === 401) onSignedOut();
        else void lookAgain();
      },
    });
  }

  return {
    opening: isPending || isLeaving ? (variables ?? null) : null,
    failure: error === null || variables === undefined ? null : { plan: variables, ...failureTexts(error) },
    open,
  };
}

function failureTexts(error: Error): Pick<CheckoutFailure, 'words' | 'hint'> {
  if (error.message === texts.noCheckout) return { words: error.message, hint: null };
  const hint = error instanceof NetworkError ? texts.checkoutOffline : null;
  return { words: serverMessage(error) ?? texts.checkoutFailed, hint };
}
