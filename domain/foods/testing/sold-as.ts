import type { Food, Whole } from '../food.ts';
import { perMarket, type Pack } from '../purchase/pack.ts';
import { parsePack } from '../purchase/parse-pack.ts';

type Sold = { us: string; se?: string } | { whole: Whole };

/** A food that shops sell in these packs, written as in `packs.csv`, or as a part of another one. */
export function soldAs(args: { food: Food; isStaple?: boolean } & Sold): Food {
  const { food, isStaple = false } = args;
  const purchase = {
    whole: 'whole' in args ? args.whole : null,
    isStaple,
    packs: perMarket((market): readonly Pack[] =>
      'whole' in args ? [] : packsOf({ food, text: args[market] ?? args.us }),
    ),
    aisles: perMarket(() => food.aisle),
  };
  return { ...food, purchase };
}

function packsOf({ food, text }: { food: Food; text: string }): readonly Pack[] {
  return text.split(';').map((each) => {
    const parsed = parsePack({ text: each, food });
    if (!parsed.ok) throw new Error(parsed.reason);
    return parsed.value;
  });
}
