import { isDeepStrictEqual } from 'node:util';
import { BRIEF_MESSAGES } from '../../contracts/briefs/brief-messages';
import type { BriefOutline, OutlineKind } from '../../contracts/briefs/briefs';
import { fieldsRefused } from '../../core/errors/app-error';
import type { BriefFound, BriefRecord } from './briefs.schema';
import { unpacked } from './packed';

/** The outlines that a brief comes to have, and which of them are its owner's own. One like the suggestion is not. */
export async function editedOutlines(
  { outlines, edited, found }: Pick<BriefRecord, 'outlines' | 'edited' | 'found'>,
  sent: readonly BriefOutline[],
): Promise<{ outlines: BriefOutline[]; edited: OutlineKind[] }> {
  const byKind = new Map(sent.map((outline) => [outline.kind, outline]));
  const isComplete = sent.length === outlines.length && outlines.every(({ kind }) => byKind.has(kind));
  if (!isComplete)
    throw fieldsRefused({ outlines: BRIEF_MESSAGES.outlinesOther }, BRIEF_MESSAGES.outlinesOther);
  const { suggested } = await unpacked<BriefFound>(found);
  const next = outlines.map(({ kind }) => plain(byKind.get(kind) as BriefOutline));
  for (const { sections } of next) {
    if (new Set(sections.map(({ id }) => id)).size === sections.length) continue;
    throw fieldsRefused({ outlines: BRIEF_MESSAGES.sectionTwice }, BRIEF_MESSAGES.sectionTwice);
  }
  const isOwn = (outline: BriefOutline) => {
    const same = (others: readonly BriefOutline[]) =>
      others.some((other) => other.kind === outline.kind && isDeepStrictEqual(plain(other), outline));
    if (same(suggested)) return false;
    return edited.includes(outline.kind) || !same(outlines);
  };
  return { outlines: next, edited: next.filter(isOwn).map(({ kind }) => kind) };
}

/** What other pages suggest, but for the outlines that their owner has changed: those stay. */
export function outlinesAfter(
  { outlines, edited }: Pick<BriefRecord, 'outlines' | 'edited'>,
  suggested: readonly BriefOutline[],
): BriefOutline[] {
  return outlines.map((outline) => {
    if (edited.includes(outline.kind)) return outline;
    return suggested.find(({ kind }) => kind === outline.kind) ?? outline;
  });
}

/** Plain values in one order of their keys, without a note or prose that says nothing. */
function plain({ kind, title, sections }: BriefOutline): BriefOutline {
  return {
    ...{ kind, title },
    sections: sections.map(({ id, level, heading, words, terms, questions, sources, note, prose }) => ({
      ...{ id, level, heading, words, terms: [...terms], questions: [...questions], sources: [...sources] },
      ...(note?.trim() && { note }),
      ...(prose?.trim() && { prose }),
    })),
  };
}
