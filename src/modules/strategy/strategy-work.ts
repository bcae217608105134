import { gunzipSync } from 'node:zlib';
import type { RowsQuery } from '../../contracts/strategy/rows-query';
import type { ClusterKeywords, ClusterKeywordsQuery } from '../../contracts/strategy/cluster-keywords';
import type {
  ClusterDetail,
  StrategyRows,
  StrategySettings,
  StrategyView,
} from '../../contracts/strategy/strategy';
import type { StrategyTextsKind } from '../../contracts/strategy/strategy-texts';
import type { ExportDocument } from '../../domain/export/document';
import { clusterDetail, clusterKeywords, clusterKeywordsCsv } from '../../domain/strategy/cluster-detail';
import { type Evaluation, evaluate } from '../../domain/strategy/evaluate';
import { type StrategyDocumentOptions, strategyDocument } from '../../domain/strategy/strategy-document';
import type { Grouping, StrategyGround } from '../../domain/strategy/strategy-ground';
import {
  findingsOfStrategy,
  groupsOfStrategy,
  type StrategyTextsGround,
} from '../../domain/strategy/strategy-texts';
import { rowsOf } from '../../domain/strategy/strategy-rows';

/** What is wanted of an evaluation, and what is answered. */
export interface StrategyWork {
  view: { ask: object; answer: Omit<StrategyView, 'id'> };
  rows: { ask: RowsQuery; answer: StrategyRows };
  /** Undefined where there is no such group. */
  cluster: { ask: { cluster: string }; answer: ClusterDetail | undefined };
  /** The same. */
  keywords: { ask: ClusterKeywordsQuery & { cluster: string }; answer: ClusterKeywords | undefined };
  /** All of them as a csv; the same. */
  keywordsFile: { ask: { cluster: string }; answer: Uint8Array<ArrayBuffer> | undefined };
  document: { ask: StrategyDocumentOptions; answer: ExportDocument };
  /** What a model is given to write on. */
  texts: { ask: { want: StrategyTextsKind }; answer: StrategyTextsGround };
}
type StrategyWorkKind = keyof StrategyWork;

/** An evaluation as it is kept: JSON, gzip, and what it is judged by. */
export interface KeptStrategy {
  ground: Uint8Array;
  grouping: Uint8Array;
  settings: StrategySettings;
}

interface Opened {
  ground: StrategyGround;
  grouping: Grouping;
  evaluation: Evaluation;
}
type Works = {
  [Kind in StrategyWorkKind]: (
    opened: Opened,
    ask: StrategyWork[Kind]['ask'],
  ) => StrategyWork[Kind]['answer'];
};

const WORKS: Works = {
  view: ({ evaluation }) => evaluation.summary,
  rows: ({ evaluation }, query) => rowsOf(evaluation, query),
  cluster: (opened, { cluster }) => clusterDetail(opened, cluster),
  keywords: clusterKeywords,
  keywordsFile: (opened, { cluster }) => clusterKeywordsCsv(opened, cluster),
  document: ({ ground: { delimiter }, evaluation }, options) => ({
    ...strategyDocument(evaluation, options),
    ...(delimiter && { delimiter }),
  }),
  texts: ({ ground, grouping, evaluation }, { want }) =>
    want === 'names' ? groupsOfStrategy(ground, grouping) : findingsOfStrategy(evaluation),
};

/** Does it here and now. */
export function workOnStrategy<Kind extends StrategyWorkKind>(
  kind: Kind,
  kept: KeptStrategy,
  ask: StrategyWork[Kind]['ask'],
): StrategyWork[Kind]['answer'] {
  const unpacked = (bytes: Uint8Array) => JSON.parse(gunzipSync(bytes).toString()) as unknown;
  const ground = unpacked(kept.ground) as StrategyGround;
  const grouping = unpacked(kept.grouping) as Grouping;
  return WORKS[kind]({ ground, grouping, evaluation: evaluate(ground, grouping, kept.settings) }, ask);
}
