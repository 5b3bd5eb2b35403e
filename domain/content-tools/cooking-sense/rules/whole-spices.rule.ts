import type { CookingRule } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

/** What nobody wants between the teeth, and the words it is called by. */
const wholeSpices: Readonly<Record<string, RegExp>> = {
  'allspice-berry': /allspice/i,
  'bay-leaf': /\bbay\b/i,
  'cardamom-pod': /cardamom|\bpods\b/i,
  'cinnamon-stick': /cinnamon/i,
  kombu: /kombu/i,
  lemongrass: /lemongrass/i,
  'lime-leaf': /lime leaves/i,
  'star-anise': /star anise/i,
};
/** Several at once: "the whole spices", "the herbs". */
const together = /\b(?:spices|herbs|stems|twigs|sprigs)\b|\bstrain\b|\bsieve\b|\bspice bag\b/i;
/** "Remove the leaves" leaves the berries in. */
const ofLeaves: Readonly<Record<string, RegExp>> = {
  'bay-leaf': /\bleaves\b/i,
  'lime-leaf': /\bleaves\b/i,
};
const goesOut =
  /\b(?:tak(?:e|ing) (?:them |it )?out|take the [a-z ]+ out|remov\w+|(?:fish|lift|pick|pull)(?:ing)? out|pick|discard\w*|without the|leave|not eaten|stays? in the pot|push them aside|strain|sieve|cheesecloth|blend|pound)\b/i;
/** Ground or in fine shreds they are eaten. */
const ground = /\bgrind\b/i;
const shredded = /\bfinely (?:chopped|shredded|sliced)\b/i;

/** A bay leaf on the plate is a nuisance and down the throat a danger: somebody takes it out. */
export const wholeSpicesOut: CookingRule = {
  id: 'whole-spices',
  level: 'error',
  source: 'The editors, from the third independent reading',
  find({ recipe }) {
    const { tip } = recipe.texts.en;
    const said = [...stepTexts(recipe), tip ?? ''].flatMap((text) => text.split(/(?<=[.;])\s/));
    return recipe.ingredients.flatMap(({ foodId, notes }, ingredient) => {
      const name = wholeSpices[foodId];
      if (name === undefined || shredded.test(notes.en ?? '')) return [];
      const isOut = said.some((each) => {
        return (
          ground.test(each) ||
          (goesOut.test(each) &&
            [name, together, ofLeaves[foodId]].some((words) => words?.test(each)))
        );
      });
      if (isOut) return [];
      return [{ message: `Nobody takes out the ${foodId}.`, at: { ingredient } }];
    });
  },
};
