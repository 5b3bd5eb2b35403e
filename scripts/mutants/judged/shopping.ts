import type { JudgedMutant } from './judged-mutant.ts';

export const inShopping: readonly JudgedMutant[] = [
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
