import { MAX_BULK_WATCHES, type WatchBulkAction, type WatchRow } from '@contracts/watches/watches';
import CheckIcon from '@mui/icons-material/RefreshOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import PauseIcon from '@mui/icons-material/PauseOutlined';
import ResumeIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirmation } from '../../../shared/Confirmation';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { SelectionBar } from '../../../shared/list/SelectionBar';
import { nameOf } from '../shown/watchText';
import { BulkRefusals } from './BulkRefusals';
import { useBulkAction } from './useBulkAction';
import type { WatchQuery } from './watchQuery';
import type { RowSelection } from '../../../shared/list/useRowSelection';

const ACTIONS = [
  { action: 'check', label: 'Check now', icon: <CheckIcon /> },
  { action: 'pause', label: 'Pause', icon: <PauseIcon /> },
  { action: 'resume', label: 'Resume', icon: <ResumeIcon /> },
  { action: 'delete', label: 'Delete', icon: <DeleteIcon /> },
] as const;

interface WatchBulkBarProps {
  selection: RowSelection<WatchQuery['filter']>;
  watches: readonly WatchRow[];
}

/** What can be done with the chosen pages together, and why some stayed as they were. */
export function WatchBulkBar({ selection, watches }: WatchBulkBarProps) {
  const [asking, setAsking] = useState<WatchBulkAction>();
  const { run, busy, refusals, forget } = useBulkAction(selection.clear);
  const pages = counted(selection.count, 'page');
  const act = (action: WatchBulkAction) => run(action, selection.selected);
  // What no page shows is asked for, too.
  const isAsked = (action: WatchBulkAction) => action === 'delete' || selection.isWhole;
  const only = watches.find(({ id }) => selection.count === 1 && id === selection.ids[0]);
  const confirm = async (action: WatchBulkAction) => {
    await act(action);
    setAsking(undefined);
  };
  return (
    <>
      <SelectionBar
        label="Chosen pages"
        said={`${pages} selected`}
        selection={selection}
        tooMany={selection.more > MAX_BULK_WATCHES ? TOO_MANY : undefined}
      >
        {ACTIONS.map(({ action, label, icon }) => (
          <Button
            key={action}
            size="small"
            startIcon={icon}
            color={action === 'delete' ? 'error' : 'primary'}
            loading={busy === action}
            loadingPosition="start"
            disabled={busy !== undefined && busy !== action}
            onClick={() => (isAsked(action) ? setAsking(action) : void act(action))}
          >
            {label}
          </Button>
        ))}
      </SelectionBar>
      <BulkRefusals refusals={refusals} watches={watches} onClose={forget} />
      <Confirmation
        open={asking !== undefined}
        busy={busy !== undefined}
        {...questionOf(asking ?? 'delete', only ? nameOf(only) : pages)}
        destroys={asking === 'delete'}
        onConfirm={() => void confirm(asking ?? 'delete')}
        onClose={() => setAsking(undefined)}
      />
    </>
  );
}

const TOO_MANY = `Narrow the filter to ${formatCount(MAX_BULK_WATCHES)} pages to select all that match.`;

const TEXTS: Record<WatchBulkAction, string> = {
  check: 'Each check counts against your plan.',
  pause: 'They are not checked until you resume them.',
  resume: 'Only as many are resumed as your plan allows.',
  delete: 'Its versions, changes and checks are deleted permanently. Pause a page instead to keep them.',
};

function questionOf(asked: WatchBulkAction, what: string) {
  const label = ACTIONS.find(({ action }) => action === asked)?.label ?? '';
  const title = asked === 'check' ? `Check ${what} now?` : `${label} ${what}?`;
  return { title, text: TEXTS[asked], action: label };
}
