import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type ChangeAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeAccountQuery = { passwordMinLength: number, me: { email: string } | null };

export type ChangeAccountMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeAccountMethodsQuery = { mySignInMethods: { hasPassword: boolean } };

export type ChangeNameMutationVariables = Exact<{
  input: Types.ChangeNameInput;
}>;


export type ChangeNameMutation = { changeName: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RequestEmailChangeMutationVariables = Exact<{
  input: Types.RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { myData: string };

export type MembershipToEndQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipToEndQuery = { membershipSubscription: { managementUrl: string | null, renews: boolean } | null };

export type DeleteAccountMutationVariables = Exact<{
  input: Types.DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type WithdrawDataConsentMutationVariables = Exact<{
  input: Types.WithdrawDataConsentInput;
}>;


export type WithdrawDataConsentMutation = { withdrawDataConsent: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type UserSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserSettingsQuery = { me: { firstName: string, lastName: string, email: string, capabilities: { roles: Array<Types.Role>, needsSecondFactor: boolean } } | null, membershipSubscription: { status: Types.SubscriptionStatus, plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number, trialEndsAt: string | null, expireTime: string, isOnTrial: boolean, renews: boolean, nextChargeAt: string | null, paymentMethod: string | null, canBeChanged: boolean, isPaidByGroup: boolean } | null, offers: { isTest: boolean }, profile: { answers: { measurementSystem: Types.MeasurementSystem | null } } | null };

export type AccountSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSettingsQuery = { getDDProGroups: Array<{ id: string, title: string, isAdministrator: boolean }>, mySignInMethods: { isEmailVerified: boolean, hasPassword: boolean, isSecondFactorOn: boolean, socialAccounts: Array<string>, passkeys: Array<{ id: string }> }, socialProviders: Array<{ id: string, name: string }>, mySessions: Array<{ id: string, userAgent: string | null, ipAddress: string | null, lastUsedAt: string, isCurrent: boolean }>, myConsents: Array<{ id: string, kind: Types.ConsentKind, decision: Types.ConsentDecision, version: string | null, createdAt: string }> };

export type EndSessionMutationVariables = Exact<{
  input: Types.EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SendEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailConfirmationMutation = { sendEmailConfirmation: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type DisconnectSocialAccountMutationVariables = Exact<{
  input: Types.DisconnectSocialAccountInput;
}>;


export type DisconnectSocialAccountMutation = { disconnectSocialAccount: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { me: { firstName: string } | null };

export type SecondFactorMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorMethodsQuery = { mySignInMethods: { hasPassword: boolean, isSecondFactorOn: boolean, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string }> } };

export type StartAuthenticatorMutationVariables = Exact<{
  input: Types.CurrentPasswordInput;
}>;


export type StartAuthenticatorMutation = { startAuthenticator: { secret: string | null, url: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  input: Types.AuthenticatorCodeInput;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: { recoveryCodes: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: Types.CurrentPasswordInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RemoveAuthenticatorMutationVariables = Exact<{
  input: Types.CurrentPasswordInput;
}>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type StartPasskeyMutationVariables = Exact<{
  input: Types.StartPasskeyInput;
}>;


export type StartPasskeyMutation = { startPasskey: { options: string | null, token: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type AddPasskeyMutationVariables = Exact<{
  input: Types.AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RemovePasskeyMutationVariables = Exact<{
  input: Types.RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export const ChangeAccountDocument = new TypedDocumentString<ChangeAccountQuery, ChangeAccountQueryVariables>(`query ChangeAccount {
  me {
    email
  }
  passwordMinLength
}`);

export const ChangeAccountMethodsDocument = new TypedDocumentString<ChangeAccountMethodsQuery, ChangeAccountMethodsQueryVariables>(`query ChangeAccountMethods {
  mySignInMethods {
    hasPassword
  }
}`);

export const ChangeNameDocument = new TypedDocumentString<ChangeNameMutation, ChangeNameMutationVariables>(`mutation ChangeName($input: ChangeNameInput!) {
  changeName(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const RequestEmailChangeDocument = new TypedDocumentString<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>(`mutation RequestEmailChange($input: RequestEmailChangeInput!) {
  requestEmailChange(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const ChangePasswordDocument = new TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>(`mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const MyDataDocument = new TypedDocumentString<MyDataQuery, MyDataQueryVariables>(`query MyData {
  myData
}`);

export const MembershipToEndDocument = new TypedDocumentString<MembershipToEndQuery, MembershipToEndQueryVariables>(`query MembershipToEnd {
  membershipSubscription {
    managementUrl
    renews
  }
}`);

export const DeleteAccountDocument = new TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>(`mutation DeleteAccount($input: DeleteAccountInput!) {
  deleteAccount(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const WithdrawDataConsentDocument = new TypedDocumentString<WithdrawDataConsentMutation, WithdrawDataConsentMutationVariables>(`mutation WithdrawDataConsent($input: WithdrawDataConsentInput!) {
  withdrawDataConsent(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const UserSettingsDocument = new TypedDocumentString<UserSettingsQuery, UserSettingsQueryVariables>(`query UserSettings {
  me {
    firstName
    lastName
    email
    capabilities {
      roles
      needsSecondFactor
    }
  }
  membershipSubscription {
    ...MembershipSection
  }
  offers {
    isTest
  }
  ...UsualUnits
}

fragment MembershipSection on MembershipSubscription {
  status
  plan
  currency
  priceMinor
  trialEndsAt
  expireTime
  isOnTrial
  renews
  nextChargeAt
  paymentMethod
  canBeChanged
  isPaidByGroup
}

fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
    }
  }
}`);

export const AccountSettingsDocument = new TypedDocumentString<AccountSettingsQuery, AccountSettingsQueryVariables>(`query AccountSettings {
  getDDProGroups {
    id
    title
    isAdministrator
  }
  mySignInMethods {
    isEmailVerified
    hasPassword
    isSecondFactorOn
    passkeys {
      id
    }
    socialAccounts
  }
  socialProviders {
    id
    name
  }
  mySessions {
    id
    userAgent
    ipAddress
    lastUsedAt
    isCurrent
  }
  myConsents {
    id
    kind
    decision
    version
    createdAt
  }
}`);

export const EndSessionDocument = new TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>(`mutation EndSession($input: EndSessionInput!) {
  endSession(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const EndOtherSessionsDocument = new TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>(`mutation EndOtherSessions {
  endOtherSessions {
    problems {
      path
      code
      message
    }
  }
}`);

export const SendEmailConfirmationDocument = new TypedDocumentString<SendEmailConfirmationMutation, SendEmailConfirmationMutationVariables>(`mutation SendEmailConfirmation {
  sendEmailConfirmation {
    problems {
      path
      code
      message
    }
  }
}`);

export const DisconnectSocialAccountDocument = new TypedDocumentString<DisconnectSocialAccountMutation, DisconnectSocialAccountMutationVariables>(`mutation DisconnectSocialAccount($input: DisconnectSocialAccountInput!) {
  disconnectSocialAccount(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const SecondFactorDocument = new TypedDocumentString<SecondFactorQuery, SecondFactorQueryVariables>(`query SecondFactor {
  me {
    firstName
  }
}`);

export const SecondFactorMethodsDocument = new TypedDocumentString<SecondFactorMethodsQuery, SecondFactorMethodsQueryVariables>(`query SecondFactorMethods {
  mySignInMethods {
    hasPassword
    isSecondFactorOn
    recoveryCodesLeft
    passkeys {
      id
      name
      createdAt
    }
  }
}`);

export const StartAuthenticatorDocument = new TypedDocumentString<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>(`mutation StartAuthenticator($input: CurrentPasswordInput!) {
  startAuthenticator(input: $input) {
    problems {
      path
      code
      message
    }
    secret
    url
  }
}`);

export const ConfirmAuthenticatorDocument = new TypedDocumentString<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>(`mutation ConfirmAuthenticator($input: AuthenticatorCodeInput!) {
  confirmAuthenticator(input: $input) {
    problems {
      path
      code
      message
    }
    recoveryCodes
  }
}`);

export const RenewRecoveryCodesDocument = new TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>(`mutation RenewRecoveryCodes($input: CurrentPasswordInput!) {
  renewRecoveryCodes(input: $input) {
    problems {
      path
      code
      message
    }
    recoveryCodes
  }
}`);

export const RemoveAuthenticatorDocument = new TypedDocumentString<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>(`mutation RemoveAuthenticator($input: CurrentPasswordInput!) {
  removeAuthenticator(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const StartPasskeyDocument = new TypedDocumentString<StartPasskeyMutation, StartPasskeyMutationVariables>(`mutation StartPasskey($input: StartPasskeyInput!) {
  startPasskey(input: $input) {
    problems {
      path
      code
      message
    }
    options
    token
  }
}`);

export const AddPasskeyDocument = new TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>(`mutation AddPasskey($input: AddPasskeyInput!) {
  addPasskey(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const RemovePasskeyDocument = new TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>(`mutation RemovePasskey($input: RemovePasskeyInput!) {
  removePasskey(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);
