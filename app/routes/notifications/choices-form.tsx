import { Form, useFetcher } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { NotificationChoiceFieldsFragment } from './operations.gen.ts';
import type { NotificationKind } from '../../graphql/schema-types.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { choiceName, shownField } from './choice-form.ts';
import { channelNames, kindNames, kindTexts } from './notification-words.ts';
import type { NotificationsAnswer } from './notifications-answer.ts';

type Choice = NotificationChoiceFieldsFragment;

interface ChoicesFormProps {
  choices: readonly Choice[];
  isEmailPossible: boolean;
  isPushPossible: boolean;
}

/** Each switch takes effect at once; without scripts a button saves them all. */
export function ChoicesForm({ choices, isEmailPossible, isPushPossible }: ChoicesFormProps) {
  const possible = { EMAIL: isEmailPossible, PUSH: isPushPossible };
  const shown = choices.filter(({ channel }) => possible[channel]);
  return (
    <Form method="post" className="grid gap-6">
      {[...Map.groupBy(shown, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <KindCard key={kind} kind={kind} choices={ofKind} />
      ))}
      <div className="hidden noscript:block">
        <Button type="submit" name="intent" value="change">
          {m.notifications_save()}
        </Button>
      </div>
    </Form>
  );
}

function KindCard({ kind, choices }: { kind: NotificationKind; choices: readonly Choice[] }) {
  return (
    <Card as="section">
      <h2 className="text-h4">{kindNames[kind]()}</h2>
      <p className="mt-1 text-ink-2">{kindTexts[kind]()}</p>
      <div className="mt-4 grid gap-2">
        {choices.map((choice) => (
          <ChoiceSwitch key={choice.channel} choice={choice} />
        ))}
      </div>
    </Card>
  );
}

function ChoiceSwitch({ choice }: { choice: Choice }) {
  const { channel, isOn, isRequired } = choice;
  const name = choiceName(choice);
  const fetcher = useFetcher<NotificationsAnswer>();
  const page = screenPath('notifications', useLocale());
  const [problem] = fetcher.data?.problems ?? [];

  function change(wanted: boolean) {
    const form = { intent: 'change', [shownField]: name, ...(wanted && { [name]: 'on' }) };
    void fetcher.submit(form, { method: 'post', action: page, preventScrollReset: true });
  }

  return (
    <>
      {!isRequired && <input type="hidden" name={shownField} value={name} />}
      <Switch
        label={channelNames[channel]()}
        detail={isRequired ? m.notifications_trial_end_required() : undefined}
        name={name}
        checked={fetcher.formData ? fetcher.formData.has(name) : isOn}
        disabled={isRequired}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      {problem && <Alert tone="danger">{problem.message}</Alert>}
    </>
  );
}
