import { languages, type Language } from '../../../../lib/language.ts';
import { withoutAmounts } from '../../../recipes/ingredients/step-text.rules.ts';
import { editors, type CookingRule } from '../cooking-rule.ts';

/** A pan that is lined, and nothing said of what with. */
const bareLinings: Readonly<Record<Language, RegExp>> = {
  en: /(?<!foil-|parchment-|paper-)\blined (?:baking |sheet |roasting )?(?:sheets?|pans?|trays?)\b|\blines? (?:an?|the|two|your) (?:[a-z]+ ){0,2}(?:sheets?|pans?|trays?)\b(?! (?:pans?|trays?|with)\b)/i,
  es: /\b(?:bandejas?|moldes?) (?:forrad[ao]s?|con papel)(?! con\b| de\b| para\b| aluminio\b| absorbente\b)/i,
  sv: /(?<!folie|pappers)\bklädda? plåt/i,
};

/** Foil stands what burns paper, and paper lets go of what sticks to foil: the cook is told which. */
export const namedLining: CookingRule = {
  id: 'named-lining',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.steps.flatMap(({ texts }, step) =>
      languages.flatMap((language) => {
        const found = bareLinings[language].exec(withoutAmounts(texts[language]))?.[0];
        if (found === undefined) return [];
        const message = `"${found}" (${language}): say whether with parchment or foil.`;
        return [{ message, at: { step } }];
      }),
    );
  },
};
