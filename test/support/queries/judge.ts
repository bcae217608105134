import type { mongo } from 'mongoose';
import type { Recorded } from './recorder';

/** What the store did for one statement. */
export interface Verdict {
  shape: string;
  by: string;
  /** Undefined where a whole collection was gone through. */
  index?: string;
  /** Documents that were looked at, and those of them that were wanted. */
  examined: number;
  returned: number;
  /** Documents that were put in order, as no index has it. */
  sorted: number;
}

/** Of several tries of one shape the worst. */
export async function judge(database: mongo.Db, statements: readonly Recorded[]): Promise<Verdict[]> {
  const worst = new Map<string, Verdict>();
  for (const statement of statements) {
    const verdict = await verdictOf(database, statement);
    const known = worst.get(statement.shape);
    if (!known || excessOf(verdict) > excessOf(known)) worst.set(statement.shape, verdict);
  }
  return [...worst.values()];
}

/** Documents that were looked at beyond those that were asked for. */
export function excessOf({ examined, returned, sorted }: Verdict): number {
  return Math.max(examined - returned, sorted);
}

async function verdictOf(database: mongo.Db, { shape, by, command }: Recorded): Promise<Verdict> {
  const { queryPlanner, executionStats: stats } = (await database.command({ explain: command })) as {
    queryPlanner: { winningPlan: mongo.Document };
    executionStats: { nReturned: number; totalDocsExamined: number };
  };
  const { winningPlan: plan } = queryPlanner;
  const scan = (plan.stage === 'SORT' ? plan.inputStage : plan) as mongo.Document;
  const index = (scan.inputStage as mongo.Document | undefined)?.indexName as string | undefined;
  return {
    shape,
    by,
    index,
    examined: stats.totalDocsExamined,
    returned: stats.nReturned,
    sorted: plan.stage === 'SORT' ? stats.totalDocsExamined : 0,
  };
}
