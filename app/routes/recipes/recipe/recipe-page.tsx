import { useState } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import type {
  PlannedServingFragment,
  PlanChoiceFragment,
  RecipeOnPageFragment,
  RecipeQuery,
} from '../operations.gen.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CardRow, Section } from '../../../ui/layout/section.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { planParameter } from '../add/add-to-plan.ts';
import { DoorDialog, DoorDish } from '../../../members-only/door.tsx';
import { memberPoints } from '../../../members-only/door-points.ts';
import { membershipOffer } from '../../../members-only/membership-offer.ts';
import { PlanDialog } from '../add/plan-dialog.tsx';
import { EatingNotes } from './eating-notes.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { answerTo } from '../../../forms/form-answers.ts';
import type { RecipeAnswer } from './change-recipe.ts';
import { RecipeHead } from './recipe-head.tsx';
import { RecipeIngredients, RecipeInstructions } from './recipe-method.tsx';
import { ofPlate } from './of-plate.ts';
import { RecipeNutrition } from './recipe-nutrition.tsx';
import { RecipeQuestions } from './recipe-questions.tsx';
import { RatingCard } from '../rating/recipe-rating.tsx';
import { RecipeSatiety } from './recipe-satiety.tsx';
import { tagGroupsOf } from './recipe-tag-groups.ts';
import { RecipeTags } from './recipe-tags.tsx';
import { RecipeTile } from '../../../dishes/recipe-tile.tsx';
import { BehindTheDoor } from './behind-the-door.tsx';
import type { LeftPlace } from '../../../plans/left-place.ts';
import { laterPart } from '../../../loading/later-part.tsx';

const LeftPlaceNote = await laterPart(
  async () => (await import('../../../plans/left-place-note.tsx')).LeftPlaceNote,
);
const RecipeFilms = await laterPart(async () => (await import('./recipe-films.tsx')).RecipeFilms);

/** Without scripts the prompt stands in the page, and its link leads there. */
export const promptAnchor = 'members';

export interface RecipePageProps extends Pick<RecipeQuery, 'offers' | 'me'> {
  answer: RecipeOnPageFragment;
  isPremiumMember: boolean;
  units: UnitSystem;
  additionId: string;
  /** This page's path. */
  path: string;
  promptTo: string;
  /** Asked for in the address. */
  isPromptOpen: boolean;
  /** The dish of a plan that the page was opened from: the sheet is as the plan cooks it. */
  planned: PlannedServingFragment | null;
  /** What its plan has where the page was opened from, when that is another dish now. */
  left: LeftPlace | null;
  /**
   * Whether that plan is on the member's own calendar, where it is, and where the dish is swapped in
   * it; null where the way to it is not told.
   */
  week: { isOwnWeek: boolean; to: string; swapTo: string | null } | null;
  /** The member's plans while one is chosen; `choice` is what the address says of it. */
  planning: { plans: readonly PlanChoiceFragment[]; choice: string } | null;
  result: RecipeAnswer | null;
}

export function RecipePage({ answer, ...page }: RecipePageProps) {
  const { problems, sheet, related, glimpse } = answer;
  // What is cooked for so many servings is not quite what the recipe says for its own, and batches
  // take longer. Of a dish of a week every figure is of the member's own plate.
  const recipe = {
    ...answer.recipe,
    nutrition: ofPlate({
      nutrition: sheet?.nutrition ?? answer.recipe.nutrition,
      planned: page.planned,
    }),
    times: page.planned?.recipe.times ?? answer.recipe.times,
  };
  const { planning, result } = page;
  const offer = membershipOffer(page);
  const [isAsked, setIsAsked] = useState(false);
  const prompt = () => setIsAsked(true);
  return (
    <article>
      <RecipeHead
        recipe={recipe}
        planned={page.planned}
        week={page.week}
        left={page.left && <LeftPlaceNote {...page.left} screen="recipe" />}
        glimpse={answer.glimpse}
        units={page.units}
        actions={
          sheet && (
            <RecipeActions
              slug={recipe.slug}
              servings={
                page.planned !== null || sheet.servings === recipe.servings
                  ? undefined
                  : sheet.servings
              }
              dish={page.planned?.key}
              swapTo={page.week?.swapTo ?? null}
              planTo={page.isPremiumMember ? `${page.path}?${planParameter}` : page.promptTo}
              onPrompt={page.isPremiumMember ? null : prompt}
            />
          )
        }
      />
      <div className="page-width print:p-0">
        {[...problems, ...(answerTo(result, 'rate')?.problems ?? [])].map(({ message }) => (
          <div key={message} className="pt-6">
            <Alert tone="danger">{message}</Alert>
          </div>
        ))}
        {glimpse && (
          <BehindTheDoor glimpse={glimpse} offer={offer} openInstead={answer.openInstead} />
        )}
        <div className="grid gap-10 pt-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16 print:grid-cols-[5fr_7fr] print:gap-8 print:pt-4">
          {sheet && (
            <RecipeIngredients
              recipe={recipe}
              sheet={sheet}
              planned={page.planned}
              units={page.units}
              list={{
                ...page,
                result: answerTo(result, 'list'),
                isOpen: page.isPremiumMember,
                onPrompt: prompt,
              }}
            />
          )}
          <div
            className={classNames(
              'grid content-start gap-10 print:gap-6',
              // Without ingredients beside it.
              !sheet && 'lg:col-span-2',
            )}
          >
            {sheet && (
              <RecipeInstructions
                recipeId={recipe.id}
                steps={sheet.steps}
                tip={sheet.tip}
                units={page.units}
              />
            )}
            {sheet && (
              <RecipeFilms film={answer.recipe.film} video={sheet.video} recipeId={recipe.id} />
            )}
            {sheet && (
              <RatingCard
                recipeId={recipe.id}
                rating={recipe.rating}
                isSignedIn={page.me !== null}
              />
            )}
            <EatingNotes notes={recipe.eatingNotes} />
            <div className={classNames('grid items-start gap-gutter', !sheet && 'lg:grid-cols-2')}>
              <RecipeNutrition nutrition={recipe.nutrition} isOfPlate={page.planned !== null} />
              <RecipeSatiety satiety={recipe.satiety} />
            </div>
            {sheet && <RecipeQuestions questions={sheet.faq} />}
          </div>
        </div>
        <div data-noprint className="mt-8 pb-[calc(var(--spacing-section)/2)]">
          <RecipeTags groups={tagGroupsOf({ recipe, sheet })} />
          <Section title={m.recipes_related()}>
            <CardRow>
              {related.map((each) => (
                <RecipeTile key={each.id} recipe={each} />
              ))}
            </CardRow>
          </Section>
        </div>
      </div>
      {planning && (
        <PlanDialog
          recipe={recipe}
          path={page.path}
          {...planning}
          answer={answerTo(result, 'plan')}
        />
      )}
      <div id={promptAnchor}>
        {sheet && !page.isPremiumMember && (
          <DoorDialog
            picture={<DoorDish recipeId={recipe.id} />}
            points={memberPoints()}
            offer={offer}
            isOpen={isAsked || page.isPromptOpen}
            {...(page.isPromptOpen && !isAsked
              ? { closeTo: page.path }
              : { onClose: () => setIsAsked(false) })}
          />
        )}
      </div>
    </article>
  );
}
