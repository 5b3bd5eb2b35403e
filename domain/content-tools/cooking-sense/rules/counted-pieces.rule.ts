import { editors } from '../cooking-rule.ts';
import type { CookingRule, Finding } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

/** Two pieces are what one fillet is cut in. */
const count = String.raw`(?:\d+|three|four|six|eight|twelve|sixteen|twenty|twenty-four)`;
const cut = new RegExp(
  String.raw`\b(?:in|into) ${count} (?:(?:thick|thin|even|large|small|wide) )?(?:slices|rounds|wedges|pieces|slabs|steaks|sticks)\b(?! each)`,
  'i',
);
const shaped = new RegExp(
  String.raw`\b(?:roll|shape|form|make|turn out|press|pat|divide|mold)\b[^.;:]{0,40}\b${count} (?:(?:small|flat|even|thin) )?(?:sausages|mounds|balls|patties|fritters|cookies|rounds|meatballs|dumplings|burgers|fingers|logs|ovals|rolls|cakes|koftas?|cylinders|dents|hollows|wells)\b(?! for each| per| (?:for )?each| a )`,
  'i',
);

/** Who cooks for two does not make the twenty sausages of four. */
export const countedPieces: CookingRule = {
  id: 'counted-pieces',
  level: 'error',
  source: `${editors}: pieces are counted for each person, so that they follow the servings`,
  find({ recipe }) {
    const notes = recipe.ingredients.flatMap(({ notes: each }, ingredient): readonly Finding[] => {
      const found = cut.exec(each.en ?? '')?.[0];
      return found === undefined ? [] : [{ message: messageOf(found), at: { ingredient } }];
    });
    const steps = stepTexts(recipe).flatMap((text, step): readonly Finding[] => {
      const found = shaped.exec(text)?.[0];
      return found === undefined ? [] : [{ message: messageOf(found), at: { step } }];
    });
    return [...notes, ...steps];
  },
};

function messageOf(words: string): string {
  return `"${words}" holds for one number of servings; count for each person.`;
}
