import { useEffect, useRef, useState, type RefObject } from 'react';
import { locales } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { useLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { mountStripeFields } from './mount-stripe-fields.ts';

interface StripeCardProps {
  publishableKey: string;
  problem: string | undefined;
  /** The last try did not get through: the card that Stripe keeps for it is as good as before. */
  isLost: boolean;
  /** The group that pays, where that is not the member. */
  groupId: string | undefined;
}

/**
 * Stripe's own fields in our form. When the form is sent, Stripe keeps the card and gives a token for
 * it; the number never comes to us.
 */
export function StripeCard({ publishableKey, problem, isLost, groupId }: StripeCardProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const ownProblem = useStripeFields({ publishableKey, place, isLost, groupId });
  const shown = ownProblem ?? problem;
  return (
    <div className="grid gap-4">
      {shown && <Alert tone="danger">{shown}</Alert>}
      <fieldset ref={place} aria-label={m.membership_card()} className="min-h-48" />
      <input type="hidden" name="paymentToken" defaultValue="" />
      <noscript>
        <Alert>{m.membership_card_needs_script()}</Alert>
      </noscript>
    </div>
  );
}

interface Fields {
  publishableKey: string;
  place: RefObject<HTMLFieldSetElement | null>;
  isLost: boolean;
  groupId: string | undefined;
}

function useStripeFields({ publishableKey, place, isLost, groupId }: Fields): string | undefined {
  const { languageTag } = locales[useLocale()];
  const [problem, setProblem] = useState<string>();
  const lost = useRef<string>(null);
  const sent = useRef<string>(null);

  useEffect(() => {
    lost.current = isLost ? sent.current : null;
  }, [isLost]);

  useEffect(() => {
    const element = place.current;
    const form = element?.form;
    if (!element || !form) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const fields = mountStripeFields({ publishableKey, element, languageTag, signal, groupId });
    fields.catch(() => signal.aborted || setProblem(m.membership_card_not_loaded()));

    async function keepCard(event: SubmitEvent) {
      if (event.target !== form || !form || !isWanted(form)) return;
      // Ahead of the router: the form is sent again once there is a token.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (lost.current !== null) return send(lost.current);
      const kept = await fields.then(
        ({ keepCard: keep }) => keep(),
        () => ({ problem: m.membership_card_not_loaded() }),
      );
      if ('problem' in kept) return setProblem(kept.problem);
      setProblem(undefined);
      send(kept.paymentToken);

      function send(paymentToken: string) {
        sent.current = paymentToken;
        if (form) sendWith({ form, submitter: event.submitter, paymentToken });
      }
    }

    document.addEventListener('submit', keepCard, { capture: true, signal });
    return () => leaving.abort();
  }, [publishableKey, languageTag, place, groupId]);

  return problem;
}

/** Who pays by PayPal types no card, and a form with a token is on its way. */
function isWanted(form: HTMLFormElement): boolean {
  const data = new FormData(form);
  return data.get('method') !== 'paypal' && data.get('paymentToken') === '';
}

/** A token is good for one try: after a refusal another card may be typed. */
function sendWith({
  form,
  submitter,
  paymentToken,
}: {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  paymentToken: string;
}): void {
  const input = form.elements.namedItem('paymentToken');
  if (!(input instanceof HTMLInputElement)) return;
  input.value = paymentToken;
  form.requestSubmit(submitter);
  input.value = '';
}
