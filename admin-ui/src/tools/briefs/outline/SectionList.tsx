import type { BriefOutline } from '@contracts/briefs/briefs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../../../shared/announce';
import { EmptyState } from '../../../shared/EmptyState';
import { SortableList } from '../../../shared/sortable/SortableList';
import type { ProseById } from '../ai/Prose';
import {
  addSection,
  changeSection,
  deleteSection,
  mergeIntoPrevious,
  moveSection,
  shiftLevel,
  stepSection,
} from './outlineEdits';
import { newSectionId } from './sectionIds';
import { type OpenedMenu, SectionMenu } from './SectionMenu';
import { type SectionActions, SectionRow } from './SectionRow';
import type { Outlines } from './useOutlines';
import { TEXT_MAX_WIDTH } from '../../../theme/measures';

interface SectionListProps {
  outline: BriefOutline;
  edits: Outlines;
  /** What a model suggests that sections are to tell. */
  prose: ProseById;
}

/** The sections of an outline as a tree that is edited by pointer and keyboard. */
export function SectionList({ outline, edits, prose }: SectionListProps) {
  const { kind, sections } = outline;
  const [menu, setMenu] = useState<OpenedMenu>();
  const list = useRef<HTMLDivElement>(null);
  const focusLater = useRef<string>(undefined);
  useEffect(() => {
    if (focusLater.current === undefined) return;
    const field = list.current?.querySelector<HTMLTextAreaElement>(
      `[data-section="${focusLater.current}"] textarea`,
    );
    focusLater.current = undefined;
    field?.focus();
    field?.select();
  });
  const does = useSectionEdits(outline, edits, (id) => (focusLater.current = id));
  const latest = useRef(does);
  useEffect(() => {
    latest.current = does;
  });
  // Rows are drawn anew only where their own section changes.
  const actions = useMemo<SectionActions>(
    () => ({
      change: (id, changes) => latest.current.change(id, changes),
      move: (id, step) => latest.current.move(id, step),
      shift: (id, by) => latest.current.shift(id, by),
      add: (id) => latest.current.add(id),
      openMenu: (id, anchor) => setMenu({ id, anchor }),
    }),
    [],
  );
  const numbers = numbersOf(sections);
  if (sections.length === 0) {
    return (
      <EmptyState title="This outline is empty" text="Add a section, or start over from the suggestion." />
    );
  }
  return (
    <Box ref={list}>
      <SortableList
        ids={sections.map(({ id }) => id)}
        nameOf={(id) => sections.find((section) => section.id === id)?.heading ?? ''}
        onMove={(from, to) => edits.changeSections(kind, (all) => moveSection(all, from, to))}
        label="Sections"
      >
        {sections.map((section, at) => (
          <SectionRow
            key={section.id}
            section={section}
            number={numbers[at] as string}
            suggestion={prose[section.id]}
            actions={actions}
          />
        ))}
      </SortableList>
      <Typography
        variant="caption"
        color="text.secondary"
        component="p"
        sx={{ mt: 1, maxWidth: TEXT_MAX_WIDTH }}
      >
        In a heading: Enter adds a section, Alt with ↑ or ↓ moves it with what is below it, Alt with ← or →
        sets its level.
      </Typography>
      <SectionMenu
        opened={menu}
        sections={sections}
        onClose={() => setMenu(undefined)}
        onMove={does.move}
        onShift={does.shift}
        onAdd={does.add}
        onMerge={does.merge}
        onDelete={does.remove}
      />
    </Box>
  );
}

function useSectionEdits({ kind, sections }: BriefOutline, edits: Outlines, focus: (id: string) => void) {
  const place = (id: string) => sections.findIndex((section) => section.id === id);
  const headingOf = (id: string) => sections[place(id)]?.heading ?? '';
  return {
    change: (id: string, changes: Parameters<SectionActions['change']>[1]) =>
      edits.changeSections(kind, (all) => changeSection(all, id, changes), {
        field: `${kind}.${id}.${Object.keys(changes).join()}`,
      }),
    move: (id: string, step: -1 | 1) => {
      const next = stepSection(sections, place(id), step);
      focus(id);
      edits.changeSections(kind, () => next);
      const at = next.findIndex((section) => section.id === id) + 1;
      announce(`${headingOf(id)} is at place ${at} of ${next.length}.`);
    },
    shift: (id: string, by: -1 | 1) => {
      edits.changeSections(kind, (all) => shiftLevel(all, place(id), by));
      announce(`${headingOf(id)} is a level ${by > 0 ? 'deeper' : 'higher'}.`);
    },
    add: (id: string) => {
      const fresh = newSectionId();
      focus(fresh);
      edits.changeSections(kind, (all) => addSection(all, place(id), fresh));
    },
    merge: (id: string) =>
      edits.changeSections(kind, (all) => mergeIntoPrevious(all, place(id)), {
        told: `“${headingOf(id)}” was merged into the section above.`,
      }),
    remove: (id: string) =>
      edits.changeSections(kind, (all) => deleteSection(all, place(id)), {
        told: `“${headingOf(id)}” was deleted.`,
      }),
  };
}

/** `1`, `1.1`, `1.1.1`: the places in the tree. */
function numbersOf(sections: BriefOutline['sections']): string[] {
  const counts = [0, 0, 0];
  return sections.map(({ level }) => {
    const depth = level - 2;
    counts[depth] = (counts[depth] ?? 0) + 1;
    counts.fill(0, depth + 1);
    return counts.slice(0, depth + 1).join('.');
  });
}
