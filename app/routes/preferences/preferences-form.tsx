import { useState, type FormEvent } from 'react';
import type { PreferenceStep } from '../../../domain/profile/preferences/preference-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { MembershipOffer } from '../../members-only/membership-offer.ts';
import { useLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { FormFailure, IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { formValuesOf } from '../onboarding/form-values.ts';
import { StepContent } from '../onboarding/step-content.tsx';
import type { StepFields } from '../onboarding/step-fields.ts';
import { stepNote } from '../onboarding/step-notes.ts';
import { stepWords } from '../onboarding/step-words.ts';
import { FoodBehindTheDoor } from './preferences-prompts.tsx';
import { Saved, SavedNotice } from './saved-notice.tsx';
import { preferencesForms } from './preferences-forms.ts';

interface PreferencesFormProps {
  /** What the other questions take; null for members. */
  offer: MembershipOffer | null;
  /** The questions that concern them, and are theirs to answer. */
  steps: readonly PreferenceStep[];
  fields: StepFields;
  isSaved: boolean;
  /** Names the request for a new plan: sent twice, it makes one. */
  requestKey: string;
}

interface Group {
  title: () => string;
  /** Settings lead there. */
  id?: string;
  steps: readonly PreferenceStep[];
}

const groups: readonly Group[] = [
  {
    title: m.preferences_group_food,
    steps: ['FOODS_TO_AVOID', 'CUISINES', 'FOOD_PREFERENCE', 'CARB_LEVEL', 'PROTEIN_LEVEL'],
  },
  {
    title: m.preferences_group_week,
    steps: [
      'EATERS',
      'MEALS_PER_DAY',
      'LEFTOVERS',
      'COOKING_SKILLS',
      'COOKING_TIME',
      'FOOD_BUDGET',
    ],
  },
  {
    title: m.preferences_group_you,
    id: 'you',
    steps: ['GOAL', 'SEX', 'AGE_AND_HEIGHT', 'ACTIVITY', 'WEIGHT_GOAL', 'DIET_CHALLENGES'],
  },
];

/** The questions of the quiz that shape plans, all on one page and saved together. */
export function PreferencesForm(props: PreferencesFormProps) {
  const { offer, steps, fields, isSaved, requestKey } = props;
  const { problems } = fields;
  return (
    <Page width={offer === null ? 'prose' : 'page'} className="pb-16">
      <PageHeader title={m.preferences_title()} lead={m.preferences_lead()} />
      {isSaved &&
        problems.length === 0 &&
        (offer === null ? <SavedNotice requestKey={requestKey} /> : <Saved key={requestKey} />)}
      {problems.length > 0 && <Refused fields={fields} />}
      {offer && <FoodBehindTheDoor offer={offer} />}
      <IntentForm
        set={preferencesForms}
        intent={offer === null ? 'save' : 'save-about-you'}
        failure="placed"
        // What is focused is not under the bar that saves.
        className="max-w-prose [&_:is(input,select)]:scroll-mb-32"
      >
        {groups
          .map((group) => ({ ...group, asked: group.steps.filter((step) => steps.includes(step)) }))
          .filter(({ asked }) => asked.length > 0)
          .map(({ title, id, asked }) => (
            <section
              key={title()}
              id={id}
              className="scroll-mt-24 pt-[calc(var(--spacing-section)/2)]"
            >
              <h2 className="text-h2">{title()}</h2>
              {asked.map((step) => (
                <Question key={step} step={step} fields={fields} />
              ))}
            </section>
          ))}
        <SaveBar isBesideOffer={offer !== null} />
      </IntentForm>
    </Page>
  );
}

/** What belongs to no question stands here in full; the rest at its question. */
function Refused({ fields: { problems } }: Pick<PreferencesFormProps, 'fields'>) {
  const whole = problems.find(({ path }) => path.length === 0);
  return <Alert tone="danger">{whole?.message ?? m.preferences_not_saved()}</Alert>;
}

interface QuestionProps {
  step: PreferenceStep;
  fields: StepFields;
}

function Question({ step, fields }: QuestionProps) {
  const [values, setValues] = useState(fields.values);
  const { heading, lead } = stepWords[step];
  const note = stepNote({ step, values, locale: useLocale() });
  const keepUp = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    if (form !== null) setValues(formValuesOf(new FormData(form)));
  };
  return (
    <div
      id={step === 'EATERS' ? 'eaters' : undefined}
      className="scroll-mt-24 border-b border-line py-7 last:border-0"
      onChange={keepUp}
    >
      <h3 className="text-h3">{heading()}</h3>
      {lead && <p className="mt-1.5 max-w-prose text-ink-2">{lead()}</p>}
      <div className="mt-5">
        <StepContent
          step={step}
          fields={fields}
          brand=""
          storagePlace=""
          doctorReasons={[]}
          isAskedAboutPregnancy={false}
          areEatersNamed
        />
      </div>
      <output className="mt-3 block text-sm font-semibold text-ink-2 empty:hidden">{note}</output>
    </div>
  );
}

/** At hand wherever one is on the page; one button of a page is yellow. */
function SaveBar({ isBesideOffer }: { isBesideOffer: boolean }) {
  return (
    <div className="sticky bottom-[calc(var(--spacing-tabbar)+0.75rem)] z-10 mt-6 grid gap-3 rounded-xl bg-raised p-3 shadow-lg lg:bottom-4">
      <FormFailure />
      <SubmitButton variant={isBesideOffer ? 'ink' : 'primary'} size="lg" isBlock>
        {isBesideOffer ? m.preferences_save_you() : m.preferences_save()}
      </SubmitButton>
    </div>
  );
}
