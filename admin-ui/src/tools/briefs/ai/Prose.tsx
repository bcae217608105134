import type { BriefDetail } from '@contracts/briefs/brief-views';
import type { BriefOutline } from '@contracts/briefs/briefs';
import { type BriefTexts, PROSE_PART, type SectionProse } from '@contracts/briefs/brief-texts';
import { WRITTEN_BY_AI } from '@contracts/model/model-texts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId } from 'react';
import { ActionButton } from '../../../shared/ActionButton';
import { AiLabel } from '../../../shared/model/AiLabel';
import { AskAi } from '../../../shared/model/AskAi';
import { useModelTexts } from '../../../shared/model/useModelTexts';
import { textsPath } from '../briefsApi';
import type { Outlines } from '../outline/useOutlines';

/** What a model says that sections are to tell, by their ids. */
export type ProseById = Readonly<Record<string, string>>;

export interface ProseProps {
  brief: BriefDetail;
  outline: BriefOutline;
  edits: Outlines;
  /** Told what sections are to tell, as soon as it is known. */
  onProse: (sections: readonly SectionProse[]) => void;
}

/** Asks what the sections of an outline are to tell: so many at once, the next ones when the ones before are there. */
export function Prose(props: ProseProps) {
  const { sections } = props.outline;
  const id = useId();
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mb: 1 }}>
        What each section should say
      </Typography>
      <Part {...props} part={0} />
    </section>
  );
}

function Part({ part, ...props }: ProseProps & { part: number }) {
  const { brief, outline, edits, onProse } = props;
  const state = useModelTexts<BriefTexts>(textsPath(brief.id), {
    want: 'prose',
    outline: outline.kind,
    part,
  });
  const told = state.texts?.sections;
  const tell = useEffectEvent(onProse);
  useEffect(() => {
    if (told) tell(told);
  }, [told]);
  const [from, to] = [part * PROSE_PART, Math.min((part + 1) * PROSE_PART, outline.sections.length)];
  const known = new Set(told?.map(({ id }) => id));
  const open = outline.sections.slice(from, to).filter(({ id, prose }) => !known.has(id) && !prose);
  const asked = to - from === 1 ? `section ${to}` : `sections ${from + 1} to ${to}`;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {told ? <Told {...props} told={told} /> : null}
      {open.length > 0 ? (
        <AskAi
          // What was edited is asked about.
          state={{ ...state, ask: () => void edits.flush().then(state.ask) }}
          label={told ? `Describe ${asked} again` : `Describe ${asked}`}
          sends="Sends the keyword, and headings, terms and questions of these sections to the AI."
        />
      ) : null}
      {told && to < outline.sections.length ? <Part {...props} part={part + 1} /> : null}
    </Box>
  );
}

function Told({ outline, edits, told }: ProseProps & { told: readonly SectionProse[] }) {
  const byId = new Map(told.map(({ id, text }) => [id, text]));
  const open = outline.sections.filter(({ id, prose }) => byId.has(id) && !prose);
  const takeAll = () =>
    edits.changeSections(
      outline.kind,
      (all) =>
        all.map((section) => {
          const text = byId.get(section.id);
          return text === undefined || section.prose ? section : { ...section, prose: text };
        }),
      { told: 'The AI’s texts were added.' },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 16rem' }}>
        <AiLabel /> {WRITTEN_BY_AI} It stands below each section; what you use is exported, marked as the
        AI’s.
      </Typography>
      <ActionButton variant="outlined" size="small" inactive={open.length === 0} onClick={takeAll}>
        {open.length === 0 ? 'All in use' : `Use all ${open.length}`}
      </ActionButton>
    </Box>
  );
}
