import type { FoodLogSlot } from '../../../graphql/schema-types.gen.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import type { FoodAddress } from '../tracking-address.ts';
import type { FoundToLog } from './load-food.ts';

/** What every way of writing down food is given. */
export interface AddProps {
  address: FoodAddress;
  today: string;
  /** Names the entry, so that a form sent twice adds it once. */
  newId: string;
  /** The meal it is likely to be. */
  slot: FoodLogSlot;
  found: FoundToLog;
  answer: TrackingAnswer | undefined;
}
