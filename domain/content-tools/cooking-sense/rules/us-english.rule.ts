import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { wholeText } from '../step-words.ts';

const british =
  /\b(?:kitchen paper|baking paper|baking tray|traybake|tray bake|cling film|oven grill|spring onions?|courgettes?|aubergines?|coloured|colours?|flavours?|flavoured|savoury|omelettes?|yoghurt|chilli|mould|muslin|beaker|jug|non-stick|loaf tin|springform tin|cake tin|rapeseed|prawns?|centre|litres?|fibre|grey|tea towel|straight away|to the boil|stone the)\b/i;

export const usEnglish: CookingRule = {
  id: 'us-english',
  level: 'error',
  source: `${editors}: US spelling and words`,
  find({ recipe }) {
    const found = british.exec(`${recipe.texts.en.title}\n${wholeText(recipe)}`)?.[0];
    if (found === undefined) return [];
    return [{ message: `"${found}" is British.`, at: { field: 'steps' } }];
  },
};
