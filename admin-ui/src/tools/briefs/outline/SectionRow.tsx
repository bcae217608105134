import type { OutlineSection } from '@contracts/briefs/briefs';
import { OUTLINE_LIMITS } from '@contracts/briefs/brief-limits';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo, useState } from 'react';
import { counted } from '../../../shared/counted';
import { DotParts } from '../../../shared/DotParts';
import { Hint } from '../../../shared/hint/Hint';
import { SortableItem } from '../../../shared/sortable/SortableItem';
import { SectionDetail } from './SectionDetail';
import { SectionProse } from './SectionProse';

/** What can be done with a section, by its id. */
export interface SectionActions {
  change: (id: string, changes: Partial<OutlineSection>) => void;
  move: (id: string, step: -1 | 1) => void;
  shift: (id: string, by: -1 | 1) => void;
  add: (id: string) => void;
  openMenu: (id: string, anchor: HTMLElement) => void;
}

interface SectionRowProps {
  section: OutlineSection;
  /** `1.2`: its place. */
  number: string;
  /** What a model suggests that it is to tell. */
  suggestion: string | undefined;
  actions: SectionActions;
}

/** A section of an outline: its heading to be written, and what belongs to it below. */
export const SectionRow = memo(function SectionRow(props: SectionRowProps) {
  const { section, number, suggestion, actions } = props;
  const { id, level, heading, words, terms, questions, note } = section;
  const [isOpen, setOpen] = useState(false);
  const name = `section ${number}, ${heading || 'without a heading'}`;
  const holds = [
    words > 0 ? counted(words, 'word') : '',
    terms.length > 0 ? counted(terms.length, 'term') : '',
    questions.length > 0 ? counted(questions.length, 'question') : '',
    note ? 'note' : '',
  ].filter(Boolean);
  return (
    <SortableItem
      id={id}
      name={name}
      sx={{ alignItems: 'flex-start', borderTop: 1, borderColor: 'divider', py: 0.75 }}
      handleSx={{ mt: 0.25 }}
    >
      <Box sx={{ flex: 1, minWidth: 0, pl: { xs: (level - 2) * 1.5, sm: (level - 2) * 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
          <Chip
            label={`H${level}`}
            size="small"
            variant="outlined"
            sx={{ mt: 0.5, minWidth: 36, fontVariantNumeric: 'tabular-nums' }}
          />
          <InputBase
            multiline
            fullWidth
            value={heading}
            data-section={id}
            onChange={(event) => actions.change(id, { heading: event.target.value.replace(/\n/g, ' ') })}
            onKeyDown={(event) => onKey(event, id, actions)}
            error={heading.trim() === ''}
            placeholder="Heading"
            inputProps={{
              'aria-label': `Heading of section ${number}`,
              'aria-invalid': heading.trim() === '',
              maxLength: OUTLINE_LIMITS.heading,
              dir: 'auto',
            }}
            sx={{
              px: 1,
              py: 0.25,
              borderRadius: 1,
              fontWeight: level === 2 ? 600 : 400,
              '&:hover': { bgcolor: 'action.hover' },
              '&.Mui-focused': { outline: 2, outlineColor: 'primary.main' },
              ...(heading.trim() === '' && { outline: 1, outlineColor: 'error.main' }),
            }}
          />
        </Box>
        {holds.length > 0 ? (
          <Typography variant="caption" component="p" color="text.secondary" sx={{ pl: 6 }}>
            <DotParts parts={holds} />
          </Typography>
        ) : null}
        <SectionProse section={section} number={number} suggestion={suggestion} change={actions.change} />
        {isOpen ? <SectionDetail section={section} number={number} change={actions.change} /> : null}
      </Box>
      <Hint title={isOpen ? 'Hide details' : 'Details'}>
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-label={`Details of ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      </Hint>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={`Actions on ${name}`}
        onClick={(event) => actions.openMenu(id, event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
    </SortableItem>
  );
});

/** Enter adds a section; Alt with an arrow moves this one, or sets its level. */
function onKey(event: KeyboardEvent<HTMLElement>, id: string, actions: SectionActions): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
    event.preventDefault();
    actions.add(id);
    return;
  }
  if (!event.altKey) return;
  const moves = { ArrowUp: -1, ArrowDown: 1 } as const;
  const levels = { ArrowLeft: -1, ArrowRight: 1 } as const;
  if (event.key in moves) actions.move(id, moves[event.key as keyof typeof moves]);
  else if (event.key in levels) actions.shift(id, levels[event.key as keyof typeof levels]);
  else return;
  event.preventDefault();
}
