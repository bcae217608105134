import type { BriefOutline, OutlineSection } from '@contracts/briefs/briefs';

/** What is done to the sections of an outline; each gives a new list, and the old one where it cannot be done. */

type Sections = readonly OutlineSection[];

const LEVELS = [2, 3, 4] as const;

/** How many sections stand below one, itself counted. */
export function branchLength(sections: Sections, at: number): number {
  const top = sections[at];
  if (!top) return 0;
  let end = at + 1;
  while (end < sections.length && (sections[end] as OutlineSection).level > top.level) end += 1;
  return end - at;
}

/** Moves a section with those below it to the place of another. */
export function moveSection(sections: Sections, from: number, to: number): OutlineSection[] {
  const length = branchLength(sections, from);
  if (from === to || (to > from && to < from + length)) return [...sections];
  const branch = sections.slice(from, from + length);
  const rest = [...sections.slice(0, from), ...sections.slice(from + length)];
  // Downwards it comes behind whom it was dropped on, upwards before.
  const place = to > from ? to - length + 1 : to;
  rest.splice(place, 0, ...branch);
  return atPossibleLevels(rest);
}

/** One step past the branch of the same level that stands before or behind. */
export function stepSection(sections: Sections, at: number, step: -1 | 1): OutlineSection[] {
  const target = stepTarget(sections, at, step);
  return target === null ? [...sections] : moveSection(sections, at, target);
}

/** Where a step leads; null at the end of the list. */
export function stepTarget(sections: Sections, at: number, step: -1 | 1): number | null {
  const length = branchLength(sections, at);
  if (step === -1) return at > 0 ? previousSibling(sections, at) : null;
  const next = at + length;
  if (next >= sections.length) return null;
  return next + branchLength(sections, next) - 1;
}

function previousSibling(sections: Sections, at: number): number {
  const level = sections[at]?.level ?? 2;
  let place = at - 1;
  while (place > 0 && (sections[place] as OutlineSection).level > level) place -= 1;
  return place;
}

/** Sets a section a level deeper or higher, with those below it. */
export function shiftLevel(sections: Sections, at: number, by: -1 | 1): OutlineSection[] {
  if (!canShift(sections, at, by)) return [...sections];
  const end = at + branchLength(sections, at);
  return sections.map((section, index) =>
    index >= at && index < end
      ? { ...section, level: Math.min(4, section.level + by) as OutlineSection['level'] }
      : section,
  );
}

/** Whether a section may be set so: none is more than a level below the one before it. */
export function canShift(sections: Sections, at: number, by: -1 | 1): boolean {
  const level = (sections[at]?.level ?? 2) + by;
  const before = sections[at - 1];
  if (!LEVELS.some((known) => known === level)) return false;
  return by === -1 || (before !== undefined && level <= before.level + 1);
}

/** Takes a section out; those below it move up to its level. */
export function deleteSection(sections: Sections, at: number): OutlineSection[] {
  const end = at + branchLength(sections, at);
  return atPossibleLevels(
    sections.flatMap((section, index) => {
      if (index === at) return [];
      if (index < at || index >= end) return [section];
      return [{ ...section, level: (section.level - 1) as OutlineSection['level'] }];
    }),
  );
}

/** A new section behind the branch of another, on its level; of an empty outline the first. */
export function addSection(sections: Sections, after: number, id: string): OutlineSection[] {
  const level = sections[after]?.level ?? 2;
  const fresh = { id, level, heading: 'New section', words: 0, terms: [], questions: [], sources: [] };
  const place = sections.length === 0 ? 0 : after + branchLength(sections, after);
  return [...sections.slice(0, place), fresh, ...sections.slice(place)];
}

/** Puts a section into the one before it: words are added up, and what it holds joins what stands there. */
export function mergeIntoPrevious(sections: Sections, at: number): OutlineSection[] {
  const before = sections[at - 1];
  const merged = sections[at];
  if (!before || !merged) return [...sections];
  const note = [before.note, merged.note].filter(Boolean).join('\n');
  const prose = [before.prose, merged.prose].filter(Boolean).join(' ');
  const joined: OutlineSection = {
    ...before,
    words: before.words + merged.words,
    terms: union(before.terms, merged.terms),
    questions: union(before.questions, merged.questions),
    sources: union(before.sources, merged.sources).sort((a, b) => a - b),
    ...(note && { note }),
    ...(prose && { prose }),
  };
  return atPossibleLevels([...sections.slice(0, at - 1), joined, ...sections.slice(at + 1)]);
}

export function changeSection(
  sections: Sections,
  id: string,
  changes: Partial<OutlineSection>,
): OutlineSection[] {
  return sections.map((section) => (section.id === id ? { ...section, ...changes } : section));
}

/** The words of an outline's sections. */
export function wordsOf({ sections }: Pick<BriefOutline, 'sections'>): number {
  return sections.reduce((sum, { words }) => sum + words, 0);
}

/** The first is of level 2, and none is more than a level below the one before it. */
function atPossibleLevels(sections: Sections): OutlineSection[] {
  let most = 2;
  return sections.map((section) => {
    const level = Math.min(section.level, most) as OutlineSection['level'];
    most = Math.min(4, level + 1);
    return level === section.level ? section : { ...section, level };
  });
}

function union<Value>(first: readonly Value[], second: readonly Value[]): Value[] {
  return [...new Set([...first, ...second])];
}
