import { useCallback, useEffect, type SubmitEvent } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { CookedRecipeFragment } from './operations.gen.ts';
import { useStored } from '../../offline/use-stored.ts';
import { network } from '../../offline/network.ts';
import { useLocale } from '../../shell/locale.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { StarButtons } from '../../ui/forms/star-buttons.tsx';
import { rateIntent, ratingFields, starsOf } from '../recipes/rating/rate.ts';
import { Plate } from './plate.tsx';
import { queuedRatings, withRating, type QueuedRating } from './rating-queue.ts';
import type { SentRating } from './sent-rating.ts';
import { StageHeading } from './stage-heading.tsx';

interface ThankYouProps {
  recipe: CookedRecipeFragment;
  tip: string | null;
  userId: string | null;
  answer: SentRating | null;
}

/** Dinner is ready; what it was like is asked while it is fresh. */
export function ThankYou({ recipe, tip, userId, answer }: ThankYouProps) {
  const locale = useLocale();
  return (
    <section className="mx-auto grid max-w-form justify-items-center gap-6 text-center">
      <Plate recipeId={recipe.id} />
      <StageHeading className="text-h1">{m.cooking_done_title()}</StageHeading>
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
      <ButtonLink to={screenPath('recipe', locale, { slug: recipe.slug })}>
        {m.cooking_to_recipe()}
      </ButtonLink>
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
}: Omit<ThankYouProps, 'tip'> & { userId: string }) {
  const { id: recipeId, slug, rating } = recipe;
  const fetcher = useFetcher<SentRating>();
  const { kept, keep } = useKeptRating({ userId, recipeId, slug });
  const answer = fetcher.data ?? formAnswer;
  const isSending = fetcher.state !== 'idle';
  const stars = starsOf(fetcher.formData) ?? kept ?? answer?.stars ?? rating.own;

  function send(chosen: number) {
    if (kept !== null || !network().isThere()) return keep(chosen);
    void fetcher.submit(ratingFields({ recipeId, stars: chosen }), { method: 'post' });
  }

  useEffect(() => {
    const lost = fetcher.data?.isLost ? fetcher.data.stars : null;
    if (lost !== null && !network().isThere()) keep(lost);
  }, [fetcher.data, keep]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const chosen = starsOf(new FormData(event.currentTarget, submitter));
    if (chosen !== null) send(chosen);
  }

  return (
    <div className="grid justify-items-center gap-3">
      <p className="text-lg text-ink-2">{m.cooking_rate_question()}</p>
      <form method="post" onSubmit={submit} aria-busy={isSending || undefined}>
        <input type="hidden" name="intent" value={rateIntent} />
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
  answer: SentRating | null;
  isSending: boolean;
  isKept: boolean;
  own: number | null;
}): OutcomeState {
  const { answer, isSending, isKept, own } = args;
  if (isSending) return 'sending';
  if (isKept) return 'kept';
  if (answer === null) return 'none';
  // Sent later, from where it waited.
  if (answer.isLost && answer.stars === own) return 'thanks';
  return answer.isLost || answer.problems.length > 0 ? 'failed' : 'thanks';
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
