import { completeAnswers } from '../../domain/profile/testing/complete-answers.ts';
import { answersAskedBy, surveySteps } from '../../domain/profile/survey/survey-steps.rules.ts';
import type { SurveyAnswers } from '../../domain/profile/survey/survey-answers.rules.ts';
import { testTokens } from '../../domain/membership/orders/test-cards.rules.ts';
import { CookieKeeper } from './cookie-keeper.ts';

export interface Member {
  email: string;
  /** The header of that name that says who asks. */
  cookie(): string;
  completeQuiz(changes?: SurveyAnswers): Promise<void>;
  startTrial(): Promise<void>;
  /** The same key again is the same request. */
  generatePlan(requestKey: string): Promise<GeneratedPlan>;
  /** What the days of a plan need goes on the shopping list. */
  shopDays(shopped: ShoppedDays): Promise<void>;
  /** Makes the shopping list readable by its link. Its token. */
  shareList(): Promise<string>;
  startProgram(slug: string): Promise<void>;
  /** A topic of the community, and its first text. */
  startTopic(): Promise<{ topicId: string; postId: string }>;
  /** The cookies of another browser in which the same member logs in. */
  logInElsewhere(): Promise<string>;
}

interface ShoppedDays {
  mealPlanId: string;
  days: number[];
}

export interface GeneratedPlan {
  id: string;
  slug: string;
  /** `day meal recipe`, one for each meal of the week. */
  meals: string[];
}

export const memberPassword = 'avocado-on-everything';

interface Refusable {
  problems: { path: string[]; code: string }[];
}

type Run = <Result extends Refusable>(
  mutation: string,
  variables: Record<string, unknown>,
) => Promise<Result>;

/** Signs up over HTTP as another program would; the member keeps the cookies. */
export async function signUpMember(url: string, email: string): Promise<Member> {
  const cookies = new CookieKeeper();
  const run = createRun(url, cookies);
  await run(
    `mutation SignUp($input: SignUpInput!) { result: signUp(input: $input) { ${problems} } }`,
    {
      input: {
        firstName: 'Alma',
        lastName: 'Lind',
        email,
        password: memberPassword,
        hasAgreedToTerms: true,
      },
    },
  );
  // The same form, however often it is sent.
  const trialKey = crypto.randomUUID();
  return {
    email,
    cookie: () => cookies.header(),
    completeQuiz: (changes) => completeQuiz(run, completeAnswers(changes)),
    startTrial: () => startTrial({ run, requestKey: trialKey }),
    generatePlan: (requestKey) => generatePlan({ run, requestKey }),
    shopDays: (shopped) => shopDays(run, shopped),
    shareList: () => shareList(run),
    startProgram: (slug) => startProgram(run, slug),
    startTopic: () => startTopic(run),
    logInElsewhere: () => logIn(url, { email, password: memberPassword }),
  };
}

const problems = 'problems { path code }';

async function completeQuiz(run: Run, answers: SurveyAnswers): Promise<void> {
  for (const step of surveySteps) {
    const given = answersAskedBy(step).filter((name) => name in answers);
    if (given.length === 0 || step === 'DATA_CONSENT') continue;
    await run(
      `mutation Answer($input: SaveSurveyStepInput!) {
        result: saveSurveyStep(input: $input) { ${problems} }
      }`,
      { input: { step, answers: Object.fromEntries(given.map((name) => [name, answers[name]])) } },
    );
  }
  await run(
    `mutation Complete { result: completeSurvey(input: { dataConsent: true }) { ${problems} } }`,
    {},
  );
}

async function startTrial({ run, requestKey }: { run: Run; requestKey: string }): Promise<void> {
  await run(
    `mutation Trial($input: StartTrialInput!) { result: startTrial(input: $input) { ${problems} } }`,
    {
      input: {
        plan: 'YEARLY',
        paymentToken: testTokens.cardAccepted,
        requestKey,
      },
    },
  );
}

interface GeneratedResult extends Refusable {
  mealPlan: {
    id: string;
    slug: string;
    days: {
      index: number;
      meals: { meal: string; recipes: { recipe: { id: string } }[] }[];
    }[];
  };
}

async function generatePlan({
  run,
  requestKey,
}: {
  run: Run;
  requestKey: string;
}): Promise<GeneratedPlan> {
  const { mealPlan } = await run<GeneratedResult>(
    `mutation Generate($input: GenerateMealplanInput!) {
      result: generateMealplan(input: $input) {
        ${problems}
        mealPlan { id slug days { index meals { meal recipes { recipe { id } } } } }
      }
    }`,
    { input: { requestKey } },
  );
  const meals = mealPlan.days.flatMap(({ index, meals: ofDay }) =>
    ofDay.flatMap(({ meal, recipes }) =>
      recipes.map(({ recipe }) => `${index} ${meal} ${recipe.id}`),
    ),
  );
  return { id: mealPlan.id, slug: mealPlan.slug, meals };
}

async function shopDays(run: Run, { mealPlanId, days }: ShoppedDays): Promise<void> {
  await run(
    `mutation Shop($input: AddMealPlanToShoppingListInput!) {
      result: addMealPlanToShoppingList(input: $input) { ${problems} }
    }`,
    { input: { mealPlanId, days, requestKey: crypto.randomUUID() } },
  );
}

async function shareList(run: Run): Promise<string> {
  const { token } = await run<Refusable & { token: string }>(
    `mutation Share { result: shareShoppingList { ${problems} token } }`,
    {},
  );
  return token;
}

async function startTopic(run: Run): Promise<{ topicId: string; postId: string }> {
  const { id, topicId } = await run<Refusable & { id: string; topicId: string }>(
    `mutation StartTopic($input: StartCommunityTopicInput!) {
      result: startCommunityTopic(input: $input) { id topicId ${problems} } }`,
    {
      input: {
        requestKey: crypto.randomUUID(),
        area: 'HEALTH',
        title: 'The first week and tired legs',
        text: 'Is this **normal**?\n\n- salt\n- water\n\n> Drink broth, said my aunt',
        name: 'Alma',
      },
    },
  );
  return { topicId, postId: id };
}

async function startProgram(run: Run, programId: string): Promise<void> {
  await run(
    `mutation Start($input: StartProgramInput!) {
      result: startProgram(input: $input) { ${problems} }
    }`,
    { input: { programId } },
  );
}

/** The cookies of a new session. */
export async function logIn(
  url: string,
  input: { email: string; password: string },
): Promise<string> {
  const cookies = new CookieKeeper();
  await createRun(url, cookies)(
    `mutation LogIn($input: LogInInput!) { result: logIn(input: $input) { ${problems} } }`,
    { input },
  );
  return cookies.header();
}

/** A client with its own cookies. What is refused is an error: these members do nothing wrong. */
function createRun(url: string, cookies: CookieKeeper): Run {
  return async (query, variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.header() },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    cookies.keep(response);
    const result = data?.result;
    if (errors || !result || result.problems.length > 0) {
      throw new RefusedError(JSON.stringify({ status: response.status, errors, result }));
    }
    return result;
  };
}

/** The server is there and says no. */
export class RefusedError extends Error {}
