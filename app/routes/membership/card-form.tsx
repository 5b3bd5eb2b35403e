import { Form, useNavigation } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import type { MembershipPageQuery } from './operations.gen.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { messageFor } from '../../forms/form-answers.ts';
import { useFocusOnProblem } from '../../forms/use-focus-on-problem.ts';
import { CardFields } from './card-fields.tsx';
import type { ChangedMembership } from './change-membership.ts';

interface CardFormProps {
  /** Null where no card can be given. */
  fields: MembershipPageQuery['offers']['cardFields'];
  refused: ChangedMembership | undefined;
  requestKey: string;
}

/** Another card for the charges to come. */
export function CardForm({ fields, refused, requestKey }: CardFormProps) {
  const { formData } = useNavigation();
  const problems = refused?.intent === 'card' ? refused.problems : undefined;
  const form = useFocusOnProblem(problems);
  if (fields === null) return null;
  return (
    <Section title={m.membership_change_card()} space="tight">
      <Card>
        <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-5">
          <input type="hidden" name="intent" value="card" />
          <input type="hidden" name="requestKey" value={requestKey} />
          <CardFields fields={fields} problem={messageFor(problems, 'paymentToken')} />
          <Button type="submit" isBusy={formData?.get('intent') === 'card'}>
            {m.membership_change_card_save()}
          </Button>
        </Form>
      </Card>
    </Section>
  );
}
