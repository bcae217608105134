import type { BriefDetail, SavedOutlines } from '@contracts/briefs/brief-views';
import type { BriefOutline, OutlineKind, OutlineSection } from '@contracts/briefs/briefs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  const [outlines, setOutlines] = useState<readonly BriefOutline[]>(brief.outlines);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const replace = (next: readonly BriefOutline[]) => {
    setOutlines(next);
    setSteps([]);
  };
  const saving = useSaving(brief, replace);
  const set = (next: readonly BriefOutline[]) => {
    setOutlines(next);
    saving.change(next);
  };
  const changeOutline = (
    kind: OutlineKind,
    change: (outline: BriefOutline) => BriefOutline,
    { field, told }: { field?: string; told?: string } = {},
  ) => {
    const last = steps.at(-1);
    if (field === undefined || last?.field !== field) {
      setSteps([...steps.slice(1 - MOST_STEPS), { outlines, field, told }]);
    }
    set(outlines.map((outline) => (outline.kind === kind ? change(outline) : outline)));
  };
  const lastStep = steps.at(-1);
  return {
    ...saving,
    outlines,
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
  };
}

export type Outlines = ReturnType<typeof useOutlines>;

/** Keeps what is edited on the server; `replace` puts what others have saved in its place. */
function useSaving({ id, version }: BriefDetail, replace: (outlines: readonly BriefOutline[]) => void) {
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>('saved');
  const [newer, setNewer] = useState<SavedOutlines>();
  const keep = (saved: SavedOutlines) =>
    client.setQueryData<BriefDetail>(briefKeys.one(id), (detail) => detail && { ...detail, ...saved });
  const [saver] = useState(
    () =>
      new OutlineSaver({
        version,
        save: (changed, sent) => saveOutlines(id, changed, sent.map(withHeadings)),
        onState: setState,
        onSaved: keep,
        onConflict: setNewer,
      }),
  );
  useEffect(() => {
    const flush = () => void saver.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [saver]);
  /** What the server has, in the place of what is here. */
  const adopt = (detail: Pick<BriefDetail, 'outlines' | 'version'>) => {
    saver.adopt(detail.version);
    replace(detail.outlines);
    setState('saved');
    setNewer(undefined);
  };
  return {
    state,
    newer,
    adopt,
    change: (outlines: readonly BriefOutline[]) => saver.change(outlines),
    flush: () => saver.flush(),
    retry: () => void saver.retry(),
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
      adopt(newer);
    },
  };
}

/** A heading that is being written anew may be empty for a moment. */
function withHeadings(outline: BriefOutline): BriefOutline {
  const sections = outline.sections.map((section) =>
    section.heading.trim() === '' ? { ...section, heading: 'Untitled' } : section,
  );
  return { ...outline, sections };
}
