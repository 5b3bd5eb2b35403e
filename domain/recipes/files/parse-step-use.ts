import { amountPattern, parseAmount } from '../../../lib/fractions.ts';
import { refusal, success } from '../../../lib/result.ts';
import type { Result } from '../../../lib/result.ts';
import type { StepUse } from '../recipe.ts';

const usePattern = new RegExp(
  String.raw`^(?<key>[a-z0-9]+(?:-[a-z0-9]+)*(?:#[2-9])?)(?:\s+(?<share>${amountPattern}))?$`,
);

/** `flank-steak`, `butter#2`, or with the share a step uses: `tamari 1/3`. */
export function parseStepUse(text: string): Result<StepUse, string> {
  const groups = usePattern.exec(text)?.groups;
  if (groups === undefined) {
    return refusal(`"${text}" should be a food of the list, with a share like "tamari 1/3".`);
  }
  const share = groups['share'] === undefined ? 1 : parseAmount(groups['share']);
  if (share === null || share > 1) {
    return refusal(`The share in "${text}" should be above 0 and at most 1.`);
  }
  return success({ ingredientKey: groups['key'] ?? '', share });
}
