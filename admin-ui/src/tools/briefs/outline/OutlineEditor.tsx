import { OUTLINE_LIMITS } from '@contracts/briefs/brief-limits';
import { BRIEF_MESSAGES, OUTLINE_NAMES, OUTLINE_REASONS } from '@contracts/briefs/brief-messages';
import type { BriefDetail } from '@contracts/briefs/brief-views';
import type { SectionProse } from '@contracts/briefs/brief-texts';
import type { OutlineKind } from '@contracts/briefs/briefs';
import AddIcon from '@mui/icons-material/Add';
import UndoIcon from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { TabStrip } from '../../../shared/TabStrip';
import { BriefAi } from '../ai/BriefAi';
import type { ProseById } from '../ai/Prose';
import { SaveNotice } from './SaveNotice';
import { SectionList } from './SectionList';
import { addSection, wordsOf } from './outlineEdits';
import { newSectionId } from './sectionIds';
import type { Outlines } from './useOutlines';

interface OutlineEditorProps {
  brief: BriefDetail;
  outlines: Outlines;
  kind: OutlineKind;
  onKind: (kind: OutlineKind) => void;
}

/** The outlines of a brief, one of which shows to be edited. */
export function OutlineEditor({ brief, outlines: edits, kind, onKind }: OutlineEditorProps) {
  const id = useId();
  const [prose, setProse] = useState<ProseById>({});
  const outline = edits.outlines.find((one) => one.kind === kind) ?? edits.outlines[0];
  if (!outline) return <EmptyState title="No outline" text="This brief was made without outlines." />;
  const { sections } = outline;
  const suggested = brief.suggested.find((one) => one.kind === outline.kind);
  const isChanged = suggested !== undefined && JSON.stringify(suggested) !== JSON.stringify(outline);
  return (
    <Box component="section" aria-label="Outlines" sx={{ minWidth: 0 }}>
      {edits.outlines.length > 1 ? (
        <TabStrip
          label="Outlines"
          tabs={edits.outlines.map((one) => ({ id: one.kind, label: OUTLINE_NAMES[one.kind] }))}
          chosen={outline.kind}
          onChoose={onKind}
          tabProps={(one) => ({ id: `${id}-${one}`, 'aria-controls': `${id}-panel` })}
          isLined={false}
          sx={{ mb: 1 }}
        />
      ) : null}
      <Box
        id={`${id}-panel`}
        role={edits.outlines.length > 1 ? 'tabpanel' : undefined}
        aria-labelledby={edits.outlines.length > 1 ? `${id}-${outline.kind}` : undefined}
      >
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {OUTLINE_REASONS[outline.kind]}
        </Typography>
        {outline.kind === 'consensus' && brief.ownOutline !== undefined ? (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {BRIEF_MESSAGES.noShared(brief.ownOutline)}
          </Alert>
        ) : null}
        <TextField
          fullWidth
          size="small"
          label="Title of the outline"
          value={outline.title}
          onChange={(event) => {
            const { value: title } = event.target;
            edits.changeOutline(outline.kind, (one) => ({ ...one, title }), {
              field: `${outline.kind}.title`,
            });
          }}
          slotProps={{ htmlInput: { maxLength: OUTLINE_LIMITS.title, dir: 'auto' } }}
        />
        <SaveNotice outlines={edits} />
        <SectionList key={outline.kind} outline={outline} edits={edits} prose={prose} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'center' }}>
          <Button
            size="small"
            startIcon={<AddIcon />}
            disabled={sections.length >= OUTLINE_LIMITS.sections}
            onClick={() =>
              edits.changeSections(outline.kind, (all) => addSection(all, lastTop(all), newSectionId()))
            }
          >
            Add a section
          </Button>
          <Button size="small" startIcon={<UndoIcon />} disabled={!edits.canUndo} onClick={edits.undo}>
            Undo
          </Button>
          {isChanged ? (
            <Button
              size="small"
              onClick={() =>
                edits.changeOutline(outline.kind, () => suggested, { told: 'The suggestion is back.' })
              }
            >
              Start over from the suggestion
            </Button>
          ) : null}
          <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto' }}>
            {counted(sections.length, 'section')}, {counted(wordsOf(outline), 'word')} of about{' '}
            {counted(brief.profile.target.words, 'word')}
          </Typography>
        </Box>
        <BriefAi
          brief={brief}
          outline={outline}
          edits={edits}
          onProse={(told) => setProse((known) => ({ ...known, ...byId(told) }))}
        />
      </Box>
    </Box>
  );
}

/** Ids of sections are of one outline each. */
const byId = (told: readonly SectionProse[]): ProseById =>
  Object.fromEntries(told.map(({ id, text }) => [id, text]));

/** The last section of the highest level: a new one comes behind its branch. */
function lastTop(sections: readonly { level: number }[]): number {
  return Math.max(
    0,
    sections.findLastIndex(({ level }) => level === 2),
  );
}
