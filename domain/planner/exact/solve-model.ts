import type loadRuntime from 'highs';
import type { FeasibilityModel } from './feasibility-model.ts';

export type Solution =
  | Readonly<{ outcome: 'FEASIBLE'; values: Float64Array }>
  | Readonly<{ outcome: 'INFEASIBLE' }>
  /** Stopped before an answer. */
  | Readonly<{ outcome: 'UNDECIDED' }>;

/** What answers a model: `solveModel`, or the same in another thread. */
export type SolveModel = (model: FeasibilityModel) => Promise<Solution>;

type Highs = Awaited<ReturnType<typeof loadRuntime>>;
let loading: Promise<Highs> | undefined;

/** Loaded on first need: browsers and ordinary requests never fetch the solver. */
function loadHighs(): Promise<Highs> {
  loading ??= import('highs').then(({ default: load }) => load());
  return loading;
}

/** Branch-and-bound nodes, not seconds, so that the answer does not depend on the machine. */
const mostNodes = 20_000;

/** Blocks while it solves, tens of milliseconds to a second: servers call it from a worker. */
export async function solveModel(model: FeasibilityModel): Promise<Solution> {
  if (model.rows.some((row) => row.entries.length === 0 && row.least > 0)) {
    return { outcome: 'INFEASIBLE' };
  }
  if (model.columns.length === 0) return { outcome: 'FEASIBLE', values: new Float64Array(0) };
  const highs = await loadHighs();
  return highs.withModel(modelData(model), (solver): Solution => {
    solver.options.set({ output_flag: false, mip_max_nodes: mostNodes, random_seed: 1 });
    solver.run();
    const status = solver.getModelStatus();
    const { modelStatus } = highs.constants;
    if (status === modelStatus.infeasible) return { outcome: 'INFEASIBLE' };
    if (status !== modelStatus.optimal) return { outcome: 'UNDECIDED' };
    return { outcome: 'FEASIBLE', values: Float64Array.from(solver.getSolution().colValue) };
  });
}

function modelData({ columns, rows }: FeasibilityModel) {
  const entries = rows.flatMap((row) => row.entries);
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((row, number) => {
    starts[number + 1] = starts[number]! + row.entries.length;
  });
  return {
    numCols: columns.length,
    numRows: rows.length,
    colCost: new Float64Array(columns.length),
    colLower: new Float64Array(columns.length),
    colUpper: new Float64Array(columns.length).fill(1),
    rowLower: rows.map(({ least }) => least),
    rowUpper: rows.map(({ most }) => most),
    integrality: new Int32Array(columns.length).fill(1),
    matrix: {
      format: 'csr' as const,
      numRows: rows.length,
      numCols: columns.length,
      starts,
      indices: Int32Array.from(entries, ([column]) => column),
      values: Float64Array.from(entries, ([, value]) => value),
    },
  };
}
