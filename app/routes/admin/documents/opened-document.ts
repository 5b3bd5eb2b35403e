import type { FormAnswer } from '../../../forms/form-answers.ts';
import type {
  DocumentDifferencesQuery,
  DocumentToEditQuery,
  FoodEffectsQuery,
} from '../operations.gen.ts';
import type { DocumentKind } from './document-kinds.ts';

export const documentTabs = ['write', 'translate', 'review'] as const;
export type DocumentTab = (typeof documentTabs)[number];

/** A thing as the page of its editor loads it. */
export interface OpenedDocument {
  readonly kind: DocumentKind['kind'];
  readonly tab: DocumentTab;
  readonly opened: DocumentToEditQuery['contentDraft'];
  readonly differences: DocumentDifferencesQuery['contentDifferences'];
  readonly effects: FoodEffectsQuery['contentDraft']['foodEffects'];
  readonly answer: FormAnswer | null;
}
