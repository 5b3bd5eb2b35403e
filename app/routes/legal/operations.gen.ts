import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type TermsQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsQuery = { terms: { version: string, namesOperator: boolean, title: string, short: Array<string>, sections: Array<{ id: string, title: string, plain: string, paragraphs: Array<string> }> } };

export const TermsDocument = new TypedDocumentString<TermsQuery, TermsQueryVariables>(`query Terms {
  terms {
    version
    namesOperator
    title
    short
    sections {
      id
      title
      plain
      paragraphs
    }
  }
}`);
