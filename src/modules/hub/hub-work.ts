import { gunzipSync, gzipSync } from 'node:zlib';
import type { HubEdit, HubKeywordView } from '../../contracts/hub/hub';
import { choicesOf, type HubChoice } from '../../domain/hub/hub-choices';
import { editTree, HubEditError } from '../../domain/hub/edit-tree';
import { hubDocument } from '../../domain/hub/hub-document';
import { type HubTextsGround, pagesForModel } from '../../domain/hub/hub-texts';
import { hubSvg } from '../../domain/hub/hub-svg';
import type { HubGround, HubTree } from '../../domain/hub/hub-tree';
import { type HubContent, hubViewOf, keywordsOfPage } from '../../domain/hub/hub-view';
import type { HubTextsKind } from '../../contracts/hub/hub-texts';
import type { ExportDocument } from '../../domain/export/document';

/** What is wanted of a hub, and what is answered. */
export interface HubWork {
  view: { ask: object; answer: HubContent };
  /** The tree after all changes, packed; or why one of them is refused. */
  edit: {
    ask: { edits: HubEdit[] };
    answer: { tree: Uint8Array; content: HubContent; choices: HubChoice[] } | { refusal: string };
  };
  /** Undefined where there is no such page. */
  keywords: { ask: { page: string }; answer: HubKeywordView[] | undefined };
  document: { ask: { withKeywords: boolean }; answer: ExportDocument };
  svg: { ask: object; answer: string };
  /** What a model is given to write on. */
  texts: { ask: { want: HubTextsKind }; answer: HubTextsGround };
}
type HubWorkKind = keyof HubWork;

/** A hub at one granularity, as it is kept: JSON, gzip. */
export interface KeptHub {
  ground: Uint8Array;
  tree: Uint8Array;
}

type Works = {
  [Kind in HubWorkKind]: (
    hub: { ground: HubGround; tree: HubTree },
    ask: HubWork[Kind]['ask'],
  ) => HubWork[Kind]['answer'];
};

const WORKS: Works = {
  view: ({ ground, tree }) => hubViewOf(ground, tree),
  edit: ({ ground, tree: given }, { edits }) => {
    try {
      const tree = edits.reduce(editTree, given);
      const choices = choicesOf(ground, given, tree);
      return { tree: gzipSync(JSON.stringify(tree)), content: hubViewOf(ground, tree), choices };
    } catch (error) {
      if (error instanceof HubEditError) return { refusal: error.message };
      throw error;
    }
  },
  keywords: ({ ground, tree }, { page }) => keywordsOfPage(ground, tree, page),
  document: ({ ground, tree }, options) => hubDocument(ground, tree, options),
  svg: ({ ground, tree }) => hubSvg(hubViewOf(ground, tree)),
  texts: ({ ground, tree }, { want }) => pagesForModel(ground, tree, want),
};

/** Does it here and now. */
export function workOnHub<Kind extends HubWorkKind>(
  kind: Kind,
  { ground, tree }: KeptHub,
  ask: HubWork[Kind]['ask'],
): HubWork[Kind]['answer'] {
  const unpacked = (bytes: Uint8Array) => JSON.parse(gunzipSync(bytes).toString()) as unknown;
  const hub = { ground: unpacked(ground) as HubGround, tree: unpacked(tree) as HubTree };
  return WORKS[kind](hub, ask);
}
