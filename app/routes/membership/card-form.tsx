import { Form, useNavigation } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { messageFor, useFocusOnProblem } from '../../forms/form-answers.ts';
import { CardFields } from './card-fields.tsx';
import type { MembershipPageProps } from './membership-page.tsx';

/** Another card for the charges to come. */
export function CardForm({ offers, refused, requestKey }: MembershipPageProps) {
  const { formData } = useNavigation();
  const problems = refused?.intent === 'card' ? refused.problems : undefined;
  const form = useFocusOnProblem(problems);
  if (offers.cardFields === null) return null;
  return (
    <Section title={m.membership_change_card()} space="tight">
      <Card>
        <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-5">
          <input type="hidden" name="intent" value="card" />
          <input type="hidden" name="requestKey" value={requestKey} />
          <CardFields fields={offers.cardFields} problem={messageFor(problems, 'paymentToken')} />
          <Button type="submit" isBusy={formData?.get('intent') === 'card'}>
            {m.membership_change_card_save()}
          </Button>
        </Form>
      </Card>
    </Section>
  );
}
