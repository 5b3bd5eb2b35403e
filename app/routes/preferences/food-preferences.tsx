import { data, redirect } from 'react-router';
import { preferenceStepsFor } from '../../../domain/profile/preferences/preference-steps.rules.ts';
import { readAnswers } from '../../../domain/profile/survey/survey-answers.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { FoodPreferencesDocument, SaveFoodPreferencesDocument } from './operations.gen.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import { readForm } from '../../forms/form-answers.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { executeAsMember } from '../../members-only/execute-as-member.ts';
import { answeredValues, formValuesOf } from '../onboarding/form-values.ts';
import { membershipOffer } from '../../members-only/membership-offer.ts';
import type { Route } from './+types/food-preferences.ts';
import { PreferencesForm } from './preferences-form.tsx';
import { PreferencesMembersOnly, QuizFirst } from './preferences-prompts.tsx';
import { readPreferences } from './read-preferences.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.preferences_title(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await execute(context, FoodPreferencesDocument);
  const { me, offers, membershipSubscription, profile } = answer;
  const isPremiumMember = me !== null && membershipSubscription?.status === 'ACTIVE';
  if (!isPremiumMember) return { offer: membershipOffer({ offers, me }), page: null };
  const answers = profile && readAnswers(profile.answers);
  if (answers === null) return { offer: null, page: null };
  const isSaved = pageAddress(request).searchParams.has('saved');
  const page = {
    steps: preferenceStepsFor({ answers, thisYear: new Date().getUTCFullYear() }),
    values: answeredValues({ answers, locale: requestLocale(request) }),
    isSaved,
    requestKey: crypto.randomUUID(),
  };
  return { offer: null, page };
}

export async function action({ context, request }: Route.ActionArgs) {
  const values = formValuesOf(await readForm(request));
  const { saveFoodPreferences } = await executeAsMember({
    context,
    url: pageAddress(request),
    document: SaveFoodPreferencesDocument,
    variables: { input: { answers: readPreferences(values) } },
  });
  const { problems } = saveFoodPreferences;
  if (problems.length > 0) return data({ problems, values }, { status: 400 });
  const query = { saved: 'true' };
  return redirect(screenPath('foodPreferences', requestLocale(request), undefined, { query }));
}

export default function FoodPreferences({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, page } = loaderData;
  if (offer !== null) return <PreferencesMembersOnly offer={offer} />;
  if (page === null) return <QuizFirst />;
  const { values, ...shown } = page;
  const fields = { values: actionData?.values ?? values, problems: actionData?.problems ?? [] };
  return <PreferencesForm {...shown} fields={fields} />;
}
