import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type ContentKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentKeysQuery = { contentKeys: Array<{ id: string, name: string, scopes: Array<Types.ContentScope>, createdAt: string, lastUsedAt: string | null, revokedAt: string | null }> };

export type CreateContentKeyMutationVariables = Exact<{
  input: Types.CreateContentKeyInput;
}>;


export type CreateContentKeyMutation = { createContentKey: { secret: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RevokeContentKeyMutationVariables = Exact<{
  input: Types.RevokeContentKeyInput;
}>;


export type RevokeContentKeyMutation = { revokeContentKey: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type AuditLogQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { next: string | null, entries: Array<{ id: string, happenedAt: string, action: string, actorKind: string, role: string | null, language: string | null, name: string | null, by: { firstName: string, lastName: string } | null, subject: { firstName: string, lastName: string, email: string } | null }> } };

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

export const ContentKeysDocument = new TypedDocumentString<ContentKeysQuery, ContentKeysQueryVariables>(`query ContentKeys {
  contentKeys {
    id
    name
    scopes
    createdAt
    lastUsedAt
    revokedAt
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
