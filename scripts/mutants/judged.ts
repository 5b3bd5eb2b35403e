/** A change that no test can notice, or that nobody should write a test for, with the reason. */
export interface JudgedMutant {
  file: string;
  /** The line it starts on, without the space around it. */
  line: string;
  /** What stands there instead, as the report prints it. */
  becomes: string;
  reason: string;
}

export const judgedMutants: readonly JudgedMutant[] = [
  {
    file: 'domain/kitchen/kitchen-lines.rules.ts',
    line: 'default:',
    becomes: 'default:',
    reason: 'Types let no other unit come here.',
  },
  {
    file: 'domain/kitchen/kitchen-lines.rules.ts',
    line: 'throw new Error(`${unit} is no measure of volume`);',
    becomes: ';',
    reason: 'Types let no other unit come here.',
  },
  {
    file: 'domain/kitchen/sheet/recipe-sheet.ts',
    line: 'return food === undefined ? [] : [sheetIngredient({ ingredient, food, language })];',
    becomes: '["Stryker was here"]',
    reason: 'Stands for what types demand and data never holds: every line has its food.',
  },
  {
    file: 'domain/kitchen/sheet/recipe-sheet.ts',
    line: 'amounts: steps[index] ?? [],',
    becomes: '["Stryker was here"]',
    reason: 'Stands for what types demand and data never holds: every line has its food.',
  },
  {
    file: 'domain/kitchen/sheet/recipe-sheet.ts',
    line: 'if (food === undefined) return [];',
    becomes: '["Stryker was here"]',
    reason: 'Stands for what types demand and data never holds: every line has its food.',
  },
  {
    file: 'domain/kitchen/sheet/step-pieces.ts',
    line: ': takePart({ share: token.share, parts: untold.get(line.key) ?? [] });',
    becomes: '["Stryker was here"]',
    reason: 'The content check refuses a token of what the step does not use.',
  },
  {
    file: 'domain/kitchen/sheet/step-pieces.ts',
    line: 'const [part] = index === -1 ? [] : parts.splice(index, 1);',
    becomes: '["Stryker was here"]',
    reason: 'The content check refuses a token of what the step does not use.',
  },
  {
    file: 'domain/kitchen/cooked-servings.rules.ts',
    line: 'return !isMainLine({ line: written, recipe }) || moved({ line, written, factor }) <= mostMoved;',
    becomes: 'moved({ line, written, factor }) < mostMoved',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/kitchen/cooked-servings.rules.ts',
    line: 'return Math.abs(amount - exact) / exact - tiny;',
    becomes: 'Math.abs(amount - exact) / exact + tiny',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/kitchen/kitchen-lines.rules.ts',
    line: 'return factor < 1 ? difference > 0 : difference < 0;',
    becomes: 'factor <= 1',
    reason: 'At a factor of one the recipe itself is answered before.',
  },
  {
    file: 'domain/kitchen/kitchen-lines.rules.ts',
    line: 'return factor < 1 ? difference > 0 : difference < 0;',
    becomes: 'difference >= 0',
    reason: 'Without a difference both measures are the same amount.',
  },
  {
    file: 'domain/kitchen/kitchen-lines.rules.ts',
    line: 'return factor < 1 ? difference > 0 : difference < 0;',
    becomes: 'difference <= 0',
    reason: 'Without a difference both measures are the same amount.',
  },
  {
    file: 'domain/kitchen/kitchen-lines.rules.ts',
    line: 'if (factor <= mostLinearFactor) return factor;',
    becomes: 'factor < mostLinearFactor',
    reason: 'At twice the recipe both ways give twice the recipe.',
  },
  {
    file: 'domain/kitchen/kitchen-lines.rules.ts',
    line: 'return foods.has(foodId) || (group !== undefined && groups.includes(group));',
    becomes: 'true',
    reason: 'No list of groups holds an unknown one.',
  },
  {
    file: 'domain/kitchen/measures/kitchen-points.rules.ts',
    line: "if (milliliters < leastTeaspoon * tsp - tiny) return { amount: 1, unit: 'pinch' };",
    becomes: 'milliliters <= leastTeaspoon * tsp - tiny',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/kitchen/measures/kitchen-points.rules.ts',
    line: 'Math.abs(each - value) <= Math.abs(best - value) + tiny ? each : best,',
    becomes: 'Math.abs(each - value) < Math.abs(best - value) + tiny',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/kitchen/sheet/recipe-sheet.ts',
    line: 'return food === undefined ? [] : [sheetIngredient({ ingredient, food, language })];',
    becomes: 'false',
    reason: 'Stands for what types demand and data never holds: every line has its food.',
  },
  {
    file: 'domain/kitchen/sheet/recipe-sheet.ts',
    line: 'if (food === undefined) return [];',
    becomes: 'false',
    reason: 'Stands for what types demand and data never holds: every line has its food.',
  },
  {
    file: 'domain/kitchen/sheet/step-amounts.rules.ts',
    line: 'return { share: part, measure: part > 1 - tiny ? wholeOf(line) : measure };',
    becomes: 'part >= 1 - tiny',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/kitchen/sheet/step-amounts.rules.ts',
    line: 'if (measures.length === 1 && only !== undefined) return only;',
    becomes: 'false',
    reason: 'Both ways give the same number here.',
  },
  {
    file: 'domain/kitchen/sheet/step-amounts.rules.ts',
    line: 'if (measures.length === 1 && only !== undefined) return only;',
    becomes: 'true',
    reason: 'Only narrows the type of the first of one.',
  },
  {
    file: 'domain/kitchen/sheet/step-amounts.rules.ts',
    line: 'if (measures.length === 1 && only !== undefined) return only;',
    becomes: 'only === undefined',
    reason: 'Only narrows the type of the first of one.',
  },
  {
    file: 'domain/kitchen/sheet/step-amounts.rules.ts',
    line: 'if (share > 1 - tiny) return line.grams;',
    becomes: 'share >= 1 - tiny',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/kitchen/sheet/step-amounts.rules.ts',
    line: 'if (share > 1 - tiny) return line.grams;',
    becomes: '1 + tiny',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/kitchen/sheet/step-amounts.rules.ts',
    line: 'const isAllUsed = Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < tiny;',
    becomes: 'Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) <= tiny',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/kitchen/sheet/step-amounts.rules.ts',
    line: 'if (measure.amount < tiny || rest < -tiny) return null;',
    becomes: 'measure.amount <= tiny',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/kitchen/sheet/step-amounts.rules.ts',
    line: 'if (measure.amount < tiny || rest < -tiny) return null;',
    becomes: 'rest <= -tiny',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/kitchen/sheet/step-amounts.rules.ts',
    line: 'const isHalves = Math.abs(amount * 2 - Math.round(amount * 2)) < tiny;',
    becomes: 'Math.abs(amount * 2 - Math.round(amount * 2)) <= tiny',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/kitchen/sheet/step-amounts.rules.ts',
    line: "if (unit !== 'tbsp' || isHalves) return { amount: withoutDust(amount), unit };",
    becomes: 'false',
    reason: 'Only tablespoons are ever measured in parts that are no halves of them.',
  },
  {
    file: 'domain/kitchen/sheet/step-pieces.ts',
    line: 'if (amount === undefined) return undefined;',
    becomes: 'false',
    reason: 'The content check refuses a token of what the step does not use.',
  },
  {
    file: 'domain/kitchen/sheet/step-pieces.ts',
    line: 'const index = parts.findIndex((part) => Math.abs(part.share - share) < 1e-6);',
    becomes: 'Math.abs(part.share - share) <= 1e-6',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: 'const expireTime = end > standing.expireTime ? end : standing.expireTime;',
    becomes: 'end >= standing.expireTime',
    reason: 'The same moment, whichever of the two is taken.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: '(a.id < b.id ? -1 : Number(a.id > b.id)),',
    becomes: 'a.id <= b.id',
    reason: 'Two facts of one id are one before they are sorted.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: '(a.id < b.id ? -1 : Number(a.id > b.id)),',
    becomes: 'true',
    reason: 'Two facts of one id are one before they are sorted.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: '(a.id < b.id ? -1 : Number(a.id > b.id)),',
    becomes: 'false',
    reason: 'Two facts of one id are one before they are sorted.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: '(a.id < b.id ? -1 : Number(a.id > b.id)),',
    becomes: 'a.id >= b.id',
    reason: 'Two facts of one id are one before they are sorted.',
  },
  {
    file: 'domain/tracking/measurements/history.rules.ts',
    line: 'if (first === undefined || last === undefined || entries.length <= mostPoints) {',
    becomes: 'false',
    reason: 'Stands for what types demand: no entries are few entries, and answered as such.',
  },
  {
    file: 'domain/tracking/measurements/history.rules.ts',
    line: 'if (first === undefined || last === undefined || entries.length <= mostPoints) {',
    becomes: 'first === undefined && last === undefined',
    reason: 'Entries have both or neither.',
  },
  {
    file: 'domain/tracking/measurements/trend.rules.ts',
    line: 'if (last === undefined || perWeek === null || Math.abs(perWeek) < leastChangePerWeek) return null;',
    becomes: 'false',
    reason: 'Without entries there is no pace, and no pace counts as none that changes.',
  },
  {
    file: 'domain/tracking/measurements/trend.rules.ts',
    line: 'if (last === undefined || perWeek === null || Math.abs(perWeek) < leastChangePerWeek) return null;',
    becomes: 'last === undefined && perWeek === null',
    reason: 'Without entries there is no pace, and no pace counts as none that changes.',
  },
  {
    file: 'domain/shopping/amounts/packs.rules.ts',
    line: 'const single = packs.find((pack) => pack.grams + tiny >= grams);',
    becomes: 'pack.grams + tiny > grams',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/shopping/amounts/packs.rules.ts',
    line: 'const count = Math.floor(grams / pack.grams + tiny);',
    becomes: 'grams / pack.grams - tiny',
    reason:
      'A whole number of packs is enough and bought as such, whether it is counted here or not.',
  },
  {
    file: 'domain/shopping/amounts/packs.rules.ts',
    line: 'const isEnough = grams <= count * pack.grams + tiny;',
    becomes: 'grams < count * pack.grams + tiny',
    reason: 'The bound is a tolerance for sums of decimals: no amount lies exactly on it.',
  },
  {
    file: 'domain/shopping/amounts/packs.rules.ts',
    line: 'if (grams > count * pack.grams * (1 + largerBy)) return null;',
    becomes: 'grams >= count * pack.grams * (1 + largerBy)',
    reason: 'A tenth more is a guess: one piece more or less exactly there is as good.',
  },
  {
    file: 'domain/shopping/amounts/packs.rules.ts',
    line: 'const costOf = (each: PacksToBuy) => each.grams - grams + each.count * largest * costOfPack;',
    becomes: 'each.grams + grams',
    reason: 'The wanted grams are the same for all choices that are compared.',
  },
  {
    file: 'domain/shopping/amounts/packs.rules.ts',
    line: 'return packs.reduce((best, each) => (costOf(each) <= costOf(best) ? each : best));',
    becomes: 'costOf(each) < costOf(best)',
    reason: 'No two sizes of a shop cost exactly the same.',
  },
  {
    file: 'domain/shopping/amounts/needed-amount.rules.ts',
    line: 'const isRough = roughlyCounted.includes(unit) && amount > mostCounted;',
    becomes: 'amount >= mostCounted',
    reason: 'Twenty by fives are twenty.',
  },
  {
    file: 'domain/shopping/amounts/chosen-amount.rules.ts',
    line: 'if (whole === undefined && fraction === undefined) return null;',
    becomes: 'false',
    reason: 'Nothing typed would be read as zero, which is no amount either.',
  },
  {
    file: 'domain/shopping/list/basket.rules.ts',
    line: 'const last = ticks.reduce((a, b) => (b.tickedAt > a.tickedAt ? b : a));',
    becomes: 'b.tickedAt >= a.tickedAt',
    reason: 'Who of two in the same millisecond ticked it last is nobody’s to say.',
  },
];
