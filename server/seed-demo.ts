import { putSampleTopics } from '../domain/community/sample-topics.ts';
import { putSamples } from '../domain/doctors/samples.ts';
import { openSampleGroup } from '../domain/pro/groups/open-sample-group.ts';
import { emptyDraft } from '../domain/profile/survey/survey-draft.ts';
import { adoptSurveyDraft } from '../domain/profile/survey/adopt-survey-draft.ts';
import { generateMealPlan } from '../domain/meal-plans/planning/generate-meal-plan.ts';
import { appointSampleAdministrator } from '../domain/identity/roles/change-roles.ts';
import { hasAccount } from '../domain/identity/accounts/has-account.ts';
import { signUp } from '../domain/identity/accounts/sign-up.ts';
import { membershipTools } from '../domain/membership/membership-tools.ts';
import { offerTermsOf } from '../domain/membership/offers/offers.rules.ts';
import { startTrial } from '../domain/membership/orders/start-trial.ts';
import { acceptedTestCard, testCardToken } from '../domain/membership/orders/test-cards.rules.ts';
import type { SurveyAnswers } from '../domain/profile/survey/survey-answers.rules.ts';
import { inviteToList } from '../domain/shopping/people/invite-to-list.ts';
import { joinList } from '../domain/shopping/people/join-list.ts';
import { addMealPlan } from '../domain/shopping/plans/add-meal-plan.ts';
import { sessionTools } from '../domain/identity/sessions/session-tools.ts';
import type { Services } from '../api/context.ts';

type DemoServices = Omit<Services, 'log'>;

const password = 'plenty-of-butter';
const memberEmail = 'demo@yolk.example';
const administratorEmail = 'admin@yolk.example';

/** A sample member: nobody's real answers. */
const sampleAnswers: SurveyAnswers = {
  goals: ['LOSE_WEIGHT', 'MEAL_PLANNING'],
  gender: 'FEMALE',
  birthYear: 1984,
  heightCm: 168,
  measurementSystem: 'METRIC',
  weightUnit: 'kg',
  activity: 'MODERATE',
  weightKg: 78,
  healthConditions: [],
  isPregnantOrBreastfeeding: false,
  carbLevel: 'MODERATE',
  proteinLevel: 'ADEQUATE_PROTEIN',
  avoid: ['PORK'],
  allergies: [],
  cuisines: ['MEDITERRANEAN', 'ASIAN'],
  dishes: ['SALAD', 'STIR_FRY'],
  cookingSkill: 'average',
  cookingTime: 'average',
  foodBudget: 'average',
  mealsPerDay: 3,
  leftovers: true,
  challenges: ['HUNGER'],
  hasWeightGoal: true,
  goalWeightKg: 68,
  dataConsent: true,
};

/** Demo accounts for a first look; does nothing where they are already there. */
export async function seedDemo(services: DemoServices): Promise<void> {
  // Signing up hashes passwords, which is most of a start.
  await seedAdministrator(services);
  if (await hasAccount({ db: services.db, email: memberEmail })) return;
  const freeId = await signUpDemo(services, { email: 'free@yolk.example', firstName: 'Frida' });
  await putSamples(services);
  const userId = await signUpDemo(services, { email: memberEmail, firstName: 'Maria' });
  if (userId === null) return;
  await startDemoTrial(services, userId);
  await makeDemoPlan(services, userId);
  await openSampleGroup({ ...services, userId });
  const guestId = await shareDemoList(services, userId);
  if (freeId === null || guestId === null) return;
  await putSampleTopics({ ...services, writers: { Maria: userId, Frida: freeId, Leo: guestId } });
}

/** Somebody shops from the member's list too: a free account, of nobody real. */
async function shareDemoList(services: DemoServices, userId: string): Promise<string | null> {
  const guestId = await signUpDemo(services, { email: 'leo@yolk.example', firstName: 'Leo' });
  const invited = await inviteToList({ ...services, userId });
  if (guestId === null || !invited.ok) return guestId;
  await joinList({ ...services, token: invited.value.token, userId: guestId });
  return guestId;
}

/** Its password is known to everybody: there is none in production. */
async function seedAdministrator(services: DemoServices): Promise<void> {
  if (services.settings.NODE_ENV === 'production') return;
  if (await hasAccount({ db: services.db, email: administratorEmail })) return;
  const person = { email: administratorEmail, firstName: 'Olle' };
  const userId = await signUpDemo(services, person);
  if (userId !== null) await appointSampleAdministrator({ ...services, userId });
}

async function signUpDemo(
  { db, clock, createId, settings }: DemoServices,
  person: { email: string; firstName: string },
): Promise<string | null> {
  const result = await signUp({
    tools: sessionTools({ db, clock, createId, settings }),
    termsVersion: settings.TERMS_VERSION,
    mailSetting: null,
    form: { ...person, lastName: 'Sample', password, hasAgreedToTerms: true },
    passwordMinLength: settings.PASSWORD_MIN_LENGTH,
    device: { ipAddress: '127.0.0.1', userAgent: null },
    endedSessionId: null,
  });
  return result.ok ? result.value.viewer.userId : null;
}

async function startDemoTrial(services: DemoServices, userId: string): Promise<void> {
  await startTrial({
    tools: membershipTools({ ...services, log: console }),
    terms: offerTermsOf(services.settings),
    user: { userId, email: memberEmail },
    method: 'CARD',
    billingPeriod: 'YEARLY',
    currency: 'USD',
    paymentToken: testCardToken(acceptedTestCard) ?? '',
    requestKey: 'demo',
    isWithoutTrial: false,
    returnUrl: '',
    cancelUrl: '',
  });
}

async function makeDemoPlan(
  { db, clock, createId, content }: DemoServices,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const draft = { ...emptyDraft, answers: sampleAnswers, savedAt: now, consentedAt: now };
  await adoptSurveyDraft({ db, clock, createId, userId, draft });
  const plan = await generateMealPlan({
    db,
    content,
    clock,
    createId,
    userId,
    requestKey: 'demo',
  });
  if (!plan.ok) return;
  await addMealPlan({
    db,
    clock,
    catalogue: content,
    language: 'en',
    userId,
    actorId: userId,
    mealPlanId: plan.value.id,
    days: [0, 1],
    requestKey: 'demo',
  });
}
