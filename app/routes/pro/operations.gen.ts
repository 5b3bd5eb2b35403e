import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type ProAddQueryVariables = Exact<{
  groupId?: string | null | undefined;
}>;


export type ProAddQuery = { proGroup: { subscriptionPeriod: Types.ProMemberPeriod, country: string | null, id: string, title: string, isSample: boolean, isClosed: boolean, addingProblem: { code: string, message: string } | null, joinLink: { code: string, url: string, address: string, expiresAt: string } | null } | null };

export type AddProMemberMutationVariables = Exact<{
  input: Types.AddProMemberInput;
}>;


export type AddProMemberMutation = { addProMember: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type AddProMembersMutationVariables = Exact<{
  input: Types.AddProMembersInput;
}>;


export type AddProMembersMutation = { addProMembers: { problems: Array<{ path: Array<string>, code: string, message: string }>, lines: Array<{ line: number, firstName: string, lastName: string, email: string, problems: Array<{ code: string, message: string }> }> } };

export type JoinLinkFragment = { code: string, url: string, address: string, expiresAt: string };

export type RenewGroupJoinLinkMutationVariables = Exact<{
  input: Types.GroupJoinLinkInput;
}>;


export type RenewGroupJoinLinkMutation = { renewGroupJoinLink: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type CloseGroupJoinLinkMutationVariables = Exact<{
  input: Types.GroupJoinLinkInput;
}>;


export type CloseGroupJoinLinkMutation = { closeGroupJoinLink: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type AssignedContentFragment = { kind: Types.ProAssignmentKind, id: string, slug: string, title: string, dayCount: number, coverRecipeId: string | null };

export type SuggestedViewFragment = { groupTitle: string, assignment: { id: string, memberId: string, by: string | null, assignedAt: string, state: Types.ProAssignmentState, content: { kind: Types.ProAssignmentKind, id: string, slug: string, title: string, dayCount: number, coverRecipeId: string | null } | null } };

export type AssignedViewFragment = { id: string, by: string | null, assignedAt: string, state: Types.ProAssignmentState, answeredAt: string | null, content: { kind: Types.ProAssignmentKind, id: string, slug: string, title: string, dayCount: number, coverRecipeId: string | null } | null };

export type AssignToProMemberMutationVariables = Exact<{
  input: Types.AssignToProMemberInput;
}>;


export type AssignToProMemberMutation = { assignToProMember: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type TakeBackProAssignmentMutationVariables = Exact<{
  input: Types.TakeBackProAssignmentInput;
}>;


export type TakeBackProAssignmentMutation = { takeBackProAssignment: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type AnswerProAssignmentMutationVariables = Exact<{
  input: Types.AnswerProAssignmentInput;
}>;


export type AnswerProAssignmentMutation = { answerProAssignment: { problems: Array<{ path: Array<string>, code: string, message: string }>, started: { kind: Types.ProAssignmentKind, slug: string } | null } };

export type GroupSeesViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type GroupSeesViewerQuery = { me: { userId: string } | null };

export type OwnGroupViewFragment = { memberId: string, title: string, isPaidByGroup: boolean, shares: Array<{ item: Types.ProShareItem, since: string }>, looks: Array<{ at: string, by: string | null, items: Array<Types.ProShareItem> }> };

export type GroupSeesQueryVariables = Exact<{ [key: string]: never; }>;


export type GroupSeesQuery = { myGroups: Array<{ memberId: string, title: string, isPaidByGroup: boolean, shares: Array<{ item: Types.ProShareItem, since: string }>, looks: Array<{ at: string, by: string | null, items: Array<Types.ProShareItem> }> }>, myProAssignments: Array<{ groupTitle: string, assignment: { id: string, memberId: string, by: string | null, assignedAt: string, state: Types.ProAssignmentState, content: { kind: Types.ProAssignmentKind, id: string, slug: string, title: string, dayCount: number, coverRecipeId: string | null } | null } }> };

export type ChangeProShareMutationVariables = Exact<{
  input: Types.ChangeProShareInput;
}>;


export type ChangeProShareMutation = { changeProShare: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LeaveProGroupMutationVariables = Exact<{
  input: Types.LeaveProGroupInput;
}>;


export type LeaveProGroupMutation = { leaveProGroup: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type MemberCareQueryVariables = Exact<{
  groupId: string;
  memberId: string;
}>;


export type MemberCareQuery = { proGroup: { id: string, title: string, isSample: boolean, isClosed: boolean, member: { email: string, status: Types.ProMemberStatus, subscriptionPeriod: Types.ProMemberPeriod, endDate: string | null } | null, assignments: Array<{ id: string, by: string | null, assignedAt: string, state: Types.ProAssignmentState, answeredAt: string | null, content: { kind: Types.ProAssignmentKind, id: string, slug: string, title: string, dayCount: number, coverRecipeId: string | null } | null }>, assignable: Array<{ kind: Types.ProAssignmentKind, id: string, slug: string, title: string, dayCount: number, coverRecipeId: string | null }> } | null, memberCare: { firstName: string, lastName: string, joinedAt: string, shares: Array<{ item: Types.ProShareItem, since: string }>, measurements: Array<{ measure: string, day: string, value: number, secondValue: number | null }> | null, plan: { title: string | null, weeks: Array<{ monday: string, cookedDays: number }> } | null, foodLog: Array<{ id: string, day: string, slot: string, name: string, netCarbsGrams: number | null, energyKcal: number | null }> | null, quiz: { goals: Array<string>, healthConditions: Array<string>, carbLevel: string | null, proteinLevel: string | null, avoid: Array<string>, challenges: Array<string> } | null } | null };

export type ExportProMembersMutationVariables = Exact<{
  input: Types.ExportProMembersInput;
}>;


export type ExportProMembersMutation = { exportProMembers: { csv: string, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ExportProAuditMutationVariables = Exact<{
  input: Types.ExportProAuditInput;
}>;


export type ExportProAuditMutation = { exportProAudit: { csv: string, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ProFrameFragment = { id: string, title: string, isSample: boolean, isClosed: boolean };

export type ListedEventFragment = { id: string, kind: Types.ProEventKind, at: string, actorName: string | null, hasActor: boolean, memberName: string | null, memberId: string | null };

export type ProSettingsQueryVariables = Exact<{
  groupId?: string | null | undefined;
}>;


export type ProSettingsQuery = { me: { userId: string } | null, proGroup: { payerLanguage: Types.ProPayerLanguage, country: string | null, taxResidence: string | null, subscriptionPeriod: Types.ProMemberPeriod, id: string, title: string, isSample: boolean, isClosed: boolean, administrators: Array<{ userId: string, firstName: string, lastName: string, email: string }> } | null };

export type ProAuditQueryVariables = Exact<{
  groupId?: string | null | undefined;
  first: number;
  offset: number;
}>;


export type ProAuditQuery = { proGroup: { id: string, title: string, isSample: boolean, isClosed: boolean, events: { totalCount: number, nodes: Array<{ id: string, kind: Types.ProEventKind, at: string, actorName: string | null, hasActor: boolean, memberName: string | null, memberId: string | null }> } } | null };

export type ProNewQueryVariables = Exact<{ [key: string]: never; }>;


export type ProNewQuery = { canOpenProGroup: boolean, me: { userId: string } | null };

export type OpenProGroupMutationVariables = Exact<{
  input: Types.OpenProGroupInput;
}>;


export type OpenProGroupMutation = { openProGroup: { group: { id: string } | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ChangeProGroupMutationVariables = Exact<{
  input: Types.ChangeProGroupInput;
}>;


export type ChangeProGroupMutation = { changeProGroup: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type AddProAdministratorMutationVariables = Exact<{
  input: Types.AddProAdministratorInput;
}>;


export type AddProAdministratorMutation = { addProAdministrator: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RemoveProAdministratorMutationVariables = Exact<{
  input: Types.RemoveProAdministratorInput;
}>;


export type RemoveProAdministratorMutation = { removeProAdministrator: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type TransferProGroupMutationVariables = Exact<{
  input: Types.TransferProGroupInput;
}>;


export type TransferProGroupMutation = { transferProGroup: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type CloseProGroupMutationVariables = Exact<{
  input: Types.CloseProGroupInput;
}>;


export type CloseProGroupMutation = { closeProGroup: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type JoinViewFragment = { group: string | null, isPaidByGroup: boolean, trialDays: number, recipeCount: number, pays: Types.InvitationPays | null, problems: Array<{ path: Array<string>, code: string, message: string }> };

export type ProInvitationQueryVariables = Exact<{
  invitation: string;
}>;


export type ProInvitationQuery = { passwordMinLength: number, me: { firstName: string, lastName: string, email: string } | null, membershipSubscription: { provider: Types.SubscriptionProvider, status: Types.SubscriptionStatus } | null, proInvitation: { group: string | null, isPaidByGroup: boolean, trialDays: number, recipeCount: number, pays: Types.InvitationPays | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SignUpToJoinMutationVariables = Exact<{
  input: Types.SignUpInput;
}>;


export type SignUpToJoinMutation = { signUp: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type JoinGroupMutationVariables = Exact<{
  input: Types.JoinGroupInput;
}>;


export type JoinGroupMutation = { joinGroup: { pays: Types.InvitationPays | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ListedMemberFragment = { id: string, firstName: string, lastName: string, email: string, status: Types.ProMemberStatus, subscriptionPeriod: Types.ProMemberPeriod, startDate: string | null, endDate: string | null, country: string | null, taxResidence: string | null, addedAt: string };

export type ProMembersQueryVariables = Exact<{
  groupId?: string | null | undefined;
  filter: Types.ProMemberFilter;
  first: number;
  offset: number;
}>;


export type ProMembersQuery = { canOpenProGroup: boolean, getDDProGroups: Array<{ id: string, title: string, isAdministrator: boolean }>, proGroup: { subscriptionPayer: Types.ProSubscriptionPayer, subscriptionPeriod: Types.ProMemberPeriod, id: string, title: string, isSample: boolean, isClosed: boolean, joinLink: { code: string } | null, totals: { monday: string, plan: { people: number, percent: number, isOrFewer: boolean, isOrMore: boolean } | null, weight: { people: number, changeKg: number } | null } | null, figures: { endingCount: number, everCount: number }, addingProblem: { code: string, message: string } | null, members: { nodes: Array<{ id: string, firstName: string, lastName: string, email: string, status: Types.ProMemberStatus, subscriptionPeriod: Types.ProMemberPeriod, startDate: string | null, endDate: string | null, country: string | null, taxResidence: string | null, addedAt: string }>, counts: Array<{ status: Types.ProMemberStatus, count: number }> } } | null };

export type ProMemberQueryVariables = Exact<{
  groupId?: string | null | undefined;
  memberId: string;
}>;


export type ProMemberQuery = { proGroup: { id: string, title: string, isSample: boolean, isClosed: boolean, member: { joinedAt: string | null, id: string, firstName: string, lastName: string, email: string, status: Types.ProMemberStatus, subscriptionPeriod: Types.ProMemberPeriod, startDate: string | null, endDate: string | null, country: string | null, taxResidence: string | null, addedAt: string } | null, events: { nodes: Array<{ id: string, kind: Types.ProEventKind, at: string, actorName: string | null, hasActor: boolean, memberName: string | null, memberId: string | null }> } } | null };

export type RemoveProMembersMutationVariables = Exact<{
  input: Types.ProMembersInput;
}>;


export type RemoveProMembersMutation = { removeProMembers: { count: number, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type InviteProMembersAgainMutationVariables = Exact<{
  input: Types.ProMembersInput;
}>;


export type InviteProMembersAgainMutation = { inviteProMembersAgain: { count: number, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ChangeProMemberMutationVariables = Exact<{
  input: Types.ChangeProMemberInput;
}>;


export type ChangeProMemberMutation = { changeProMember: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ProPaymentGroupQueryVariables = Exact<{
  groupId?: string | null | undefined;
}>;


export type ProPaymentGroupQuery = { me: { userId: string } | null, proGroup: { id: string, title: string, isSample: boolean, isClosed: boolean } | null };

export type ProPaymentQueryVariables = Exact<{
  groupId: string;
}>;


export type ProPaymentQuery = { proPayment: { groupId: string, title: string, payer: Types.ProSubscriptionPayer, isClosed: boolean, canAddMembers: boolean, stage: Types.ProPaymentStage, isAvailable: boolean, isTest: boolean, trialDays: number, graceDays: number, seats: number, currency: Types.Currency, priceMinor: number, methodLabel: string | null, methodExpiresAt: string | null, isMethodValid: boolean, periodEnd: string | null, accessUntil: string | null, billingName: string | null, billingAddress: string | null, country: string | null, taxResidence: string | null, vatNumber: string | null, isVatNumberKnown: boolean | null, cardFields: { kind: Types.PaymentFieldsKind, publishableKey: string | null } | null, next: { at: string, netMinor: number, vatMinor: number, totalMinor: number } | null, vat: { treatment: Types.ProVatTreatment, country: string, percent: number } | null, invoices: Array<{ id: string, number: string, state: Types.ProInvoiceState, currency: Types.Currency, periodStart: string, periodEnd: string, seats: number, netMinor: number, vatMinor: number, totalMinor: number }> } };

export type ProInvoiceQueryVariables = Exact<{
  groupId: string;
  id: string;
}>;


export type ProInvoiceQuery = { proInvoice: { number: string, state: Types.ProInvoiceState, currency: Types.Currency, issuedAt: string, paidAt: string | null, periodStart: string, periodEnd: string, netMinor: number, vatPercent: number, vatMinor: number, totalMinor: number, dueMinor: number, isReverseCharge: boolean, isTest: boolean, lines: Array<{ kind: Types.ProInvoiceLineKind, seats: number, from: string, to: string, netMinor: number }>, buyer: { name: string, address: string, country: string | null, vatNumber: string | null }, seller: { name: string, address: string, country: string | null, vatNumber: string | null } } | null };

export type ProInvoicePartyFragment = { name: string, address: string, country: string | null, vatNumber: string | null };

export type SetProPaymentMethodMutationVariables = Exact<{
  input: Types.SetProPaymentMethodInput;
}>;


export type SetProPaymentMethodMutation = { setProPaymentMethod: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SetProBillingMutationVariables = Exact<{
  input: Types.SetProBillingInput;
}>;


export type SetProBillingMutation = { setProBilling: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SetProPayerMutationVariables = Exact<{
  input: Types.SetProPayerInput;
}>;


export type SetProPayerMutation = { setProPayer: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type InvitationPaperQueryVariables = Exact<{
  groupId: string;
}>;


export type InvitationPaperQuery = { invitationPaper: { pdf: string | null, problems: Array<{ code: string, message: string }> } };

export type QrGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type QrGroupsQuery = { getDDProGroups: Array<{ id: string, isAdministrator: boolean }> };

export type MemberHandoutQueryVariables = Exact<{
  groupId: string;
  memberId: string;
}>;


export type MemberHandoutQuery = { memberHandout: { pdf: string | null, problems: Array<{ code: string, message: string }> } | null };

export const ProAddDocument = new TypedDocumentString<ProAddQuery, ProAddQueryVariables>(`query ProAdd($groupId: ID) {
  proGroup(groupId: $groupId) {
    ...ProFrame
    subscriptionPeriod
    country
    addingProblem {
      code
      message
    }
    joinLink {
      ...JoinLink
    }
  }
}

fragment ProFrame on ProAdministeredGroup {
  id
  title
  isSample
  isClosed
}

fragment JoinLink on GroupJoinLink {
  code
  url
  address
  expiresAt
}`);

export const AddProMemberDocument = new TypedDocumentString<AddProMemberMutation, AddProMemberMutationVariables>(`mutation AddProMember($input: AddProMemberInput!) {
  addProMember(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const AddProMembersDocument = new TypedDocumentString<AddProMembersMutation, AddProMembersMutationVariables>(`mutation AddProMembers($input: AddProMembersInput!) {
  addProMembers(input: $input) {
    problems {
      path
      code
      message
    }
    lines {
      line
      firstName
      lastName
      email
      problems {
        code
        message
      }
    }
  }
}`);

export const RenewGroupJoinLinkDocument = new TypedDocumentString<RenewGroupJoinLinkMutation, RenewGroupJoinLinkMutationVariables>(`mutation RenewGroupJoinLink($input: GroupJoinLinkInput!) {
  renewGroupJoinLink(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const CloseGroupJoinLinkDocument = new TypedDocumentString<CloseGroupJoinLinkMutation, CloseGroupJoinLinkMutationVariables>(`mutation CloseGroupJoinLink($input: GroupJoinLinkInput!) {
  closeGroupJoinLink(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const AssignToProMemberDocument = new TypedDocumentString<AssignToProMemberMutation, AssignToProMemberMutationVariables>(`mutation AssignToProMember($input: AssignToProMemberInput!) {
  assignToProMember(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const TakeBackProAssignmentDocument = new TypedDocumentString<TakeBackProAssignmentMutation, TakeBackProAssignmentMutationVariables>(`mutation TakeBackProAssignment($input: TakeBackProAssignmentInput!) {
  takeBackProAssignment(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const AnswerProAssignmentDocument = new TypedDocumentString<AnswerProAssignmentMutation, AnswerProAssignmentMutationVariables>(`mutation AnswerProAssignment($input: AnswerProAssignmentInput!) {
  answerProAssignment(input: $input) {
    problems {
      path
      code
      message
    }
    started {
      kind
      slug
    }
  }
}`);

export const GroupSeesViewerDocument = new TypedDocumentString<GroupSeesViewerQuery, GroupSeesViewerQueryVariables>(`query GroupSeesViewer {
  me {
    userId
  }
}`);

export const GroupSeesDocument = new TypedDocumentString<GroupSeesQuery, GroupSeesQueryVariables>(`query GroupSees {
  myGroups {
    ...OwnGroupView
  }
  myProAssignments {
    ...SuggestedView
  }
}

fragment OwnGroupView on OwnGroup {
  memberId
  title
  isPaidByGroup
  shares {
    item
    since
  }
  looks {
    at
    by
    items
  }
}

fragment SuggestedView on OwnProAssignment {
  groupTitle
  assignment {
    id
    memberId
    by
    assignedAt
    state
    content {
      ...AssignedContent
    }
  }
}

fragment AssignedContent on ProAssignable {
  kind
  id
  slug
  title
  dayCount
  coverRecipeId
}`);

export const ChangeProShareDocument = new TypedDocumentString<ChangeProShareMutation, ChangeProShareMutationVariables>(`mutation ChangeProShare($input: ChangeProShareInput!) {
  changeProShare(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const LeaveProGroupDocument = new TypedDocumentString<LeaveProGroupMutation, LeaveProGroupMutationVariables>(`mutation LeaveProGroup($input: LeaveProGroupInput!) {
  leaveProGroup(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const MemberCareDocument = new TypedDocumentString<MemberCareQuery, MemberCareQueryVariables>(`query MemberCare($groupId: ID!, $memberId: ID!) {
  proGroup(groupId: $groupId) {
    ...ProFrame
    member(id: $memberId) {
      email
      status
      subscriptionPeriod
      endDate
    }
    assignments(memberId: $memberId) {
      ...AssignedView
    }
    assignable {
      ...AssignedContent
    }
  }
  memberCare(groupId: $groupId, memberId: $memberId) {
    firstName
    lastName
    joinedAt
    shares {
      item
      since
    }
    measurements {
      measure
      day
      value
      secondValue
    }
    plan {
      title
      weeks {
        monday
        cookedDays
      }
    }
    foodLog {
      id
      day
      slot
      name
      netCarbsGrams
      energyKcal
    }
    quiz {
      goals
      healthConditions
      carbLevel
      proteinLevel
      avoid
      challenges
    }
  }
}

fragment ProFrame on ProAdministeredGroup {
  id
  title
  isSample
  isClosed
}

fragment AssignedView on ProAssignment {
  id
  by
  assignedAt
  state
  answeredAt
  content {
    ...AssignedContent
  }
}

fragment AssignedContent on ProAssignable {
  kind
  id
  slug
  title
  dayCount
  coverRecipeId
}`);

export const ExportProMembersDocument = new TypedDocumentString<ExportProMembersMutation, ExportProMembersMutationVariables>(`mutation ExportProMembers($input: ExportProMembersInput!) {
  exportProMembers(input: $input) {
    csv
    problems {
      path
      code
      message
    }
  }
}`);

export const ExportProAuditDocument = new TypedDocumentString<ExportProAuditMutation, ExportProAuditMutationVariables>(`mutation ExportProAudit($input: ExportProAuditInput!) {
  exportProAudit(input: $input) {
    csv
    problems {
      path
      code
      message
    }
  }
}`);

export const ProSettingsDocument = new TypedDocumentString<ProSettingsQuery, ProSettingsQueryVariables>(`query ProSettings($groupId: ID) {
  me {
    userId
  }
  proGroup(groupId: $groupId) {
    ...ProFrame
    payerLanguage
    country
    taxResidence
    subscriptionPeriod
    administrators {
      userId
      firstName
      lastName
      email
    }
  }
}

fragment ProFrame on ProAdministeredGroup {
  id
  title
  isSample
  isClosed
}`);

export const ProAuditDocument = new TypedDocumentString<ProAuditQuery, ProAuditQueryVariables>(`query ProAudit($groupId: ID, $first: Int!, $offset: Int!) {
  proGroup(groupId: $groupId) {
    ...ProFrame
    events(first: $first, offset: $offset) {
      totalCount
      nodes {
        ...ListedEvent
      }
    }
  }
}

fragment ProFrame on ProAdministeredGroup {
  id
  title
  isSample
  isClosed
}

fragment ListedEvent on ProEvent {
  id
  kind
  at
  actorName
  hasActor
  memberName
  memberId
}`);

export const ProNewDocument = new TypedDocumentString<ProNewQuery, ProNewQueryVariables>(`query ProNew {
  me {
    userId
  }
  canOpenProGroup
}`);

export const OpenProGroupDocument = new TypedDocumentString<OpenProGroupMutation, OpenProGroupMutationVariables>(`mutation OpenProGroup($input: OpenProGroupInput!) {
  openProGroup(input: $input) {
    group {
      id
    }
    problems {
      path
      code
      message
    }
  }
}`);

export const ChangeProGroupDocument = new TypedDocumentString<ChangeProGroupMutation, ChangeProGroupMutationVariables>(`mutation ChangeProGroup($input: ChangeProGroupInput!) {
  changeProGroup(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const AddProAdministratorDocument = new TypedDocumentString<AddProAdministratorMutation, AddProAdministratorMutationVariables>(`mutation AddProAdministrator($input: AddProAdministratorInput!) {
  addProAdministrator(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const RemoveProAdministratorDocument = new TypedDocumentString<RemoveProAdministratorMutation, RemoveProAdministratorMutationVariables>(`mutation RemoveProAdministrator($input: RemoveProAdministratorInput!) {
  removeProAdministrator(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const TransferProGroupDocument = new TypedDocumentString<TransferProGroupMutation, TransferProGroupMutationVariables>(`mutation TransferProGroup($input: TransferProGroupInput!) {
  transferProGroup(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const CloseProGroupDocument = new TypedDocumentString<CloseProGroupMutation, CloseProGroupMutationVariables>(`mutation CloseProGroup($input: CloseProGroupInput!) {
  closeProGroup(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const ProInvitationDocument = new TypedDocumentString<ProInvitationQuery, ProInvitationQueryVariables>(`query ProInvitation($invitation: String!) {
  me {
    firstName
    lastName
    email
  }
  passwordMinLength
  membershipSubscription {
    provider
    status
  }
  proInvitation(invitation: $invitation) {
    ...JoinView
  }
}

fragment JoinView on GroupInvitation {
  group
  isPaidByGroup
  trialDays
  recipeCount
  pays
  problems {
    path
    code
    message
  }
}`);

export const SignUpToJoinDocument = new TypedDocumentString<SignUpToJoinMutation, SignUpToJoinMutationVariables>(`mutation SignUpToJoin($input: SignUpInput!) {
  signUp(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const JoinGroupDocument = new TypedDocumentString<JoinGroupMutation, JoinGroupMutationVariables>(`mutation JoinGroup($input: JoinGroupInput!) {
  joinGroup(input: $input) {
    problems {
      path
      code
      message
    }
    pays
  }
}`);

export const ProMembersDocument = new TypedDocumentString<ProMembersQuery, ProMembersQueryVariables>(`query ProMembers($groupId: ID, $filter: ProMemberFilter!, $first: Int!, $offset: Int!) {
  canOpenProGroup
  getDDProGroups {
    id
    title
    isAdministrator
  }
  proGroup(groupId: $groupId) {
    ...ProFrame
    subscriptionPayer
    subscriptionPeriod
    joinLink {
      code
    }
    totals {
      monday
      plan {
        people
        percent
        isOrFewer
        isOrMore
      }
      weight {
        people
        changeKg
      }
    }
    figures {
      endingCount
      everCount
    }
    addingProblem {
      code
      message
    }
    members(filter: $filter, first: $first, offset: $offset) {
      nodes {
        ...ListedMember
      }
      counts {
        status
        count
      }
    }
  }
}

fragment ProFrame on ProAdministeredGroup {
  id
  title
  isSample
  isClosed
}

fragment ListedMember on ProMember {
  id
  firstName
  lastName
  email
  status
  subscriptionPeriod
  startDate
  endDate
  country
  taxResidence
  addedAt
}`);

export const ProMemberDocument = new TypedDocumentString<ProMemberQuery, ProMemberQueryVariables>(`query ProMember($groupId: ID, $memberId: ID!) {
  proGroup(groupId: $groupId) {
    ...ProFrame
    member(id: $memberId) {
      ...ListedMember
      joinedAt
    }
    events(memberId: $memberId, first: 20) {
      nodes {
        ...ListedEvent
      }
    }
  }
}

fragment ProFrame on ProAdministeredGroup {
  id
  title
  isSample
  isClosed
}

fragment ListedMember on ProMember {
  id
  firstName
  lastName
  email
  status
  subscriptionPeriod
  startDate
  endDate
  country
  taxResidence
  addedAt
}

fragment ListedEvent on ProEvent {
  id
  kind
  at
  actorName
  hasActor
  memberName
  memberId
}`);

export const RemoveProMembersDocument = new TypedDocumentString<RemoveProMembersMutation, RemoveProMembersMutationVariables>(`mutation RemoveProMembers($input: ProMembersInput!) {
  removeProMembers(input: $input) {
    count
    problems {
      path
      code
      message
    }
  }
}`);

export const InviteProMembersAgainDocument = new TypedDocumentString<InviteProMembersAgainMutation, InviteProMembersAgainMutationVariables>(`mutation InviteProMembersAgain($input: ProMembersInput!) {
  inviteProMembersAgain(input: $input) {
    count
    problems {
      path
      code
      message
    }
  }
}`);

export const ChangeProMemberDocument = new TypedDocumentString<ChangeProMemberMutation, ChangeProMemberMutationVariables>(`mutation ChangeProMember($input: ChangeProMemberInput!) {
  changeProMember(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const ProPaymentGroupDocument = new TypedDocumentString<ProPaymentGroupQuery, ProPaymentGroupQueryVariables>(`query ProPaymentGroup($groupId: ID) {
  me {
    userId
  }
  proGroup(groupId: $groupId) {
    ...ProFrame
  }
}

fragment ProFrame on ProAdministeredGroup {
  id
  title
  isSample
  isClosed
}`);

export const ProPaymentDocument = new TypedDocumentString<ProPaymentQuery, ProPaymentQueryVariables>(`query ProPayment($groupId: ID!) {
  proPayment(groupId: $groupId) {
    groupId
    title
    payer
    isClosed
    canAddMembers
    stage
    isAvailable
    isTest
    cardFields {
      kind
      publishableKey
    }
    trialDays
    graceDays
    seats
    currency
    priceMinor
    methodLabel
    methodExpiresAt
    isMethodValid
    periodEnd
    accessUntil
    next {
      at
      netMinor
      vatMinor
      totalMinor
    }
    billingName
    billingAddress
    country
    taxResidence
    vatNumber
    isVatNumberKnown
    vat {
      treatment
      country
      percent
    }
    invoices {
      id
      number
      state
      currency
      periodStart
      periodEnd
      seats
      netMinor
      vatMinor
      totalMinor
    }
  }
}`);

export const ProInvoiceDocument = new TypedDocumentString<ProInvoiceQuery, ProInvoiceQueryVariables>(`query ProInvoice($groupId: ID!, $id: ID!) {
  proInvoice(groupId: $groupId, id: $id) {
    number
    state
    currency
    issuedAt
    paidAt
    periodStart
    periodEnd
    netMinor
    vatPercent
    vatMinor
    totalMinor
    dueMinor
    isReverseCharge
    isTest
    lines {
      kind
      seats
      from
      to
      netMinor
    }
    buyer {
      ...ProInvoiceParty
    }
    seller {
      ...ProInvoiceParty
    }
  }
}

fragment ProInvoiceParty on ProInvoiceParty {
  name
  address
  country
  vatNumber
}`);

export const SetProPaymentMethodDocument = new TypedDocumentString<SetProPaymentMethodMutation, SetProPaymentMethodMutationVariables>(`mutation SetProPaymentMethod($input: SetProPaymentMethodInput!) {
  setProPaymentMethod(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const SetProBillingDocument = new TypedDocumentString<SetProBillingMutation, SetProBillingMutationVariables>(`mutation SetProBilling($input: SetProBillingInput!) {
  setProBilling(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const SetProPayerDocument = new TypedDocumentString<SetProPayerMutation, SetProPayerMutationVariables>(`mutation SetProPayer($input: SetProPayerInput!) {
  setProPayer(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const InvitationPaperDocument = new TypedDocumentString<InvitationPaperQuery, InvitationPaperQueryVariables>(`query InvitationPaper($groupId: ID!) {
  invitationPaper(groupId: $groupId) {
    pdf
    problems {
      code
      message
    }
  }
}`);

export const QrGroupsDocument = new TypedDocumentString<QrGroupsQuery, QrGroupsQueryVariables>(`query QrGroups {
  getDDProGroups {
    id
    isAdministrator
  }
}`);

export const MemberHandoutDocument = new TypedDocumentString<MemberHandoutQuery, MemberHandoutQueryVariables>(`query MemberHandout($groupId: ID!, $memberId: ID!) {
  memberHandout(groupId: $groupId, memberId: $memberId) {
    pdf
    problems {
      code
      message
    }
  }
}`);
