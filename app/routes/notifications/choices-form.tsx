import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { NotificationChoiceFieldsFragment } from './operations.gen.ts';
import type { NotificationKind } from '../../graphql/schema-types.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { choiceName, shownField } from './choice-form.ts';
import { channelNames, kindNames, kindTexts } from './notification-words.ts';
import { notificationForms } from './notifications-forms.ts';
import { BackgroundProblem } from '../../forms/background-problem.tsx';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { useBackgroundForm } from '../../forms/use-background-form.ts';

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
    <IntentForm set={notificationForms} intent="change" className="grid gap-6">
      {[...Map.groupBy(shown, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <KindCard key={kind} kind={kind} choices={ofKind} />
      ))}
      <div className="hidden noscript:block">
        <SubmitButton>{m.notifications_save()}</SubmitButton>
      </div>
    </IntentForm>
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
  const action = screenPath('notifications', useLocale());
  const form = useBackgroundForm({ set: notificationForms, action });
  const wanted = form.sent?.intent === 'change' ? form.sent.fields[name] : null;

  function change(isWanted: boolean) {
    form.send('change', { [shownField]: name, ...(isWanted && { [name]: 'on' }) });
  }

  return (
    <>
      {!isRequired && <input type="hidden" name={shownField} value={name} />}
      <Switch
        label={channelNames[channel]()}
        detail={isRequired ? m.notifications_trial_end_required() : undefined}
        name={name}
        checked={wanted ?? isOn}
        disabled={isRequired}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <BackgroundProblem form={form} />
    </>
  );
}
