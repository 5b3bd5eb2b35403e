import type { RatingAnswer } from '../recipes/rating/rate.ts';

/** What came of a rating; lost when it did not arrive or our side failed. */
export interface SentRating extends RatingAnswer {
  isLost?: boolean;
}
