import type { WatchView } from '@contracts/watches/watches';
import CheckIcon from '@mui/icons-material/RefreshOutlined';
import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../providers/apiClient';
import { ActionButton } from '../../../shared/ActionButton';
import { Confirmation } from '../../../shared/Confirmation';
import { isPaused, isUnderWay, nameOf } from '../shown/watchText';
import { downloadChanges } from '../watchApi';
import { useWatchAction } from './useWatchAction';

interface WatchActionsProps {
  watch: WatchView;
  /** Where the list is. */
  listAddress: string;
}

type Question = 'baseline' | 'delete';

/** What can be done with a watch. */
export function WatchActions({ watch, listAddress }: WatchActionsProps) {
  const { busy, act, remove } = useWatchAction(watch);
  const [question, setQuestion] = useState<Question>();
  const navigate = useNavigate();
  const name = nameOf(watch);
  const confirm = async () => {
    if (question === 'delete') await remove(() => navigate(listAddress, { replace: true }));
    else await act('baseline');
    setQuestion(undefined);
  };
  return (
    <>
      <MoreMenu watch={watch} onAsk={setQuestion} />
      <ActionButton
        size="medium"
        startIcon={<CheckIcon />}
        inactive={isUnderWay(watch) || isPaused(watch)}
        loading={busy === 'check'}
        onClick={() => void act('check')}
      >
        {watch.checking ? 'Checking…' : 'Check now'}
      </ActionButton>
      <Confirmation
        open={question !== undefined}
        busy={busy !== undefined}
        {...questionOf(question ?? 'baseline', name)}
        onConfirm={() => void confirm()}
        onClose={() => setQuestion(undefined)}
      />
    </>
  );
}

function questionOf(question: Question, name: string) {
  if (question === 'delete') {
    return {
      title: `Delete ${name}?`,
      text: 'Its versions, changes and checks are deleted permanently. Pause it instead to keep them.',
      action: 'Delete',
      destroys: true,
    };
  }
  return {
    title: 'Accept as new baseline?',
    text: 'From now on, the page is compared with its last check. Choose this if it was rebuilt or really has less text than before. Past changes stay listed.',
    action: 'Accept',
  };
}

function MoreMenu({ watch, onAsk }: { watch: WatchView; onAsk: (question: Question) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const notify = useNotify();
  const choose = (then: () => void) => {
    setAnchor(null);
    then();
  };
  const save = () =>
    void downloadChanges(`changes of ${nameOf(watch)}`, watch.id).catch((error: unknown) =>
      notify(messageOf(error), { type: 'error' }),
    );
  return (
    <>
      <IconButton
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'More actions' } }}
      >
        <MenuItem onClick={() => choose(() => onAsk('baseline'))}>Accept as new baseline</MenuItem>
        <MenuItem onClick={() => choose(save)}>Changes as CSV</MenuItem>
        <MenuItem onClick={() => choose(() => onAsk('delete'))}>Delete</MenuItem>
      </Menu>
    </>
  );
}
