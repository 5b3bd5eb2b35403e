import {
  acceptedTestCard,
  declinedTestCard,
} from '../../../domain/membership/orders/test-cards.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { PaymentFieldsKind } from '../../graphql/schema-types.gen.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { StripeCard } from './stripe-card.tsx';

interface CardFieldsProps {
  fields: { kind: PaymentFieldsKind; publishableKey: string | null };
  typed?: string | undefined;
  problem?: string | undefined;
  /** The last try did not get through. */
  isLost?: boolean;
  /** The group that pays; the member themselves where there is none. */
  groupId?: string;
}

/** Where a card is typed: a test number into a field of ours, a real one only into the company's. */
export function CardFields({ fields, typed, problem, isLost = false, groupId }: CardFieldsProps) {
  if (fields.kind === 'STRIPE' && fields.publishableKey !== null) {
    const card = { publishableKey: fields.publishableKey, problem, isLost, groupId };
    return <StripeCard {...card} />;
  }
  return (
    // No browser may offer to fill in a real card here.
    <TextField
      name="cardNumber"
      label={m.membership_card_number()}
      hint={m.membership_card_hint({ accepted: acceptedTestCard, declined: declinedTestCard })}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={typed ?? acceptedTestCard}
      error={problem}
    />
  );
}
