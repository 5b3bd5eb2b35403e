import { redirect } from 'react-router';
import {
  aboutYouSteps,
  preferenceSteps,
  preferenceStepsFor,
} from '../../../domain/profile/preferences/preference-steps.rules.ts';
import { readAnswers } from '../../../domain/profile/survey/survey-answers.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import {
  FoodPreferencesDocument,
  SaveAboutYouDocument,
  SaveFoodPreferencesDocument,
} from './operations.gen.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { sentLists } from '../../forms/send-again.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { executeAsMember } from '../../members-only/execute-as-member.ts';
import { answeredValues, sentValues } from '../onboarding/form-values.ts';
import { membershipOffer } from '../../members-only/membership-offer.ts';
import type { Route } from './+types/food-preferences.ts';
import { PreferencesForm } from './preferences-form.tsx';
import { PreferencesMembersOnly, QuizFirst } from './preferences-prompts.tsx';
import { readPreferences } from './read-preferences.ts';
import { preferencesForms } from './preferences-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.preferences_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await execute(context, FoodPreferencesDocument);
  const { me, offers, membershipSubscription, profile } = answer;
  const isPremiumMember = me !== null && membershipSubscription?.status === 'ACTIVE';
  const answers = profile && readAnswers(profile.answers);
  const offer = isPremiumMember ? null : membershipOffer({ offers, me });
  if (answers === null) return { offer, page: null };
  const among = isPremiumMember ? preferenceSteps : aboutYouSteps;
  const page = {
    steps: preferenceStepsFor({ answers, thisYear: new Date().getUTCFullYear(), among }),
    values: answeredValues({ answers, locale: requestLocale(request) }),
    isSaved: pageAddress(request).searchParams.has('saved'),
    requestKey: crypto.randomUUID(),
  };
  return { offer, page };
}

const answerPreferences = answerForms(preferencesForms, {
  save: async (fields, { context, url }) => {
    const { saveFoodPreferences } = await executeAsMember({
      context,
      url,
      document: SaveFoodPreferencesDocument,
      variables: { input: { answers: readPreferences(sentValues(fields)) } },
    });
    return saveFoodPreferences;
  },
  'save-about-you': async (fields, { context, url }) => {
    const { saveAboutYou } = await executeAsMember({
      context,
      url,
      document: SaveAboutYouDocument,
      variables: { input: { answers: readPreferences(sentValues(fields)) } },
    });
    return saveAboutYou;
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerPreferences(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const query = { saved: 'true' };
  return redirect(screenPath('foodPreferences', requestLocale(args.request), undefined, { query }));
}

export default function FoodPreferences({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, page } = loaderData;
  if (page === null) return offer ? <PreferencesMembersOnly offer={offer} /> : <QuizFirst />;
  const { values, ...shown } = page;
  const fields = {
    values: actionData ? sentLists(actionData) : values,
    problems: actionData?.problems ?? [],
  };
  return <PreferencesForm {...shown} offer={offer} fields={fields} />;
}
