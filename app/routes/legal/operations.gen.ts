import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type TermsQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsQuery = { hasTermsToAccept: boolean, terms: { version: string, namesOperator: boolean, title: string, short: Array<string>, sections: Array<{ id: string, title: string, plain: string, paragraphs: Array<string> }> } };

export type AcceptTermsMutationVariables = Exact<{
  input: Types.AcceptTermsInput;
}>;


export type AcceptTermsMutation = { acceptTerms: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export const TermsDocument = new TypedDocumentString<TermsQuery, TermsQueryVariables>(`query Terms {
  hasTermsToAccept
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

export const AcceptTermsDocument = new TypedDocumentString<AcceptTermsMutation, AcceptTermsMutationVariables>(`mutation AcceptTerms($input: AcceptTermsInput!) {
  acceptTerms(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);
