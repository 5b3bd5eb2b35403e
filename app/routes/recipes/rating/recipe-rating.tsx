import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { Link } from '../../../ui/navigation/link.ts';
import { numberFormat } from '../../../../lib/formats.ts';
import { locales } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { RecipeFactsFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Stars } from '../../../ui/data/stars.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { StarButtons } from '../../../ui/forms/star-buttons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ratingForms } from './rating-forms.ts';
import type { FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm } from '../../../forms/intent-form.tsx';

type Rating = RecipeFactsFragment['rating'];

const ratingAnchor = 'rating';

/** In the head: the mean and how many there are, leading to where one rates; nothing before the first. */
export function RatingSummary({ rating }: { rating: Rating }) {
  const mean = useMeanText(rating.mean);
  if (rating.mean === null || mean === null) return null;
  return (
    <p className="flex min-h-target flex-wrap items-center gap-x-3 print:hidden">
      <Stars value={rating.mean} label={m.recipes_rating_mean({ mean })} />
      <b aria-hidden className="text-sm font-bold tabular-nums">
        {mean}
      </b>
      <a href={`#${ratingAnchor}`} className="link py-2 text-sm">
        {m.recipes_ratings({ count: rating.count })}
      </a>
    </p>
  );
}

/** One decimal, as the language writes it. */
function useMeanText(mean: number | null): string | null {
  const { languageTag } = locales[useLocale()];
  if (mean === null) return null;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return numberFormat(languageTag, digits).format(mean);
}

interface RatingCardProps {
  recipeId: string;
  rating: Rating;
  isSignedIn: boolean;
}

export function RatingCard({ recipeId, rating, isSignedIn }: RatingCardProps) {
  const mean = useMeanText(rating.mean);
  return (
    <Card as="section" className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={ratingAnchor} className="text-h3">
            {m.recipes_rate_title()}
          </h2>
          {mean !== null && (
            <p className="mt-1 text-sm text-ink-2">
              {m.recipes_rating_of({ mean, count: rating.count })}
            </p>
          )}
        </div>
        {isSignedIn ? <RateForm recipeId={recipeId} own={rating.own} /> : <LogInToRate />}
      </div>
    </Card>
  );
}

/** The stars follow the finger at once, and go back when they could not be kept. */
function RateForm({ recipeId, own }: { recipeId: string; own: number | null }) {
  const fetcherKey = `rate ${recipeId}`;
  const { data } = useFetcher<FormAnswer>({ key: fetcherKey });
  const toast = useToast();

  useEffect(() => {
    if (data === undefined || data.outcome === 'failed') return;
    const [problem] = data.problems;
    toast(problem ? { text: problem.message } : { text: m.recipes_rated(), isDone: true });
  }, [data, toast]);

  return (
    <IntentForm
      set={ratingForms}
      intent="rate"
      values={{ recipe_id: recipeId }}
      fetcherKey={fetcherKey}
      failure="toast"
      preventScrollReset
    >
      {({ sending }) => (
        <StarButtons
          legend={m.recipes_rate_title()}
          name="stars"
          value={Number(sending?.get('stars')) || own}
          labelOf={(count) => m.recipes_stars({ count })}
        />
      )}
    </IntentForm>
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
