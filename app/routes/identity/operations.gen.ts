import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type LogInViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type LogInViewerQuery = { isLoginExpired: boolean, me: { firstName: string } | null, offers: { trialDays: number }, socialProviders: Array<{ id: string, name: string }> };

export type LogInMutationVariables = Exact<{
  input: Types.LogInInput;
}>;


export type LogInMutation = { logIn: { codeToken: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogInWithCodeMutationVariables = Exact<{
  input: Types.LogInWithCodeInput;
}>;


export type LogInWithCodeMutation = { logInWithCode: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type StartPasskeyLogInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyLogInMutation = { startPasskeyLogIn: { options: string | null, token: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogInWithPasskeyMutationVariables = Exact<{
  input: Types.LogInWithPasskeyInput;
}>;


export type LogInWithPasskeyMutation = { logInWithPasskey: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogOutViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type LogOutViewerQuery = { me: { firstName: string, lastName: string } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { problems: Array<{ code: string }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type PasswordResetQueryVariables = Exact<{
  token: string;
}>;


export type PasswordResetQuery = { isPasswordResetOpen: boolean, passwordMinLength: number };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type EmailConfirmationQueryVariables = Exact<{
  token: string;
}>;


export type EmailConfirmationQuery = { emailToConfirm: string | null };

export type ConfirmEmailMutationVariables = Exact<{
  input: Types.ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SocialArrivalQueryVariables = Exact<{ [key: string]: never; }>;


export type SocialArrivalQuery = { socialArrival: { providerName: string, email: string, firstName: string, lastName: string } | null };

export type SocialSignUpMutationVariables = Exact<{
  input: Types.SocialSignUpInput;
}>;


export type SocialSignUpMutation = { socialSignUp: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type WelcomeQueryVariables = Exact<{ [key: string]: never; }>;


export type WelcomeQuery = { me: { firstName: string } | null, surveyDraft: { isComplete: boolean } };

export const LogInViewerDocument = new TypedDocumentString<LogInViewerQuery, LogInViewerQueryVariables>(`query LogInViewer {
  me {
    firstName
  }
  isLoginExpired
  offers {
    trialDays
  }
  socialProviders {
    id
    name
  }
}`);

export const LogInDocument = new TypedDocumentString<LogInMutation, LogInMutationVariables>(`mutation LogIn($input: LogInInput!) {
  logIn(input: $input) {
    problems {
      path
      code
      message
    }
    codeToken
  }
}`);

export const LogInWithCodeDocument = new TypedDocumentString<LogInWithCodeMutation, LogInWithCodeMutationVariables>(`mutation LogInWithCode($input: LogInWithCodeInput!) {
  logInWithCode(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const StartPasskeyLogInDocument = new TypedDocumentString<StartPasskeyLogInMutation, StartPasskeyLogInMutationVariables>(`mutation StartPasskeyLogIn {
  startPasskeyLogIn {
    problems {
      path
      code
      message
    }
    options
    token
  }
}`);

export const LogInWithPasskeyDocument = new TypedDocumentString<LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables>(`mutation LogInWithPasskey($input: LogInWithPasskeyInput!) {
  logInWithPasskey(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const LogOutViewerDocument = new TypedDocumentString<LogOutViewerQuery, LogOutViewerQueryVariables>(`query LogOutViewer {
  me {
    firstName
    lastName
  }
}`);

export const LogOutDocument = new TypedDocumentString<LogOutMutation, LogOutMutationVariables>(`mutation LogOut {
  logOut {
    problems {
      code
    }
  }
}`);

export const RequestPasswordResetDocument = new TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(`mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const PasswordResetDocument = new TypedDocumentString<PasswordResetQuery, PasswordResetQueryVariables>(`query PasswordReset($token: String!) {
  isPasswordResetOpen(token: $token)
  passwordMinLength
}`);

export const ResetPasswordDocument = new TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>(`mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const EmailConfirmationDocument = new TypedDocumentString<EmailConfirmationQuery, EmailConfirmationQueryVariables>(`query EmailConfirmation($token: String!) {
  emailToConfirm(token: $token)
}`);

export const ConfirmEmailDocument = new TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>(`mutation ConfirmEmail($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const SocialArrivalDocument = new TypedDocumentString<SocialArrivalQuery, SocialArrivalQueryVariables>(`query SocialArrival {
  socialArrival {
    providerName
    email
    firstName
    lastName
  }
}`);

export const SocialSignUpDocument = new TypedDocumentString<SocialSignUpMutation, SocialSignUpMutationVariables>(`mutation SocialSignUp($input: SocialSignUpInput!) {
  socialSignUp(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const WelcomeDocument = new TypedDocumentString<WelcomeQuery, WelcomeQueryVariables>(`query Welcome {
  me {
    firstName
  }
  surveyDraft {
    isComplete
  }
}`);
