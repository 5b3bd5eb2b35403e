import { TypedDocumentString } from './graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './graphql/schema-types.gen.ts';

export type RootQueryVariables = Exact<{ [key: string]: never; }>;


export type RootQuery = { areErrorsCollected: boolean, shoppingListCount: number, brand: { name: string, wordmarkUrl: string | null, color: string | null, contactEmail: string }, analytics: { scriptUrl: string, isConsentAsked: boolean } | null, me: { userId: string, firstName: string, lastName: string } | null, offers: { trialDays: number }, community: { isForEveryone: boolean } | null };

export const RootDocument = new TypedDocumentString<RootQuery, RootQueryVariables>(`query Root {
  brand {
    name
    wordmarkUrl
    color
    contactEmail
  }
  areErrorsCollected
  analytics {
    scriptUrl
    isConsentAsked
  }
  me {
    userId
    firstName
    lastName
  }
  shoppingListCount
  offers {
    trialDays
  }
  community {
    isForEveryone
  }
}`);
