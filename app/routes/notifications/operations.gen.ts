import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { me: { userId: string } | null };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: { timeZone: string | null, isEmailPossible: boolean, pushKey: string | null, pushDeviceCount: number, currentPushDeviceId: string | null, choices: Array<{ kind: Types.NotificationKind, channel: Types.NotificationChannel, isOn: boolean, isRequired: boolean }> } };

export type NotificationChoiceFieldsFragment = { kind: Types.NotificationKind, channel: Types.NotificationChannel, isOn: boolean, isRequired: boolean };

export type ChangeNotificationsMutationVariables = Exact<{
  input: Types.ChangeNotificationsInput;
}>;


export type ChangeNotificationsMutation = { changeNotifications: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type AddPushDeviceMutationVariables = Exact<{
  input: Types.AddPushDeviceInput;
}>;


export type AddPushDeviceMutation = { addPushDevice: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RemovePushDeviceMutationVariables = Exact<{
  input: Types.RemovePushDeviceInput;
}>;


export type RemovePushDeviceMutation = { removePushDevice: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type MarketingPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketingPreferencesQuery = { marketingPreferencesUrl: string | null };

export type BrazeTokenQueryVariables = Exact<{
  input: Types.BrazeSdkAuthTokenInput;
}>;


export type BrazeTokenQuery = { getBrazeSDKAuthToken: { token: string } | null };

export type MailsToEndQueryVariables = Exact<{
  token: string;
}>;


export type MailsToEndQuery = { mailsToEnd: Types.NotificationKind | null };

export type UnsubscribeMutationVariables = Exact<{
  input: Types.UnsubscribeInput;
}>;


export type UnsubscribeMutation = { unsubscribe: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export const NotificationsDocument = new TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>(`query Notifications {
  me {
    userId
  }
}`);

export const NotificationSettingsDocument = new TypedDocumentString<NotificationSettingsQuery, NotificationSettingsQueryVariables>(`query NotificationSettings {
  notificationSettings {
    choices {
      ...NotificationChoiceFields
    }
    timeZone
    isEmailPossible
    pushKey
    pushDeviceCount
    currentPushDeviceId
  }
}

fragment NotificationChoiceFields on NotificationChoice {
  kind
  channel
  isOn
  isRequired
}`);

export const ChangeNotificationsDocument = new TypedDocumentString<ChangeNotificationsMutation, ChangeNotificationsMutationVariables>(`mutation ChangeNotifications($input: ChangeNotificationsInput!) {
  changeNotifications(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const AddPushDeviceDocument = new TypedDocumentString<AddPushDeviceMutation, AddPushDeviceMutationVariables>(`mutation AddPushDevice($input: AddPushDeviceInput!) {
  addPushDevice(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const RemovePushDeviceDocument = new TypedDocumentString<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>(`mutation RemovePushDevice($input: RemovePushDeviceInput!) {
  removePushDevice(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const MarketingPreferencesDocument = new TypedDocumentString<MarketingPreferencesQuery, MarketingPreferencesQueryVariables>(`query MarketingPreferences {
  marketingPreferencesUrl
}`);

export const BrazeTokenDocument = new TypedDocumentString<BrazeTokenQuery, BrazeTokenQueryVariables>(`query BrazeToken($input: BrazeSDKAuthTokenInput!) {
  getBrazeSDKAuthToken(input: $input) {
    token
  }
}`);

export const MailsToEndDocument = new TypedDocumentString<MailsToEndQuery, MailsToEndQueryVariables>(`query MailsToEnd($token: String!) {
  mailsToEnd(token: $token)
}`);

export const UnsubscribeDocument = new TypedDocumentString<UnsubscribeMutation, UnsubscribeMutationVariables>(`mutation Unsubscribe($input: UnsubscribeInput!) {
  unsubscribe(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);
