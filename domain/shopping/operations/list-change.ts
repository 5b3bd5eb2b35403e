import type { Aisle, FoodId } from '../../foods/food.ts';

/** What a member asks for; the operation says what that means for the list they saw. */
export type ListChange =
  | Readonly<{
      intent: 'tick';
      itemKey: string;
      /** As the member saw it; null for all the list asks for. */
      grams: number | null;
    }>
  | Readonly<{ intent: 'untick'; itemKey: string }>
  | Readonly<{
      intent: 'add-extra';
      id: string;
      text: string;
      amount: string | null;
      foodId: FoodId | null;
    }>
  | Readonly<{ intent: 'change-extra'; id: string; text: string; amount: string | null }>
  | Readonly<{ intent: 'remove-extra'; id: string }>
  | Readonly<{
      intent: 'set-amount';
      foodId: FoodId;
      /** Null for what the recipes say. */
      grams: number | null;
    }>
  | Readonly<{
      /** Always at home, bought this time, or again as it is usual. */
      intent: 'keep-at-home' | 'want' | 'leave-usual';
      foodId: FoodId;
    }>
  /** Takes note of what changed with the plan. */
  | Readonly<{ intent: 'note-news' }>
  | Readonly<{ intent: 'remove-recipe'; ids: readonly string[] }>
  /** Their days are over. */
  | Readonly<{ intent: 'clear-dishes'; ids: readonly string[] }>
  | Readonly<{ intent: 'clear' }>
  | Readonly<{ intent: 'delete' }>
  | Readonly<{ intent: 'save-store'; id: string; name: string; aisles: readonly Aisle[] }>
  | Readonly<{ intent: 'remove-store'; id: string }>
  | Readonly<{
      intent: 'choose-store';
      /** Null for the usual way through a shop. */
      id: string | null;
    }>
  | Readonly<{ intent: 'undo'; operationId: string }>;

export type ListIntent = ListChange['intent'];
