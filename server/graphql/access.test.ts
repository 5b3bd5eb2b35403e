import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptions } from '../../domain/membership/membership.tables.ts';
import { testTokens } from '../../domain/membership/orders/test-cards.rules.ts';
import {
  roles as staffRoles,
  type Role as StaffRole,
} from '../../domain/identity/roles/roles.rules.ts';
import { signUpSomebody } from '../../domain/identity/testing/account-client.ts';
import { giveRole } from '../../domain/identity/testing/give-role.ts';
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts';
import { everyOperation, type Operation } from './testing/any-operation.ts';

const roles = ['visitor', 'free', 'expired', 'premium'] as const;
type Role = (typeof roles)[number];

/**
 * What happens when somebody asks: it runs, it runs and has nothing for them, they are told to log in,
 * that it is for members, or that it is for holders of another role.
 */
type Answer = 'runs' | 'nothing' | 'log in' | 'members only' | 'other role';

const everyone = row('runs', 'runs', 'runs', 'runs');
const users = row('log in', 'runs', 'runs', 'runs');
const members = row('log in', 'members only', 'members only', 'runs');
/** Answers everybody, as pages ask it for everybody, and says something to members only. */
const quietlyMembers = row('nothing', 'nothing', 'nothing', 'runs');
const quietlyUsers = row('nothing', 'runs', 'runs', 'runs');
/** For roles beyond membership: see `staff`. */
const roleHolders = row('log in', 'other role', 'other role', 'other role');
const quietlySubscribers = row('nothing', 'nothing', 'runs', 'runs');

/** One row for each operation there is. A new one belongs here before it can be merged. */
const access: Record<string, Record<Role, Answer>> = {
  // Premium parts of what everybody may read are left out field by field.
  analytics: everyone,
  areErrorsCollected: everyone,
  brand: everyone,
  applyAsDoctor: everyone,
  confirmDoctorEntry: everyone,
  correctDoctorEntry: everyone,
  takenVariants: everyone,
  enterExperiment: everyone,
  community: everyone,
  communityPicture: row('log in', 'nothing', 'nothing', 'nothing'),
  communityTopic: everyone,
  communityTopics: everyone,
  doctor: everyone,
  doctorChoices: everyone,
  doctorEntry: everyone,
  doctors: everyone,
  video: everyone,
  videos: everyone,
  reportDoctor: everyone,
  withdrawDoctorEntry: everyone,
  canOpenProGroup: everyone,
  completeSurvey: everyone,
  proInvitation: everyone,
  confirmEmail: everyone,
  helpCenterUrl: everyone,
  podcastUrl: everyone,
  sendContactMessage: everyone,
  cookFromFridge: everyone,
  cookTonight: everyone,
  emailToConfirm: everyone,
  food: everyone,
  guides: everyone,
  foodCount: everyone,
  foodIndex: everyone,
  foodNavigator: everyone,
  foodShelves: everyone,
  foodSurprises: everyone,
  foods: everyone,
  foodsByName: everyone,
  formerShoppingExtras: everyone,
  fridgeFoods: everyone,
  getMealPlanSettings: everyone,
  isLoginExpired: everyone,
  fittingRecipeCount: everyone,
  isPasswordResetOpen: everyone,
  logIn: everyone,
  lookedUpFoods: everyone,
  logInWithCode: everyone,
  logInWithPasskey: everyone,
  logOut: everyone,
  mailsToEnd: everyone,
  mealPlanPreview: everyone,
  mealPlanPreviewBasis: everyone,
  mealPlanTeaser: everyone,
  offers: everyone,
  passwordMinLength: everyone,
  program: everyone,
  programs: everyone,
  recipe: everyone,
  recipeCollections: everyone,
  recipes: everyone,
  requestPasswordReset: everyone,
  resetPassword: everyone,
  saveSurveyStep: everyone,
  search: everyone,
  seasonMonth: everyone,
  sharedShoppingList: everyone,
  shoppingListInviter: everyone,
  landing: everyone,
  signUp: everyone,
  socialArrival: everyone,
  socialProviders: everyone,
  socialSignUp: everyone,
  startPasskeyLogIn: everyone,
  surveyDraft: everyone,
  page: everyone,
  terms: everyone,
  themedMealPlans: everyone,
  unsubscribe: everyone,
  hasTermsToAccept: everyone,
  // Their own account, favorites and membership.
  acceptTerms: users,
  addPasskey: users,
  addPushDevice: users,
  cancelMembership: users,
  // The community: everybody with an account reads, premium members write.
  changeCommunityName: members,
  deleteCommunityPost: users,
  editCommunityPost: members,
  followCommunityTopic: users,
  likeCommunityPost: users,
  ownCommunityPost: row('log in', 'nothing', 'nothing', 'nothing'),
  readCommunityNote: users,
  replyInCommunity: members,
  reportCommunityPost: users,
  // Who they are; what shapes plans is for members (saveFoodPreferences).
  saveAboutYou: users,
  startCommunityTopic: members,
  changeMembershipOffer: users,
  changeNotifications: users,
  changeName: users,
  changePassword: users,
  changePaymentMethod: users,
  confirmAuthenticator: users,
  confirmPayment: users,
  currentMealPlan: users,
  deleteAccount: users,
  // Groups: who is no administrator of one is told that there is none (domain/pro/isolation.test.ts).
  addProAdministrator: users,
  addProMember: users,
  addProMembers: users,
  answerProAssignment: users,
  assignToProMember: users,
  changeProGroup: users,
  changeProMember: users,
  closeProGroup: users,
  changeProShare: users,
  closeGroupJoinLink: users,
  exportProAudit: users,
  exportProMembers: users,
  getBrazeSDKAuthToken: users,
  marketingPreferencesUrl: users,
  getDDProGroups: row('log in', 'nothing', 'nothing', 'nothing'),
  invitationPaper: users,
  inviteProMembersAgain: users,
  joinGroup: users,
  // Whose list it is, the database says (domain/shopping/people/people.test.ts).
  joinShoppingList: users,
  leaveShoppingList: users,
  removeShoppingPerson: users,
  takeShoppingListInvitationBack: users,
  leaveProGroup: users,
  markGuideRead: users,
  memberCare: users,
  memberHandout: users,
  myGroups: users,
  openProGroup: users,
  proGroup: row('log in', 'nothing', 'nothing', 'nothing'),
  prepareProPayment: users,
  proInvoice: users,
  proPayment: users,
  removeProAdministrator: users,
  renewGroupJoinLink: users,
  removeProMembers: users,
  setProBilling: users,
  setProPayer: users,
  setProPaymentMethod: users,
  takeBackProAssignment: users,
  transferProGroup: users,
  disconnectSocialAccount: users,
  endOtherSessions: users,
  endSession: users,
  favoriteMealPlans: users,
  favoriteRecipes: users,
  membershipRecords: users,
  myConsents: users,
  myData: users,
  mySessions: users,
  markNewMemberStep: users,
  mySignInMethods: users,
  firstStepsTaken: users,
  hasFirstStepsLeft: users,
  newMemberMarks: users,
  notificationSettings: users,
  openPaymentPortal: users,
  preparePayment: users,
  rateRecipe: users,
  removeAuthenticator: users,
  removePasskey: users,
  removePushDevice: users,
  renewRecoveryCodes: users,
  requestEmailChange: users,
  resumeMembership: users,
  sendEmailConfirmation: users,
  setFavorite: users,
  startAuthenticator: users,
  startPasskey: users,
  skipFirstSteps: users,
  startTrial: users,
  withdrawDataConsent: users,
  // Meal plans, the shopping list, tracking and programs.
  addMealPlanToShoppingList: members,
  addMeasurement: members,
  addRecipesToShoppingList: members,
  addShoppingExtra: members,
  changeMeasurement: members,
  clearCompletedShoppingItems: members,
  closeMealPlanCalendar: members,
  copyFoodDay: members,
  deleteFoodEntries: members,
  deleteMeasurements: members,
  deleteShoppingList: members,
  deletedMealPlans: members,
  findProduct: members,
  finishProgram: members,
  generateMealplan: members,
  importMeasurements: members,
  inviteToShoppingList: members,
  logFood: members,
  logPlannedMeal: members,
  logProduct: members,
  logQuickEntry: members,
  logRecipe: members,
  mealPlan: members,
  nextMealPlan: quietlyMembers,
  mealPlanCalendar: members,
  mealPlanCalendarAddress: members,
  mealPlanDaysInstead: members,
  mealPlanSuggestions: members,
  mealPlans: members,
  openMealPlanCalendar: members,
  pauseProgram: members,
  readProgramLesson: members,
  regenerateMealPlan: members,
  removeRecipesFromShoppingList: members,
  removeShoppingExtra: members,
  restartProgram: members,
  restoreFoodEntries: members,
  restoreMeasurements: members,
  resumeProgram: members,
  saveFoodPreferences: members,
  saveProgramCheckIn: members,
  setGoalWeight: members,
  setTrackingChoices: members,
  shareShoppingList: members,
  shoppingSuggestions: members,
  startProgram: members,
  startProgramMealPlan: members,
  startedMealPlan: members,
  stopProgram: members,
  syncShoppingList: members,
  tickProgramTask: members,
  tickShoppingItem: members,
  unshareShoppingList: members,
  updateShoppingListFromMealPlan: members,
  untickShoppingItem: members,
  // Roles beyond membership.
  addRecipePhoto: roleHolders,
  archiveContent: roleHolders,
  auditLog: roleHolders,
  beginContent: roleHolders,
  contentDifferences: roleHolders,
  contentDraft: roleHolders,
  contentItems: roleHolders,
  contentPhoto: roleHolders,
  translationGaps: roleHolders,
  importContent: roleHolders,
  publishContent: roleHolders,
  planSuggestions: roleHolders,
  readIngredientLine: roleHolders,
  restoreContentVersion: roleHolders,
  saveContent: roleHolders,
  sendContentBack: roleHolders,
  sendContentToReview: roleHolders,
  communityDecisions: roleHolders,
  communityModeration: roleHolders,
  decideCommunityPost: roleHolders,
  undoCommunityDecision: roleHolders,
  declineDoctorEntry: roleHolders,
  doctorQueue: roleHolders,
  listDoctorEntry: roleHolders,
  removeDoctorEntry: roleHolders,
  contentKeys: roleHolders,
  contentWebhooks: roleHolders,
  createContentWebhook: roleHolders,
  stopContentWebhook: roleHolders,
  deleteContentWebhook: roleHolders,
  createContentKey: roleHolders,
  revokeContentKey: roleHolders,
  grantRole: roleHolders,
  operatorStatus: roleHolders,
  retryWaitingMails: roleHolders,
  people: roleHolders,
  takeBackRole: roleHolders,
  currentProgram: quietlyMembers,
  dinnersForToday: quietlyUsers,
  me: quietlyUsers,
  myProAssignments: row('nothing', 'nothing', 'nothing', 'nothing'),
  profile: quietlyUsers,
  membershipSubscription: quietlySubscribers,
  shoppingList: quietlyMembers,
  shoppingListCount: quietlyMembers,
  shoppingListInBasket: quietlyMembers,
  shoppingListInvitation: quietlyMembers,
  shoppingListLink: quietlyMembers,
  shoppingListState: quietlyMembers,
  shoppingPlanChanges: quietlyMembers,
  shoppingBoughtForSwap: quietlyMembers,
  shoppingDishesInstead: quietlyMembers,
  tracking: quietlyMembers,
};

/** Who may ask what is for roles beyond membership; they get everything else as their membership has it. */
const staff: Record<string, readonly StaffRole[]> = {
  addRecipePhoto: ['AUTHOR', 'EDITOR', 'ADMINISTRATOR'],
  archiveContent: ['EDITOR', 'ADMINISTRATOR'],
  auditLog: ['ADMINISTRATOR'],
  beginContent: ['AUTHOR', 'EDITOR', 'ADMINISTRATOR'],
  contentDifferences: ['AUTHOR', 'TRANSLATOR', 'EDITOR', 'ADMINISTRATOR'],
  contentDraft: ['AUTHOR', 'TRANSLATOR', 'EDITOR', 'ADMINISTRATOR'],
  contentItems: ['AUTHOR', 'TRANSLATOR', 'EDITOR', 'ADMINISTRATOR'],
  contentPhoto: ['AUTHOR', 'TRANSLATOR', 'EDITOR', 'ADMINISTRATOR'],
  importContent: ['AUTHOR', 'EDITOR', 'ADMINISTRATOR'],
  translationGaps: ['AUTHOR', 'TRANSLATOR', 'EDITOR', 'ADMINISTRATOR'],
  publishContent: ['EDITOR', 'ADMINISTRATOR'],
  planSuggestions: ['AUTHOR', 'TRANSLATOR', 'EDITOR', 'ADMINISTRATOR'],
  readIngredientLine: ['AUTHOR', 'TRANSLATOR', 'EDITOR', 'ADMINISTRATOR'],
  restoreContentVersion: ['AUTHOR', 'EDITOR', 'ADMINISTRATOR'],
  saveContent: ['AUTHOR', 'TRANSLATOR', 'EDITOR', 'ADMINISTRATOR'],
  sendContentBack: ['EDITOR', 'ADMINISTRATOR'],
  sendContentToReview: ['AUTHOR', 'EDITOR', 'ADMINISTRATOR'],
  communityDecisions: ['MODERATOR', 'ADMINISTRATOR'],
  communityModeration: ['MODERATOR', 'ADMINISTRATOR'],
  decideCommunityPost: ['MODERATOR', 'ADMINISTRATOR'],
  undoCommunityDecision: ['MODERATOR', 'ADMINISTRATOR'],
  declineDoctorEntry: ['ADMINISTRATOR'],
  doctorQueue: ['ADMINISTRATOR'],
  listDoctorEntry: ['ADMINISTRATOR'],
  removeDoctorEntry: ['ADMINISTRATOR'],
  contentKeys: ['ADMINISTRATOR'],
  contentWebhooks: ['ADMINISTRATOR'],
  createContentWebhook: ['ADMINISTRATOR'],
  stopContentWebhook: ['ADMINISTRATOR'],
  deleteContentWebhook: ['ADMINISTRATOR'],
  createContentKey: ['ADMINISTRATOR'],
  revokeContentKey: ['ADMINISTRATOR'],
  grantRole: ['ADMINISTRATOR'],
  operatorStatus: ['ADMINISTRATOR'],
  retryWaitingMails: ['ADMINISTRATOR'],
  people: ['ADMINISTRATOR'],
  takeBackRole: ['ADMINISTRATOR'],
};

/** What answers with a changed plan is a change of a plan, whatever it is called. */
const accessByAnswer: Record<string, Record<Role, Answer>> = {
  MealPlanChange: members,
};

function row(visitor: Answer, free: Answer, expired: Answer, premium: Answer) {
  return { visitor, free, expired, premium };
}

let server: TestServer;
let clients: Record<Role, TestClient>;
beforeAll(async () => {
  server = await startTestServer();
  clients = {
    visitor: server.client(),
    free: await signedUp('free'),
    expired: await member('expired'),
    premium: await member('premium'),
  };
  await expire('expired');
});
afterAll(() => server.close());

async function signedUp(role: Role): Promise<TestClient> {
  const client = server.client();
  await client.graphql(
    `mutation ($input: SignUpInput!) { signUp(input: $input) { problems { code } } }`,
    {
      input: {
        firstName: 'Maja',
        lastName: 'Lind',
        email: `${role}@example.com`,
        password: 'plum-tree-7',
        hasAgreedToTerms: true,
      },
    },
  );
  return client;
}

const ids = new Map<Role, string>();

async function member(role: Role): Promise<TestClient> {
  const client = await signedUp(role);
  const input = { plan: 'YEARLY', paymentToken: testTokens.cardAccepted };
  const { data } = await client.graphql<{
    startTrial: { membershipSubscription: { id: string } };
  }>(
    `mutation ($input: StartTrialInput!) {
      startTrial(input: $input) { membershipSubscription { id } } }`,
    { input: { ...input, requestKey: crypto.randomUUID() } },
  );
  ids.set(role, data.startTrial.membershipSubscription.id);
  return client;
}

async function expire(role: Role): Promise<void> {
  await server.services.db
    .update(subscriptions)
    .set({ expireTime: new Date('2026-01-01T00:00:00Z') })
    .where(eq(subscriptions.id, ids.get(role) ?? ''));
}

function ask(role: Role, operation: Operation): Promise<Answer> {
  return askAs(clients[role], operation);
}

async function askAs(client: TestClient, asked: Operation): Promise<Answer> {
  const { name, document, variables } = asked;
  const { data, errors } = await client.graphql<Record<string, unknown>>(document, variables);
  const result = data?.[name] as { problems?: { code: string }[] } | null | undefined;
  const problems = result?.problems?.map(({ code }) => code) ?? [];
  const codes = [...errors.map(({ extensions }) => extensions.code), ...problems];
  if (codes.includes('auth.required')) return 'log in';
  if (codes.includes('role.required')) return 'other role';
  if (codes.some((code) => /premium\.required|membership-required$/.test(code))) {
    return 'members only';
  }
  return errors.length === 0 && isNothing(data[name]) ? 'nothing' : 'runs';
}

function isNothing(value: unknown): boolean {
  return value === null || value === 0 || (Array.isArray(value) && value.length === 0);
}

/** Logging out ends the session that the others need. */
const operations = everyOperation().toSorted(
  (a, b) => Number(a.name === 'logOut') - Number(b.name === 'logOut'),
);

test('every operation has its row, and no row is about an operation that is gone', () => {
  const names = operations
    .filter(({ answer }) => accessByAnswer[answer] === undefined)
    .map(({ name }) => name);
  expect(Object.keys(access).toSorted()).toEqual(names.toSorted());
  const answers = new Set(operations.map(({ answer }) => answer));
  expect(Object.keys(accessByAnswer).filter((answer) => !answers.has(answer))).toEqual([]);
});

test('what a member reads of a premium recipe is not in the JSON of anybody else', async () => {
  const slug = server.services.content.recipes.find(({ isPremium }) => isPremium)?.texts.en.slug;
  const query = `query ($slug: String!) { recipe(slug: $slug) {
    recipe { id title } sheet { steps { text } } } }`;
  interface Read {
    recipe: { sheet: { steps: { text: string }[] } | null };
  }
  const read = (role: Role) => clients[role].graphql<Read>(query, { slug });
  const steps = (await read('premium')).data.recipe.sheet?.steps ?? [];
  expect(steps.length).toBeGreaterThan(1);
  for (const role of ['visitor', 'free', 'expired'] as const) {
    const json = JSON.stringify(await read(role));
    expect(json).toContain('"title"');
    expect(steps.filter(({ text }) => json.includes(text))).toEqual([]);
  }
});

test.each(roles)('%s gets what the table says, of every operation', async (role) => {
  const wrong: string[] = [];
  for (const operation of operations) {
    const rows = accessByAnswer[operation.answer] ?? access[operation.name];
    const expected = rows?.[role];
    const answer = await ask(role, operation);
    // Who may ask may still find nothing: there is little in this database.
    const isAsExpected = answer === expected || (expected === 'runs' && answer === 'nothing');
    if (!isAsExpected) wrong.push(`${operation.name}: ${answer} instead of ${expected}`);
  }
  expect(wrong).toEqual([]);
});

test('the table of roles names the operations of roles, and no other', () => {
  const ofRoles = Object.keys(access).filter((name) => access[name] === roleHolders);
  expect(Object.keys(staff).toSorted()).toEqual(ofRoles.toSorted());
});

test.each(staffRoles)('%s gets what the table of roles says', async (role) => {
  const { client, userId } = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId, role });
  const answers: [string, Answer][] = [];
  for (const operation of operations.filter(({ name }) => name in staff)) {
    answers.push([operation.name, await askAs(client, operation)]);
  }
  const expected = operations
    .filter(({ name }) => name in staff)
    .map(({ name }) => [name, staff[name]?.includes(role) ? 'runs' : 'other role']);
  // Who may ask may still find nothing.
  const found = answers.map(([name, answer]) => [name, answer === 'nothing' ? 'runs' : answer]);
  expect(found).toEqual(expected);
});
