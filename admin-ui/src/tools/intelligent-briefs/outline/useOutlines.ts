import type { BriefDetail, SavedOutlines } from '@contracts/briefs/brief-views';
import type { BriefOutline, OutlineKind, OutlineSection } from '@contracts/briefs/briefs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { briefKeys, saveOutlines } from '../briefsApi';
import { OutlineSaver, type SaveState } from './outlineSaver';

/** Steps that can be undone. */
const MOST_STEPS = 50;

interface Step {
  outlines: readonly BriefOutline[];
  /** Typing in one field is one step. */
  field: string | undefined;
  /** What is said of undoing it: `“Prices” was deleted.` */
  told: string | undefined;
}

/** The outlines of a brief as they are edited: each change is saved by itself, and can be undone. */
export function useOutlines(brief: BriefDetail) {
  const client = useQueryClient();
  const { id } = brief;
  const [outlines, setOutlines] = useState<readonly BriefOutline[]>(brief.outlines);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [state, setState] = useState<SaveState>('saved');
  const [newer, setNewer] = useState<SavedOutlines>();
  const keep = (saved: Pick<SavedOutlines, 'outlines' | 'edited' | 'version' | 'updatedAt'>) =>
    client.setQueryData<BriefDetail>(briefKeys.one(id), (detail) => detail && { ...detail, ...saved });
  const [saver] = useState(
    () =>
      new OutlineSaver({
        version: brief.version,
        save: (version, sent) => saveOutlines(id, version, sent.map(withHeadings)),
        onState: setState,
        onSaved: keep,
        onConflict: setNewer,
      }),
  );
  const latest = useRef(saver);
  useEffect(() => {
    const flush = () => void latest.current.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  const set = (next: readonly BriefOutline[]) => {
    setOutlines(next);
    saver.change(next);
  };
  const changeOutline = (
    kind: OutlineKind,
    change: (outline: BriefOutline) => BriefOutline,
    { field, told }: { field?: string; told?: string } = {},
  ) => {
    const next = outlines.map((outline) => (outline.kind === kind ? change(outline) : outline));
    const last = steps.at(-1);
    if (field === undefined || last?.field !== field) {
      setSteps([...steps.slice(1 - MOST_STEPS), { outlines, field, told }]);
    }
    set(next);
  };
  const lastStep = steps.at(-1);
  return {
    outlines,
    state,
    newer,
    changeOutline,
    changeSections: (
      kind: OutlineKind,
      change: (sections: readonly OutlineSection[]) => OutlineSection[],
      step?: { field?: string; told?: string },
    ) => changeOutline(kind, (outline) => ({ ...outline, sections: change(outline.sections) }), step),
    canUndo: lastStep !== undefined,
    undone: lastStep?.told,
    undo: () => {
      if (!lastStep) return;
      setSteps(steps.slice(0, -1));
      set(lastStep.outlines);
    },
    flush: () => saver.flush(),
    retry: () => void saver.retry(),
    /** What the server has made anew, in the place of what is here. */
    adopt: (detail: Pick<BriefDetail, 'outlines' | 'version'>) => {
      saver.adopt(detail.version);
      setOutlines(detail.outlines);
      setSteps([]);
      setState('saved');
      setNewer(undefined);
    },
    /** Saves what is here over what somebody has saved in the meantime. */
    keepMine: () => {
      if (!newer) return;
      saver.adopt(newer.version, false);
      setNewer(undefined);
      void saver.retry();
    },
    /** The other way round. */
    takeNewer: () => {
      if (!newer) return;
      keep(newer);
      saver.adopt(newer.version);
      setOutlines(newer.outlines);
      setSteps([]);
      setState('saved');
      setNewer(undefined);
    },
  };
}

export type Outlines = ReturnType<typeof useOutlines>;

/** A heading that is being written anew may be empty for a moment. */
function withHeadings(outline: BriefOutline): BriefOutline {
  const sections = outline.sections.map((section) =>
    section.heading.trim() === '' ? { ...section, heading: 'Untitled' } : section,
  );
  return { ...outline, sections };
}
