import { TypedDocumentString } from '../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema-types.gen.ts';

export type EnterExperimentMutationVariables = Exact<{
  input: Types.EnterExperimentInput;
}>;


export type EnterExperimentMutation = { enterExperiment: { variant: Types.ExperimentVariant, isTried: boolean } };

export type TakenVariantsQueryVariables = Exact<{ [key: string]: never; }>;


export type TakenVariantsQuery = { membershipSubscription: { status: Types.SubscriptionStatus } | null, takenVariants: Array<{ experiment: Types.Experiment, variant: Types.ExperimentVariant }> };

export const EnterExperimentDocument = new TypedDocumentString<EnterExperimentMutation, EnterExperimentMutationVariables>(`mutation EnterExperiment($input: EnterExperimentInput!) {
  enterExperiment(input: $input) {
    variant
    isTried
  }
}`);

export const TakenVariantsDocument = new TypedDocumentString<TakenVariantsQuery, TakenVariantsQueryVariables>(`query TakenVariants {
  membershipSubscription {
    status
  }
  takenVariants {
    experiment
    variant
  }
}`);
