import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type ContentKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentKeysQuery = { contentKeys: Array<{ id: string, name: string, scopes: Array<Types.ContentScope>, createdAt: string, lastUsedAt: string | null, revokedAt: string | null }>, contentWebhooks: Array<{ id: string, address: string, kinds: Array<Types.PublishedKind>, stoppedAt: string | null, waiting: number, lastDeliveredAt: string | null, failures: Array<{ deliveryId: string, failure: string, failedAt: string, attempts: number, deliveredAt: string | null }> }> };

export type CreateContentKeyMutationVariables = Exact<{
  input: Types.CreateContentKeyInput;
}>;


export type CreateContentKeyMutation = { createContentKey: { secret: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RevokeContentKeyMutationVariables = Exact<{
  input: Types.RevokeContentKeyInput;
}>;


export type RevokeContentKeyMutation = { revokeContentKey: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type DoctorQueueQueryVariables = Exact<{
  input: Types.DoctorSearchInput;
}>;


export type DoctorQueueQuery = { doctorQueue: { waitingCount: number, waiting: Array<{ id: string, shortId: string, revision: number, email: string, licence: string, slug: string | null, sentAt: string, entry: { text: string, website: string, phone: string, name: string, specialties: Array<Types.DoctorSpecialty>, clinic: string, city: string, isTelehealth: boolean, takesPatients: boolean, country: { code: string, name: string }, languages: Array<{ code: string, name: string }> } }> }, doctors: { totalCount: number, pageCount: number, doctors: Array<{ id: string, slug: string, isSample: boolean, entry: { name: string, specialties: Array<Types.DoctorSpecialty>, clinic: string, city: string, isTelehealth: boolean, takesPatients: boolean, country: { code: string, name: string }, languages: Array<{ code: string, name: string }> } }> } };

export type ListDoctorEntryMutationVariables = Exact<{
  input: Types.ReadDoctorEntryInput;
}>;


export type ListDoctorEntryMutation = { listDoctorEntry: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type DeclineDoctorEntryMutationVariables = Exact<{
  input: Types.ReadDoctorEntryInput;
  note: string;
}>;


export type DeclineDoctorEntryMutation = { declineDoctorEntry: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RemoveDoctorEntryMutationVariables = Exact<{
  id: string;
}>;


export type RemoveDoctorEntryMutation = { removeDoctorEntry: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type DocumentsToEditQueryVariables = Exact<{
  kind: Types.EditedKind;
  search?: string | null | undefined;
  filter?: Types.ContentFilter | null | undefined;
  offset?: number | null | undefined;
}>;


export type DocumentsToEditQuery = { contentItems: { total: number, mayWrite: boolean, mayBegin: boolean, leftOut: Array<{ id: string, message: string, language: string }>, counts: Array<{ filter: Types.ContentFilter, count: number }>, items: Array<{ id: string, title: string, state: Types.ContentState, isPublished: boolean, netCarbsGrams: number | null, changedAt: string | null, changedBy: string | null, languages: Array<{ language: string, state: Types.TranslationState }> }> } };

export type DocumentToEditQueryVariables = Exact<{
  kind: Types.EditedKind;
  id: string;
}>;


export type DocumentToEditQuery = { contentDraft: { id: string, state: Types.ContentState, revision: string, version: number, isPublished: boolean, path: string | null, canBeArchived: boolean, isNew: boolean, publishAt: string | null, publishLanguages: Array<string>, changedAt: string | null, changedBy: string | null, alsoHere: Array<string>, note: string | null, drawingChoices: { vessels: Array<string>, bases: Array<string>, items: Array<string>, sauces: Array<string> }, versions: Array<{ version: number, origin: Types.ContentVersionOrigin, restoredFrom: number | null, madeBy: string | null, changedAt: string, publishedAt: string | null, publishedBy: string | null, note: string | null }>, fields: Array<{ name: string, value: string }>, languages: Array<{ language: string, isPublished: boolean, total: number, missing: Array<string>, stale: Array<{ field: string, added: Array<string>, removed: Array<string> }> }>, remarks: Array<{ field: string, level: Types.ContentRemarkLevel, message: string, language: string, rule: string | null }>, figures: { strictness: Types.Strictness, tags: Array<string>, drawing: string, labels: Array<{ name: string, foods: Array<string> }>, satiety: { score: number | null }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null } } | null, lines: Array<{ id: string, key: string, amount: number, unit: string, label: string | null, netCarbsGrams: number | null, food: { id: string, name: string, group: string, hasPicture: boolean } }>, plan: { mean: { energyKcal: number | null, proteinGrams: number | null, netCarbsGrams: number | null, fiberGrams: number | null, saltGrams: number | null, saturatedFatGrams: number | null }, days: Array<{ totals: { energyKcal: number | null, proteinGrams: number | null, netCarbsGrams: number | null, fiberGrams: number | null, saltGrams: number | null, saturatedFatGrams: number | null }, dishes: Array<{ meal: Types.Meal, recipeId: string, title: string, isLeftover: boolean, netCarbsGrams: number | null }> }> } | null, rights: { mayWrite: boolean, mayPublish: boolean, languages: Array<string> } } };

export type DocumentDifferencesQueryVariables = Exact<{
  kind: Types.EditedKind;
  id: string;
  after: number;
}>;


export type DocumentDifferencesQuery = { contentDifferences: Array<{ field: string, before: string, after: string }> };

export type FoodEffectsQueryVariables = Exact<{
  id: string;
}>;


export type FoodEffectsQuery = { contentDraft: { foodEffects: { total: number, recipes: Array<{ recipeId: string, title: string, netCarbsBefore: number | null, netCarbsAfter: number | null, energyBefore: number | null, energyAfter: number | null, labelsGained: Array<string>, labelsLost: Array<string> }> } | null } };

export type PlanDishesQueryVariables = Exact<{
  id: string;
  day: number;
  meal: Types.Meal;
  swapped?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type PlanDishesQuery = { planSuggestions: Array<{ recipeId: string, title: string, netCarbsGrams: number | null, energyKcal: number | null, totalMinutes: number }> };

export type ContentToFindQueryVariables = Exact<{
  search: string;
}>;


export type ContentToFindQuery = { recipes: { items: Array<{ id: string, title: string }> }, plans: { items: Array<{ id: string, title: string }> }, foods: { items: Array<{ id: string, title: string }> }, pages: { items: Array<{ id: string, title: string }> }, videos: { items: Array<{ id: string, title: string }> }, programs: { items: Array<{ id: string, title: string }> } };

export type FoundContentFragment = { items: Array<{ id: string, title: string }> };

export type ImportContentMutationVariables = Exact<{
  input: Types.ImportContentInput;
}>;


export type ImportContentMutation = { importContent: { notRead: Array<string>, leftOff: number, problems: Array<{ path: Array<string>, code: string, message: string }>, drafts: Array<{ id: string, title: string, unread: Array<string>, language: string | null }> } };

export type MayImportQueryVariables = Exact<{ [key: string]: never; }>;


export type MayImportQuery = { contentItems: { mayWrite: boolean } };

export type AuditLogQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { next: string | null, entries: Array<{ id: string, happenedAt: string, action: string, actorKind: string, role: string | null, language: string | null, name: string | null, by: { firstName: string, lastName: string } | null, subject: { firstName: string, lastName: string, email: string } | null }> } };

export type CommunityModerationQueryVariables = Exact<{
  isDecided: boolean;
}>;


export type CommunityModerationQuery = { me: { capabilities: { roles: Array<Types.Role> } } | null, communityModeration: { waitingCount: number, noteDrafts: Array<{ language: string, reason: Types.CommunityReason, text: string }>, posts: Array<{ id: string, topicId: string, topicTitle: string | null, language: string, number: number, writerName: string, text: string, isHidden: boolean, hiddenFor: Types.CommunityReason | null, memberSince: string, postCount: number, hiddenCount: number, pausedUntil: string | null, picture: { id: string, alt: string, width: number, height: number } | null, around: Array<{ id: string, writerName: string, text: string, isHidden: boolean, postedAt: string }>, reports: Array<{ reason: Types.CommunityReason, text: string, reportedAt: string }> }> }, communityDecisions: Array<{ id: string, decision: Types.CommunityDecision, reason: Types.CommunityReason | null, note: string, decidedAt: string, undoneAt: string | null, mayUndo: boolean, topicId: string, topicTitle: string | null, number: number, writerName: string, text: string }> };

export type ReportedPostFragment = { id: string, topicId: string, topicTitle: string | null, language: string, number: number, writerName: string, text: string, isHidden: boolean, hiddenFor: Types.CommunityReason | null, memberSince: string, postCount: number, hiddenCount: number, pausedUntil: string | null, picture: { id: string, alt: string, width: number, height: number } | null, around: Array<{ id: string, writerName: string, text: string, isHidden: boolean, postedAt: string }>, reports: Array<{ reason: Types.CommunityReason, text: string, reportedAt: string }> };

export type OwnDecisionFragment = { id: string, decision: Types.CommunityDecision, reason: Types.CommunityReason | null, note: string, decidedAt: string, undoneAt: string | null, mayUndo: boolean, topicId: string, topicTitle: string | null, number: number, writerName: string, text: string };

export type DecideCommunityPostMutationVariables = Exact<{
  input: Types.DecideCommunityPostInput;
}>;


export type DecideCommunityPostMutation = { decideCommunityPost: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type UndoCommunityDecisionMutationVariables = Exact<{
  input: Types.UndoCommunityDecisionInput;
}>;


export type UndoCommunityDecisionMutation = { undoCommunityDecision: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type AdminPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPeopleQuery = { people: Array<{ userId: string, firstName: string, lastName: string, email: string, isSecondFactorOn: boolean, roles: Array<{ role: Types.Role, language: string, isSample: boolean }> }> };

export type GrantRoleMutationVariables = Exact<{
  input: Types.RoleInput;
}>;


export type GrantRoleMutation = { grantRole: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type TakeBackRoleMutationVariables = Exact<{
  input: Types.RoleInput;
}>;


export type TakeBackRoleMutation = { takeBackRole: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type EditedRecipeFragment = { id: string, state: Types.ContentState, revision: string, version: number, isPublished: boolean, path: string | null, canBeArchived: boolean, isNew: boolean, publishAt: string | null, publishLanguages: Array<string>, changedAt: string | null, changedBy: string | null, alsoHere: Array<string>, note: string | null, fields: Array<{ name: string, value: string }>, languages: Array<{ language: string, isPublished: boolean, total: number, missing: Array<string>, stale: Array<{ field: string, added: Array<string>, removed: Array<string> }> }>, remarks: Array<{ field: string, level: Types.ContentRemarkLevel, message: string, language: string, rule: string | null }>, figures: { strictness: Types.Strictness, tags: Array<string>, drawing: string, labels: Array<{ name: string, foods: Array<string> }>, satiety: { score: number | null }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null } } | null, lines: Array<{ id: string, key: string, amount: number, unit: string, label: string | null, netCarbsGrams: number | null, food: { id: string, name: string, group: string, hasPicture: boolean } }>, plan: { mean: { energyKcal: number | null, proteinGrams: number | null, netCarbsGrams: number | null, fiberGrams: number | null, saltGrams: number | null, saturatedFatGrams: number | null }, days: Array<{ totals: { energyKcal: number | null, proteinGrams: number | null, netCarbsGrams: number | null, fiberGrams: number | null, saltGrams: number | null, saturatedFatGrams: number | null }, dishes: Array<{ meal: Types.Meal, recipeId: string, title: string, isLeftover: boolean, netCarbsGrams: number | null }> }> } | null, rights: { mayWrite: boolean, mayPublish: boolean, languages: Array<string> } };

export type RecipeToEditQueryVariables = Exact<{
  id: string;
}>;


export type RecipeToEditQuery = { contentDraft: { id: string, state: Types.ContentState, revision: string, version: number, isPublished: boolean, path: string | null, canBeArchived: boolean, isNew: boolean, publishAt: string | null, publishLanguages: Array<string>, changedAt: string | null, changedBy: string | null, alsoHere: Array<string>, note: string | null, drawingChoices: { vessels: Array<string>, bases: Array<string>, items: Array<string>, sauces: Array<string>, tables: Array<string> }, versions: Array<{ version: number, origin: Types.ContentVersionOrigin, restoredFrom: number | null, madeBy: string | null, changedAt: string, publishedAt: string | null, publishedBy: string | null, note: string | null }>, fields: Array<{ name: string, value: string }>, languages: Array<{ language: string, isPublished: boolean, total: number, missing: Array<string>, stale: Array<{ field: string, added: Array<string>, removed: Array<string> }> }>, remarks: Array<{ field: string, level: Types.ContentRemarkLevel, message: string, language: string, rule: string | null }>, figures: { strictness: Types.Strictness, tags: Array<string>, drawing: string, labels: Array<{ name: string, foods: Array<string> }>, satiety: { score: number | null }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null } } | null, lines: Array<{ id: string, key: string, amount: number, unit: string, label: string | null, netCarbsGrams: number | null, food: { id: string, name: string, group: string, hasPicture: boolean } }>, plan: { mean: { energyKcal: number | null, proteinGrams: number | null, netCarbsGrams: number | null, fiberGrams: number | null, saltGrams: number | null, saturatedFatGrams: number | null }, days: Array<{ totals: { energyKcal: number | null, proteinGrams: number | null, netCarbsGrams: number | null, fiberGrams: number | null, saltGrams: number | null, saturatedFatGrams: number | null }, dishes: Array<{ meal: Types.Meal, recipeId: string, title: string, isLeftover: boolean, netCarbsGrams: number | null }> }> } | null, rights: { mayWrite: boolean, mayPublish: boolean, languages: Array<string> } } };

export type RecipeDifferencesQueryVariables = Exact<{
  id: string;
  after: number;
}>;


export type RecipeDifferencesQuery = { contentDifferences: Array<{ field: string, before: string, after: string }> };

export type ReadIngredientLineQueryVariables = Exact<{
  text: string;
}>;


export type ReadIngredientLineQuery = { readIngredientLine: { line: string | null, note: string | null, remarks: Array<string>, candidates: Array<{ line: string, food: { id: string, name: string, netCarbsPer100g: number | null } }> } };

export type ContentPhotoQueryVariables = Exact<{
  id: string;
  focus?: string | null | undefined;
}>;


export type ContentPhotoQuery = { contentPhoto: string | null };

export type AddRecipePhotoMutationVariables = Exact<{
  input: Types.AddRecipePhotoInput;
}>;


export type AddRecipePhotoMutation = { addRecipePhoto: { photoId: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SaveRecipeMutationVariables = Exact<{
  input: Types.SaveContentInput;
}>;


export type SaveRecipeMutation = { saveContent: { problems: Array<{ path: Array<string>, code: string, message: string }>, conflicts: Array<{ field: string, theirs: string, yours: string }>, draft: { id: string, state: Types.ContentState, revision: string, version: number, isPublished: boolean, path: string | null, canBeArchived: boolean, isNew: boolean, publishAt: string | null, publishLanguages: Array<string>, changedAt: string | null, changedBy: string | null, alsoHere: Array<string>, note: string | null, fields: Array<{ name: string, value: string }>, languages: Array<{ language: string, isPublished: boolean, total: number, missing: Array<string>, stale: Array<{ field: string, added: Array<string>, removed: Array<string> }> }>, remarks: Array<{ field: string, level: Types.ContentRemarkLevel, message: string, language: string, rule: string | null }>, figures: { strictness: Types.Strictness, tags: Array<string>, drawing: string, labels: Array<{ name: string, foods: Array<string> }>, satiety: { score: number | null }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null } } | null, lines: Array<{ id: string, key: string, amount: number, unit: string, label: string | null, netCarbsGrams: number | null, food: { id: string, name: string, group: string, hasPicture: boolean } }>, plan: { mean: { energyKcal: number | null, proteinGrams: number | null, netCarbsGrams: number | null, fiberGrams: number | null, saltGrams: number | null, saturatedFatGrams: number | null }, days: Array<{ totals: { energyKcal: number | null, proteinGrams: number | null, netCarbsGrams: number | null, fiberGrams: number | null, saltGrams: number | null, saturatedFatGrams: number | null }, dishes: Array<{ meal: Types.Meal, recipeId: string, title: string, isLeftover: boolean, netCarbsGrams: number | null }> }> } | null, rights: { mayWrite: boolean, mayPublish: boolean, languages: Array<string> } } | null } };

export type SendRecipeToReviewMutationVariables = Exact<{
  input: Types.ContentItemInput;
}>;


export type SendRecipeToReviewMutation = { sendContentToReview: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SendRecipeBackMutationVariables = Exact<{
  input: Types.SendContentBackInput;
}>;


export type SendRecipeBackMutation = { sendContentBack: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type PublishRecipeMutationVariables = Exact<{
  input: Types.PublishContentInput;
}>;


export type PublishRecipeMutation = { publishContent: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ArchiveRecipeMutationVariables = Exact<{
  input: Types.ContentItemInput;
}>;


export type ArchiveRecipeMutation = { archiveContent: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RestoreRecipeMutationVariables = Exact<{
  input: Types.RestoreVersionInput;
}>;


export type RestoreRecipeMutation = { restoreContentVersion: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type DayTotalsFragment = { energyKcal: number | null, proteinGrams: number | null, netCarbsGrams: number | null, fiberGrams: number | null, saltGrams: number | null, saturatedFatGrams: number | null };

export type LeftOutFragment = { id: string, message: string, language: string };

export type RecipesToEditQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.ContentFilter | null | undefined;
  offset?: number | null | undefined;
}>;


export type RecipesToEditQuery = { contentItems: { total: number, mayWrite: boolean, leftOut: Array<{ id: string, message: string, language: string }>, counts: Array<{ filter: Types.ContentFilter, count: number }>, items: Array<{ id: string, title: string, state: Types.ContentState, isPublished: boolean, netCarbsGrams: number | null, changedAt: string | null, changedBy: string | null, languages: Array<{ language: string, state: Types.TranslationState }> }> } };

export type BeginRecipeMutationVariables = Exact<{
  input: Types.BeginContentInput;
}>;


export type BeginRecipeMutation = { beginContent: { id: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type OperatorStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorStatusQuery = { operatorStatus: { checkedAt: string, toLookAt: Array<Types.HealthPart>, version: string, nodeVersion: string, contentVersion: string, startedAt: string, databaseKind: string, databaseMs: number, databaseBytes: number, diskUsedBytes: number | null, diskTotalBytes: number | null, backedUpAt: string | null, mailKind: string, quizCountedSince: string | null, requests: { count: number, failed: number, middleMs: number | null, slowMs: number | null }, jobs: Array<{ name: string, endedAt: string, tookMs: number, hasFailed: boolean }>, errors: Array<{ what: string, count: number, lastAt: string }>, members: { paying: number, onTrial: number, cancelledStillOpen: number, chargeOverdue: number }, months: { last: { accounts: number, quiz: { begun: number, finished: number } | null, trials: { begun: number, ended: number, becamePaid: number, left: number }, payments: { failed: number, refunded: number } }, before: { accounts: number, quiz: { begun: number, finished: number } | null, trials: { begun: number, ended: number, becamePaid: number, left: number }, payments: { failed: number, refunded: number } } }, notices: { lastToldAt: string | null, unsettled: number, unsettledNotices: Array<{ provider: string, providerReference: string, receivedAt: string }> }, mail: { waiting: number, triedBefore: number, givenUp: number, oldestAt: string | null }, experiments: Array<{ experiment: Types.Experiment, variant: Types.ExperimentVariant, sharePercent: number, seen: number, signedUp: number, becameMember: number }>, signUps: Array<{ day: string, count: number }> } };

export type MonthFiguresFragment = { accounts: number, quiz: { begun: number, finished: number } | null, trials: { begun: number, ended: number, becamePaid: number, left: number }, payments: { failed: number, refunded: number } };

export type RetryWaitingMailsMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryWaitingMailsMutation = { retryWaitingMails: { count: number, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type TranslationGapsQueryVariables = Exact<{
  kind?: Types.EditedKind | null | undefined;
  language?: string | null | undefined;
  offset: number;
}>;


export type TranslationGapsQuery = { translationGaps: { total: number, own: Array<string>, counts: Array<{ kind: Types.EditedKind, language: string, missing: number, stale: number }>, gaps: Array<{ kind: Types.EditedKind, id: string, title: string, field: string, language: string, state: Types.TranslationGapState, source: string, added: Array<string>, removed: Array<string> }> } };

export type CreateContentWebhookMutationVariables = Exact<{
  input: Types.CreateContentWebhookInput;
}>;


export type CreateContentWebhookMutation = { createContentWebhook: { secret: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type StopContentWebhookMutationVariables = Exact<{
  input: Types.StopContentWebhookInput;
}>;


export type StopContentWebhookMutation = { stopContentWebhook: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type DeleteContentWebhookMutationVariables = Exact<{
  input: Types.DeleteContentWebhookInput;
}>;


export type DeleteContentWebhookMutation = { deleteContentWebhook: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export const ContentKeysDocument = new TypedDocumentString<ContentKeysQuery, ContentKeysQueryVariables>(`query ContentKeys {
  contentKeys {
    id
    name
    scopes
    createdAt
    lastUsedAt
    revokedAt
  }
  contentWebhooks {
    id
    address
    kinds
    stoppedAt
    waiting
    lastDeliveredAt
    failures {
      deliveryId
      failure
      failedAt
      attempts
      deliveredAt
    }
  }
}`);

export const CreateContentKeyDocument = new TypedDocumentString<CreateContentKeyMutation, CreateContentKeyMutationVariables>(`mutation CreateContentKey($input: CreateContentKeyInput!) {
  createContentKey(input: $input) {
    problems {
      path
      code
      message
    }
    secret
  }
}`);

export const RevokeContentKeyDocument = new TypedDocumentString<RevokeContentKeyMutation, RevokeContentKeyMutationVariables>(`mutation RevokeContentKey($input: RevokeContentKeyInput!) {
  revokeContentKey(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const DoctorQueueDocument = new TypedDocumentString<DoctorQueueQuery, DoctorQueueQueryVariables>(`query DoctorQueue($input: DoctorSearchInput!) {
  doctorQueue {
    waitingCount
    waiting {
      id
      shortId
      revision
      email
      licence
      slug
      sentAt
      entry {
        ...DoctorFacts
        text
        website
        phone
      }
    }
  }
  doctors(input: $input) {
    totalCount
    pageCount
    doctors {
      id
      ...DoctorRow
    }
  }
}

fragment DoctorFacts on DoctorEntry {
  name
  specialties
  clinic
  city
  country {
    code
    name
  }
  languages {
    code
    name
  }
  isTelehealth
  takesPatients
}

fragment DoctorRow on Doctor {
  slug
  isSample
  entry {
    ...DoctorFacts
  }
}`);

export const ListDoctorEntryDocument = new TypedDocumentString<ListDoctorEntryMutation, ListDoctorEntryMutationVariables>(`mutation ListDoctorEntry($input: ReadDoctorEntryInput!) {
  listDoctorEntry(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const DeclineDoctorEntryDocument = new TypedDocumentString<DeclineDoctorEntryMutation, DeclineDoctorEntryMutationVariables>(`mutation DeclineDoctorEntry($input: ReadDoctorEntryInput!, $note: String!) {
  declineDoctorEntry(input: $input, note: $note) {
    problems {
      path
      code
      message
    }
  }
}`);

export const RemoveDoctorEntryDocument = new TypedDocumentString<RemoveDoctorEntryMutation, RemoveDoctorEntryMutationVariables>(`mutation RemoveDoctorEntry($id: ID!) {
  removeDoctorEntry(id: $id) {
    problems {
      path
      code
      message
    }
  }
}`);

export const DocumentsToEditDocument = new TypedDocumentString<DocumentsToEditQuery, DocumentsToEditQueryVariables>(`query DocumentsToEdit($kind: EditedKind!, $search: String, $filter: ContentFilter, $offset: Int) {
  contentItems(kind: $kind, search: $search, filter: $filter, offset: $offset) {
    total
    mayWrite
    mayBegin
    leftOut {
      ...LeftOut
    }
    counts {
      filter
      count
    }
    items {
      id
      title
      state
      isPublished
      netCarbsGrams
      changedAt
      changedBy
      languages {
        language
        state
      }
    }
  }
}

fragment LeftOut on LeftOutContent {
  id
  message
  language
}`);

export const DocumentToEditDocument = new TypedDocumentString<DocumentToEditQuery, DocumentToEditQueryVariables>(`query DocumentToEdit($kind: EditedKind!, $id: String!) {
  contentDraft(kind: $kind, id: $id) {
    ...EditedRecipe
    drawingChoices {
      vessels
      bases
      items
      sauces
    }
    versions {
      version
      origin
      restoredFrom
      madeBy
      changedAt
      publishedAt
      publishedBy
      note
    }
  }
}

fragment EditedRecipe on ContentDraft {
  id
  state
  revision
  version
  isPublished
  path
  canBeArchived
  isNew
  publishAt
  publishLanguages
  changedAt
  changedBy
  alsoHere
  note
  fields {
    name
    value
  }
  languages {
    language
    isPublished
    total
    missing
    stale {
      field
      added
      removed
    }
  }
  remarks {
    field
    level
    message
    language
    rule
  }
  figures {
    strictness
    tags
    drawing
    labels {
      name
      foods
    }
    satiety {
      score
    }
    nutrition {
      netCarbsGrams
      isNetCarbsApproximate
      isNetCarbsIncomplete
      energyKcal
      proteinGrams
      fatGrams
      energyShares {
        netCarbs
        protein
        fat
      }
    }
  }
  lines {
    id
    key
    amount
    unit
    label
    netCarbsGrams
    food {
      id
      name
      group
      hasPicture
    }
  }
  plan {
    mean {
      ...DayTotals
    }
    days {
      totals {
        ...DayTotals
      }
      dishes {
        meal
        recipeId
        title
        isLeftover
        netCarbsGrams
      }
    }
  }
  rights {
    mayWrite
    mayPublish
    languages
  }
}

fragment DayTotals on DraftDayTotals {
  energyKcal
  proteinGrams
  netCarbsGrams
  fiberGrams
  saltGrams
  saturatedFatGrams
}`);

export const DocumentDifferencesDocument = new TypedDocumentString<DocumentDifferencesQuery, DocumentDifferencesQueryVariables>(`query DocumentDifferences($kind: EditedKind!, $id: String!, $after: Int!) {
  contentDifferences(kind: $kind, id: $id, after: $after) {
    field
    before
    after
  }
}`);

export const FoodEffectsDocument = new TypedDocumentString<FoodEffectsQuery, FoodEffectsQueryVariables>(`query FoodEffects($id: String!) {
  contentDraft(kind: FOOD, id: $id) {
    foodEffects {
      total
      recipes {
        recipeId
        title
        netCarbsBefore
        netCarbsAfter
        energyBefore
        energyAfter
        labelsGained
        labelsLost
      }
    }
  }
}`);

export const PlanDishesDocument = new TypedDocumentString<PlanDishesQuery, PlanDishesQueryVariables>(`query PlanDishes($id: String!, $day: Int!, $meal: Meal!, $swapped: String, $search: String) {
  planSuggestions(
    id: $id
    day: $day
    meal: $meal
    swapped: $swapped
    search: $search
  ) {
    recipeId
    title
    netCarbsGrams
    energyKcal
    totalMinutes
  }
}`);

export const ContentToFindDocument = new TypedDocumentString<ContentToFindQuery, ContentToFindQueryVariables>(`query ContentToFind($search: String!) {
  recipes: contentItems(kind: RECIPE, search: $search, first: 6) {
    ...FoundContent
  }
  plans: contentItems(kind: MEAL_PLAN, search: $search, first: 4) {
    ...FoundContent
  }
  foods: contentItems(kind: FOOD, search: $search, first: 4) {
    ...FoundContent
  }
  pages: contentItems(kind: PAGE, search: $search, first: 4) {
    ...FoundContent
  }
  videos: contentItems(kind: VIDEO, search: $search, first: 3) {
    ...FoundContent
  }
  programs: contentItems(kind: PROGRAM, search: $search, first: 3) {
    ...FoundContent
  }
}

fragment FoundContent on ContentList {
  items {
    id
    title
  }
}`);

export const ImportContentDocument = new TypedDocumentString<ImportContentMutation, ImportContentMutationVariables>(`mutation ImportContent($input: ImportContentInput!) {
  importContent(input: $input) {
    problems {
      path
      code
      message
    }
    drafts {
      id
      title
      unread
      language
    }
    notRead
    leftOff
  }
}`);

export const MayImportDocument = new TypedDocumentString<MayImportQuery, MayImportQueryVariables>(`query MayImport {
  contentItems(kind: RECIPE, first: 1) {
    mayWrite
  }
}`);

export const AuditLogDocument = new TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>(`query AuditLog($after: String) {
  auditLog(after: $after) {
    next
    entries {
      id
      happenedAt
      action
      actorKind
      role
      language
      name
      by {
        firstName
        lastName
      }
      subject {
        firstName
        lastName
        email
      }
    }
  }
}`);

export const CommunityModerationDocument = new TypedDocumentString<CommunityModerationQuery, CommunityModerationQueryVariables>(`query CommunityModeration($isDecided: Boolean!) {
  me {
    capabilities {
      roles
    }
  }
  communityModeration(isDecided: $isDecided) {
    waitingCount
    noteDrafts {
      language
      reason
      text
    }
    posts {
      ...ReportedPost
    }
  }
  communityDecisions {
    ...OwnDecision
  }
}

fragment ReportedPost on ReportedCommunityPost {
  id
  topicId
  topicTitle
  language
  number
  writerName
  text
  picture {
    id
    alt
    width
    height
  }
  isHidden
  hiddenFor
  memberSince
  postCount
  hiddenCount
  pausedUntil
  around {
    id
    writerName
    text
    isHidden
    postedAt
  }
  reports {
    reason
    text
    reportedAt
  }
}

fragment OwnDecision on OwnCommunityDecision {
  id
  decision
  reason
  note
  decidedAt
  undoneAt
  mayUndo
  topicId
  topicTitle
  number
  writerName
  text
}`);

export const DecideCommunityPostDocument = new TypedDocumentString<DecideCommunityPostMutation, DecideCommunityPostMutationVariables>(`mutation DecideCommunityPost($input: DecideCommunityPostInput!) {
  decideCommunityPost(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const UndoCommunityDecisionDocument = new TypedDocumentString<UndoCommunityDecisionMutation, UndoCommunityDecisionMutationVariables>(`mutation UndoCommunityDecision($input: UndoCommunityDecisionInput!) {
  undoCommunityDecision(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const AdminPeopleDocument = new TypedDocumentString<AdminPeopleQuery, AdminPeopleQueryVariables>(`query AdminPeople {
  people {
    userId
    firstName
    lastName
    email
    isSecondFactorOn
    roles {
      role
      language
      isSample
    }
  }
}`);

export const GrantRoleDocument = new TypedDocumentString<GrantRoleMutation, GrantRoleMutationVariables>(`mutation GrantRole($input: RoleInput!) {
  grantRole(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const TakeBackRoleDocument = new TypedDocumentString<TakeBackRoleMutation, TakeBackRoleMutationVariables>(`mutation TakeBackRole($input: RoleInput!) {
  takeBackRole(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const RecipeToEditDocument = new TypedDocumentString<RecipeToEditQuery, RecipeToEditQueryVariables>(`query RecipeToEdit($id: String!) {
  contentDraft(kind: RECIPE, id: $id) {
    ...EditedRecipe
    drawingChoices {
      vessels
      bases
      items
      sauces
      tables
    }
    versions {
      version
      origin
      restoredFrom
      madeBy
      changedAt
      publishedAt
      publishedBy
      note
    }
  }
}

fragment EditedRecipe on ContentDraft {
  id
  state
  revision
  version
  isPublished
  path
  canBeArchived
  isNew
  publishAt
  publishLanguages
  changedAt
  changedBy
  alsoHere
  note
  fields {
    name
    value
  }
  languages {
    language
    isPublished
    total
    missing
    stale {
      field
      added
      removed
    }
  }
  remarks {
    field
    level
    message
    language
    rule
  }
  figures {
    strictness
    tags
    drawing
    labels {
      name
      foods
    }
    satiety {
      score
    }
    nutrition {
      netCarbsGrams
      isNetCarbsApproximate
      isNetCarbsIncomplete
      energyKcal
      proteinGrams
      fatGrams
      energyShares {
        netCarbs
        protein
        fat
      }
    }
  }
  lines {
    id
    key
    amount
    unit
    label
    netCarbsGrams
    food {
      id
      name
      group
      hasPicture
    }
  }
  plan {
    mean {
      ...DayTotals
    }
    days {
      totals {
        ...DayTotals
      }
      dishes {
        meal
        recipeId
        title
        isLeftover
        netCarbsGrams
      }
    }
  }
  rights {
    mayWrite
    mayPublish
    languages
  }
}

fragment DayTotals on DraftDayTotals {
  energyKcal
  proteinGrams
  netCarbsGrams
  fiberGrams
  saltGrams
  saturatedFatGrams
}`);

export const RecipeDifferencesDocument = new TypedDocumentString<RecipeDifferencesQuery, RecipeDifferencesQueryVariables>(`query RecipeDifferences($id: String!, $after: Int!) {
  contentDifferences(kind: RECIPE, id: $id, after: $after) {
    field
    before
    after
  }
}`);

export const ReadIngredientLineDocument = new TypedDocumentString<ReadIngredientLineQuery, ReadIngredientLineQueryVariables>(`query ReadIngredientLine($text: String!) {
  readIngredientLine(text: $text) {
    line
    note
    remarks
    candidates {
      line
      food {
        id
        name
        netCarbsPer100g
      }
    }
  }
}`);

export const ContentPhotoDocument = new TypedDocumentString<ContentPhotoQuery, ContentPhotoQueryVariables>(`query ContentPhoto($id: String!, $focus: String) {
  contentPhoto(id: $id, focus: $focus)
}`);

export const AddRecipePhotoDocument = new TypedDocumentString<AddRecipePhotoMutation, AddRecipePhotoMutationVariables>(`mutation AddRecipePhoto($input: AddRecipePhotoInput!) {
  addRecipePhoto(input: $input) {
    problems {
      path
      code
      message
    }
    photoId
  }
}`);

export const SaveRecipeDocument = new TypedDocumentString<SaveRecipeMutation, SaveRecipeMutationVariables>(`mutation SaveRecipe($input: SaveContentInput!) {
  saveContent(input: $input) {
    problems {
      path
      code
      message
    }
    conflicts {
      field
      theirs
      yours
    }
    draft {
      ...EditedRecipe
    }
  }
}

fragment EditedRecipe on ContentDraft {
  id
  state
  revision
  version
  isPublished
  path
  canBeArchived
  isNew
  publishAt
  publishLanguages
  changedAt
  changedBy
  alsoHere
  note
  fields {
    name
    value
  }
  languages {
    language
    isPublished
    total
    missing
    stale {
      field
      added
      removed
    }
  }
  remarks {
    field
    level
    message
    language
    rule
  }
  figures {
    strictness
    tags
    drawing
    labels {
      name
      foods
    }
    satiety {
      score
    }
    nutrition {
      netCarbsGrams
      isNetCarbsApproximate
      isNetCarbsIncomplete
      energyKcal
      proteinGrams
      fatGrams
      energyShares {
        netCarbs
        protein
        fat
      }
    }
  }
  lines {
    id
    key
    amount
    unit
    label
    netCarbsGrams
    food {
      id
      name
      group
      hasPicture
    }
  }
  plan {
    mean {
      ...DayTotals
    }
    days {
      totals {
        ...DayTotals
      }
      dishes {
        meal
        recipeId
        title
        isLeftover
        netCarbsGrams
      }
    }
  }
  rights {
    mayWrite
    mayPublish
    languages
  }
}

fragment DayTotals on DraftDayTotals {
  energyKcal
  proteinGrams
  netCarbsGrams
  fiberGrams
  saltGrams
  saturatedFatGrams
}`);

export const SendRecipeToReviewDocument = new TypedDocumentString<SendRecipeToReviewMutation, SendRecipeToReviewMutationVariables>(`mutation SendRecipeToReview($input: ContentItemInput!) {
  sendContentToReview(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const SendRecipeBackDocument = new TypedDocumentString<SendRecipeBackMutation, SendRecipeBackMutationVariables>(`mutation SendRecipeBack($input: SendContentBackInput!) {
  sendContentBack(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const PublishRecipeDocument = new TypedDocumentString<PublishRecipeMutation, PublishRecipeMutationVariables>(`mutation PublishRecipe($input: PublishContentInput!) {
  publishContent(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const ArchiveRecipeDocument = new TypedDocumentString<ArchiveRecipeMutation, ArchiveRecipeMutationVariables>(`mutation ArchiveRecipe($input: ContentItemInput!) {
  archiveContent(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const RestoreRecipeDocument = new TypedDocumentString<RestoreRecipeMutation, RestoreRecipeMutationVariables>(`mutation RestoreRecipe($input: RestoreVersionInput!) {
  restoreContentVersion(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const RecipesToEditDocument = new TypedDocumentString<RecipesToEditQuery, RecipesToEditQueryVariables>(`query RecipesToEdit($search: String, $filter: ContentFilter, $offset: Int) {
  contentItems(kind: RECIPE, search: $search, filter: $filter, offset: $offset) {
    total
    mayWrite
    leftOut {
      ...LeftOut
    }
    counts {
      filter
      count
    }
    items {
      id
      title
      state
      isPublished
      netCarbsGrams
      changedAt
      changedBy
      languages {
        language
        state
      }
    }
  }
}

fragment LeftOut on LeftOutContent {
  id
  message
  language
}`);

export const BeginRecipeDocument = new TypedDocumentString<BeginRecipeMutation, BeginRecipeMutationVariables>(`mutation BeginRecipe($input: BeginContentInput!) {
  beginContent(input: $input) {
    id
    problems {
      path
      code
      message
    }
  }
}`);

export const OperatorStatusDocument = new TypedDocumentString<OperatorStatusQuery, OperatorStatusQueryVariables>(`query OperatorStatus {
  operatorStatus {
    checkedAt
    toLookAt
    version
    nodeVersion
    contentVersion
    startedAt
    databaseKind
    databaseMs
    databaseBytes
    diskUsedBytes
    diskTotalBytes
    backedUpAt
    mailKind
    requests {
      count
      failed
      middleMs
      slowMs
    }
    jobs {
      name
      endedAt
      tookMs
      hasFailed
    }
    errors {
      what
      count
      lastAt
    }
    members {
      paying
      onTrial
      cancelledStillOpen
      chargeOverdue
    }
    months {
      last {
        ...MonthFigures
      }
      before {
        ...MonthFigures
      }
    }
    quizCountedSince
    notices {
      lastToldAt
      unsettled
      unsettledNotices {
        provider
        providerReference
        receivedAt
      }
    }
    mail {
      waiting
      triedBefore
      givenUp
      oldestAt
    }
    experiments {
      experiment
      variant
      sharePercent
      seen
      signedUp
      becameMember
    }
    signUps {
      day
      count
    }
  }
}

fragment MonthFigures on MonthFigures {
  quiz {
    begun
    finished
  }
  accounts
  trials {
    begun
    ended
    becamePaid
    left
  }
  payments {
    failed
    refunded
  }
}`);

export const RetryWaitingMailsDocument = new TypedDocumentString<RetryWaitingMailsMutation, RetryWaitingMailsMutationVariables>(`mutation RetryWaitingMails {
  retryWaitingMails {
    problems {
      path
      code
      message
    }
    count
  }
}`);

export const TranslationGapsDocument = new TypedDocumentString<TranslationGapsQuery, TranslationGapsQueryVariables>(`query TranslationGaps($kind: EditedKind, $language: String, $offset: Int!) {
  translationGaps(kind: $kind, language: $language, offset: $offset) {
    total
    own
    counts {
      kind
      language
      missing
      stale
    }
    gaps {
      kind
      id
      title
      field
      language
      state
      source
      added
      removed
    }
  }
}`);

export const CreateContentWebhookDocument = new TypedDocumentString<CreateContentWebhookMutation, CreateContentWebhookMutationVariables>(`mutation CreateContentWebhook($input: CreateContentWebhookInput!) {
  createContentWebhook(input: $input) {
    problems {
      path
      code
      message
    }
    secret
  }
}`);

export const StopContentWebhookDocument = new TypedDocumentString<StopContentWebhookMutation, StopContentWebhookMutationVariables>(`mutation StopContentWebhook($input: StopContentWebhookInput!) {
  stopContentWebhook(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const DeleteContentWebhookDocument = new TypedDocumentString<DeleteContentWebhookMutation, DeleteContentWebhookMutationVariables>(`mutation DeleteContentWebhook($input: DeleteContentWebhookInput!) {
  deleteContentWebhook(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);
