import { isId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { problemOfAddition } from './add-recipes.ts';
import type { Catalogue } from '../list/catalogue.ts';
import { cleanWords } from './extra-change.rules.ts';
import { bodyOfFields, type SentFields } from './fact-wire.rules.ts';
import {
  mostFactsAdded,
  mostFactsTouched,
  mostGrams,
  mostListedRecipes,
} from '../list/list-limits.rules.ts';
import type { FactBody, Operation, Share } from './list-operation.ts';
import { cleanStoreName } from './store-change.rules.ts';

/** An operation as a device sends it. */
export interface SentOperation {
  readonly id: string;
  readonly at: number;
  readonly adds: readonly (SentFields & { readonly id: string })[];
  readonly removes: readonly string[];
  readonly undoes: readonly string[];
}

interface CheckOperation {
  sent: SentOperation;
  catalogue: Catalogue;
}

/** Any clock, however wrong, but a date. */
const latestTime = Date.UTC(3000, 0);
const namePattern = /^[\w.:-]{1,120}$/;
const itemKeyPattern = /^(?:food|extra):[\w.:-]{1,110}$/;

const malformed = problem([], 'input.invalid');

/** What a device sent, cleaned as the same words typed into a form would be, or why it is refused. */
export function checkOperation({ sent, catalogue }: CheckOperation): Result<Operation, Problem[]> {
  if (!isWellFormed(sent)) return refusal([malformed]);
  const { id, at, removes, undoes } = sent;
  const checked = sent.adds.map((fact) => {
    const body = checkBody({ body: bodyOfFields(fact), catalogue });
    return body.ok ? success({ ...body.value, id: fact.id, operationId: id, at }) : body;
  });
  const problems = checked.flatMap((each) => (each.ok ? [] : each.reason));
  if (problems.length > 0) return refusal(problems);
  const adds = checked.flatMap((each) => (each.ok ? [each.value] : []));
  return success({ id, at, adds, removes, undoes });
}

function isWellFormed({ id, at, adds, removes, undoes }: SentOperation): boolean {
  const touched = removes.length + undoes.length;
  const isSmall = adds.length <= mostFactsAdded && touched <= mostFactsTouched;
  const isUndoAlone = undoes.length === 0 || (adds.length === 0 && removes.length === 0);
  return (
    isId(id) &&
    isSmall &&
    isUndoAlone &&
    at > 0 &&
    at < latestTime &&
    adds.every((fact) => fact.id.startsWith(`${id}:`) && namePattern.test(fact.id)) &&
    [...removes, ...undoes].every((name) => namePattern.test(name))
  );
}

function checkBody(args: {
  body: FactBody | null;
  catalogue: Catalogue;
}): Result<FactBody, Problem[]> {
  const { body, catalogue } = args;
  switch (body?.kind) {
    case undefined:
      return refusal([malformed]);
    case 'recipe':
      return checkRecipe({ body, catalogue });
    case 'extra':
      return checkExtra({ body, catalogue });
    case 'tick':
      return orMalformed(body, itemKeyPattern.test(body.itemKey) && areShares(body.shares));
    case 'amount': {
      const isKnown = catalogue.foodsById.has(body.foodId);
      return orMalformed(body, isKnown && areShares(body.shares));
    }
    case 'done':
      return orMalformed(body, areNames(body.additionIds));
    case 'plan':
    case 'news':
      // What a plan holds is known here, and never told by a device.
      return refusal([malformed]);
    case 'home':
      return orMalformed(body, catalogue.foodsById.has(body.foodId));
    case 'wanted': {
      const isKnown = catalogue.foodsById.has(body.foodId);
      return orMalformed(body, isKnown && areNames(body.additionIds));
    }
    case 'store':
      return checkStore(body);
    case 'chosen-store':
      return orMalformed(body, areNames([body.storeId]));
  }
}

function checkRecipe(args: {
  body: Extract<FactBody, { kind: 'recipe' }>;
  catalogue: Catalogue;
}): Result<FactBody, Problem[]> {
  const { body, catalogue } = args;
  const found = problemOfAddition({ recipe: body, catalogue });
  if (found !== null) return refusal([found]);
  const { additionId, mealPlanId } = body;
  return orMalformed(body, areNames([additionId, ...(mealPlanId === null ? [] : [mealPlanId])]));
}

function checkExtra(args: {
  body: Extract<FactBody, { kind: 'extra' }>;
  catalogue: Catalogue;
}): Result<FactBody, Problem[]> {
  const { body, catalogue } = args;
  const { extraId, foodId, addedAt } = body;
  const words = cleanWords(body);
  if (!words.ok) return words;
  const isFood = foodId === null || catalogue.foodsById.has(foodId);
  const isTime = addedAt > 0 && addedAt < latestTime;
  return orMalformed({ ...body, ...words.value }, areNames([extraId]) && isFood && isTime);
}

function checkStore(body: Extract<FactBody, { kind: 'store' }>): Result<FactBody, Problem[]> {
  const name = cleanStoreName(body.name);
  if (!name.ok) return name;
  const areDifferent = new Set(body.aisles).size === body.aisles.length;
  return orMalformed({ ...body, name: name.value }, areDifferent && areNames([body.storeId]));
}

function orMalformed(body: FactBody, isWell: boolean): Result<FactBody, Problem[]> {
  return isWell ? success(body) : refusal([malformed]);
}

function areShares(shares: readonly Share[]): boolean {
  const areGrams = shares.every(({ grams }) => grams >= 0 && grams <= mostGrams);
  return areGrams && areNames(shares.map(({ additionId }) => additionId));
}

function areNames(names: readonly string[]): boolean {
  return names.length <= mostListedRecipes && names.every((name) => namePattern.test(name));
}
