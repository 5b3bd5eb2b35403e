import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { CollectionsForm } from './collections-form.tsx';
import type { DocumentKind } from './document-kinds.ts';
import { FoodForm } from './food-form.tsx';
import { LandingForm } from './landing-form.tsx';
import { PageForm } from './page-form.tsx';
import { PlanForm } from './plan-form.tsx';
import { ProgramForm } from './program-form.tsx';
import { VideoForm } from './video-form.tsx';

/** What is written of a thing in its source language, by its kind. */
export function WriteForm({ kind, open }: { kind: DocumentKind['kind']; open: OpenDraft }) {
  switch (kind) {
    case 'MEAL_PLAN':
      return <PlanForm open={open} />;
    case 'FOOD':
      return <FoodForm open={open} />;
    case 'PAGE':
      return <PageForm open={open} />;
    case 'VIDEO':
      return <VideoForm open={open} />;
    case 'PROGRAM':
      return <ProgramForm open={open} />;
    case 'COLLECTION':
      return <CollectionsForm open={open} />;
    case 'LANDING':
      return <LandingForm open={open} />;
  }
}
