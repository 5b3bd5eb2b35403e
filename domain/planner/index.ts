export { alternatives } from './ask/alternatives.ts';
export { countFitting, listFitting, type FittingRecipes } from './ask/count-fitting.ts';
export { compileCatalog, type Catalog } from './catalog/catalog.ts';
export { evaluatePlan, type PlanEvaluation } from './judge/evaluate.ts';
export type { Violation } from './judge/evaluate-rules.ts';
export type { FeasibilityModel } from './exact/feasibility-model.ts';
export { solveModel, type Solution, type SolveModel } from './exact/solve-model.ts';
export { provePlanInfeasible, type Proof } from './exact/prove-infeasible.ts';
export { suggest, type PlannerSuggestion, type SuggestionRequest } from './ask/suggest.ts';
export { generatePlanOrExplain } from './generate-or-explain.ts';
export { generatePlan } from './generate-plan.ts';
export type { PlanRequest } from './pose/problem.ts';
export { hashSeed } from './random.ts';
export type { DayNutrition } from './judge/serving.ts';
export { listPlannerSettings, type PlannerSetting } from './settings.ts';
export { mostNetCarbsMg, netCarbsMg } from './net-carbs.ts';
export {
  leastEnergyOf,
  leastHighProteinGrams,
  netCarbLimits,
  targetsFor,
  type NetCarbLimit,
  type Targets,
} from './targets.ts';
export * from './types.ts';
export { portions as portionLimits } from './weights.ts';
