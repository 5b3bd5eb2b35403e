import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useCallback, useEffect, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../ui/navigation/link.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { CookedRecipeFragment } from './operations.gen.ts';
import { useStored } from '../../offline/use-stored.ts';
import { network } from '../../offline/network.ts';
import { useLocale } from '../../shell/locale.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { StarButtons } from '../../ui/forms/star-buttons.tsx';
import type { FormAnswer } from '../../forms/form-answers.ts';
import { readSent } from '../../forms/form-set.ts';
import { useBackgroundForm } from '../../forms/use-background-form.ts';
import { ratingFields, ratingIn } from '../recipes/rating/rate.ts';
import { starForms } from './cooking-forms.ts';
import { Plate } from './plate.tsx';
import { queuedRatings, type QueuedRating } from '../../plans/queues.ts';
import { withRating } from '../../plans/rating-queue.ts';
import { StageHeading } from './stage-heading.tsx';

interface ThankYouProps {
  recipe: CookedRecipeFragment;
  /** With the amounts it was cooked with. */
  recipePath: string;
  tip: string | null;
  userId: string | null;
  answer: FormAnswer | null;
  /** The plan it was cooked for has its tick. */
  isMarked: boolean;
}

/** Dinner is ready; what it was like is asked while it is fresh. */
export function ThankYou({ recipe, recipePath, tip, userId, answer, isMarked }: ThankYouProps) {
  return (
    <section className="mx-auto grid max-w-form justify-items-center gap-6 text-center">
      <Plate recipeId={recipe.id} />
      <StageHeading className="text-h1">{m.cooking_done_title()}</StageHeading>
      {isMarked && (
        <output className="flex items-center gap-2 text-leaf-ink">
          <CheckIcon size="1.2em" weight="bold" aria-hidden />
          {m.cooking_marked()}
        </output>
      )}
      {userId === null ? (
        <LogInToRate />
      ) : (
        <Rating recipe={recipe} userId={userId} answer={answer} />
      )}
      {tip && (
        <div className="text-left">
          <Alert tone="tip" title={m.recipes_tip()}>
            {tip}
          </Alert>
        </div>
      )}
      <ButtonLink to={recipePath}>{m.cooking_to_recipe()}</ButtonLink>
    </section>
  );
}

function LogInToRate() {
  const { pathname } = useLocation();
  const query = { redirect_to: pathname };
  return (
    <Link
      to={screenPath('login', useLocale(), undefined, { query })}
      className="link inline-flex min-h-target items-center"
    >
      {m.recipes_rate_log_in()}
    </Link>
  );
}

/** Sending, thank you, or what went wrong and once more. Without a network the stars wait here. */
function Rating({
  recipe,
  userId,
  answer: formAnswer,
}: Omit<ThankYouProps, 'tip' | 'isMarked' | 'recipePath'> & { userId: string }) {
  const { id: recipeId, slug, rating } = recipe;
  const form = useBackgroundForm({ set: starForms });
  const { kept, keep } = useKeptRating({ userId, recipeId, slug });
  const answer = form.answer ?? formAnswer;
  const isSending = form.isBusy;
  const stars = form.sent?.fields.stars ?? kept ?? (answer && ratingIn(answer).stars) ?? rating.own;

  function send(chosen: number) {
    if (kept !== null || !network().isThere()) return keep(chosen);
    form.send('rate', ratingFields({ recipeId, stars: chosen }));
  }

  useEffect(() => {
    if (form.answer?.outcome !== 'failed' || network().isThere()) return;
    keep(ratingIn(form.answer).stars);
  }, [form.answer, keep]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const sent = readSent(starForms, new FormData(event.currentTarget, submitter));
    if (sent !== null) send(sent.fields.stars);
  }

  return (
    <div className="grid justify-items-center gap-3">
      <p className="text-lg text-ink-2">{m.cooking_rate_question()}</p>
      <form method="post" onSubmit={submit} aria-busy={isSending || undefined}>
        <input type="hidden" name="intent" value="rate" />
        <input type="hidden" name="recipe_id" value={recipeId} />
        <StarButtons
          legend={m.recipes_rate_title()}
          name="stars"
          size="lg"
          value={stars}
          labelOf={(count) => m.recipes_stars({ count })}
        />
      </form>
      <Outcome
        state={outcomeOf({ answer, isSending, isKept: kept !== null, own: rating.own })}
        refusal={answer?.problems[0]?.message}
        onTryAgain={() => stars !== null && send(stars)}
      />
    </div>
  );
}

/** The stars that wait on this device, if they do. */
function useKeptRating({ userId, recipeId, slug }: Omit<QueuedRating, 'stars'>) {
  const queue = useStored(queuedRatings);
  const own = queue.find((each) => each.userId === userId && each.recipeId === recipeId);
  const keep = useCallback(
    (stars: number) =>
      queuedRatings.write((waiting) => withRating(waiting, { userId, recipeId, slug, stars })),
    [userId, recipeId, slug],
  );
  return { kept: own?.stars ?? null, keep };
}

type OutcomeState = 'none' | 'sending' | 'kept' | 'thanks' | 'failed';

function outcomeOf(args: {
  answer: FormAnswer | null;
  isSending: boolean;
  isKept: boolean;
  own: number | null;
}): OutcomeState {
  const { answer, isSending, isKept, own } = args;
  if (isSending) return 'sending';
  if (isKept) return 'kept';
  if (answer === null) return 'none';
  // Sent later, from where it waited.
  const isLost = answer.outcome === 'failed';
  if (isLost && ratingIn(answer).stars === own) return 'thanks';
  return answer.outcome === 'done' ? 'thanks' : 'failed';
}

const outcomeWords: Record<OutcomeState, () => string> = {
  none: () => '',
  sending: m.cooking_sending,
  kept: m.cooking_rating_kept,
  thanks: m.cooking_thank_you,
  failed: () => '',
};

function Outcome({
  state,
  refusal,
  onTryAgain,
}: {
  state: OutcomeState;
  /** Our own fault when there is none. */
  refusal: string | undefined;
  onTryAgain: () => void;
}) {
  return (
    <>
      <output className="min-h-7 font-semibold">{outcomeWords[state]()}</output>
      {state === 'failed' && (
        <Alert tone="danger" action={<Button onClick={onTryAgain}>{m.cooking_try_again()}</Button>}>
          {refusal ?? m.cooking_failed()}
        </Alert>
      )}
    </>
  );
}
