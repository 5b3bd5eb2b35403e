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

export type OperatorStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorStatusQuery = { operatorStatus: { checkedAt: string, toLookAt: Array<Types.HealthPart>, version: string, nodeVersion: string, contentVersion: string, startedAt: string, databaseKind: string, databaseMs: number, databaseBytes: number, diskUsedBytes: number | null, diskTotalBytes: number | null, backedUpAt: string | null, mailKind: string, requests: { count: number, failed: number, middleMs: number | null, slowMs: number | null }, jobs: Array<{ name: string, endedAt: string, tookMs: number, hasFailed: boolean }>, members: { paying: number, onTrial: number, cancelledStillOpen: number, chargeOverdue: number }, trials: { begun: number, ended: number, becamePaid: number, left: number }, payments: { failed: number, refunded: number, lastToldAt: string | null, unsettled: number }, mail: { waiting: number, triedBefore: number, oldestAt: string | null }, signUps: Array<{ day: string, count: number }> } };

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
    members {
      paying
      onTrial
      cancelledStillOpen
      chargeOverdue
    }
    trials {
      begun
      ended
      becamePaid
      left
    }
    payments {
      failed
      refunded
      lastToldAt
      unsettled
    }
    mail {
      waiting
      triedBefore
      oldestAt
    }
    signUps {
      day
      count
    }
  }
}`);
