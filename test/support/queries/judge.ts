import type { mongo } from 'mongoose';
import type { Recorded } from './recorder';

/**
 * Documents that the store may look at beyond those that are asked for. It puts up to 1,000 in order itself; where a filter
 * finds more, it walks in the order of the sort, and meets the first page before it has seen so many.
 */
export const FEW = 3_000;

/** What the store does for one statement. */
export interface Verdict {
  shape: string;
  /** The method that asks, where it is known. */
  by: string;
  /** Absent where a whole collection is gone through. */
  index?: string;
  examined: number;
  /** Documents that are looked at and not found, or that no index has in the order that is asked for. */
  excess: number;
}

export interface Judged {
  /** The worst of each shape. */
  verdicts: Verdict[];
  /** Names of indexes that serve a query, each behind its collection. */
  used: Set<string>;
}

export async function judge(database: mongo.Db, statements: readonly Recorded[]): Promise<Judged> {
  const worst = new Map<string, Verdict>();
  const used = new Set<string>();
  for (const statement of statements) {
    const known = worst.get(statement.shape);
    if (known && known.excess > FEW) continue;
    const verdict = await verdictOf(database, statement);
    used.add(`${statement.collection} ${verdict.index}`);
    if (!known || verdict.excess > known.excess) worst.set(statement.shape, verdict);
  }
  return { verdicts: [...worst.values()], used };
}

interface Explained {
  queryPlanner: { winningPlan: mongo.Document };
  executionStats: { nReturned: number; totalDocsExamined: number };
}

async function verdictOf(database: mongo.Db, { shape, by, command, finds }: Recorded): Promise<Verdict> {
  const { queryPlanner, executionStats } = (await database.command({ explain: command })) as Explained;
  const { winningPlan: plan } = queryPlanner;
  const isSorted = plan.stage === 'SORT';
  const scan = (isSorted ? plan.inputStage : plan) as mongo.Document;
  const index = (scan.inputStage as mongo.Document | undefined)?.indexName as string | undefined;
  const examined = executionStats.totalDocsExamined;
  const wanted = finds && !isSorted ? executionStats.nReturned : 0;
  return { shape, by, index, examined, excess: examined - wanted };
}

export function told({ shape, by, index = 'no index', examined }: Verdict): string {
  return `${shape} looks at ${examined} documents by ${index}${by ? `, asked by ${by}` : ''}`;
}
