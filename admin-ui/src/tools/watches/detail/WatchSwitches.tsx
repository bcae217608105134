import type { WatchView } from '@contracts/watches/watches';
import EditIcon from '@mui/icons-material/EditOutlined';
import PauseIcon from '@mui/icons-material/PauseOutlined';
import ResumeIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyOverlay } from '../../../shared/lazyOverlay';
import { isPaused } from '../shown/watchText';
import { useWatchAction } from './useWatchAction';

const EditDialog = lazyOverlay(() => import('../add/EditDialog'), 'EditDialog');

/** Pauses or resumes a watch, and opens what is set of it. */
export function WatchSwitches({ watch }: { watch: WatchView }) {
  const { busy, act } = useWatchAction(watch);
  const [isEditing, setEditing] = useState(false);
  const paused = isPaused(watch);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={paused ? <ResumeIcon /> : <PauseIcon />}
        loading={busy !== undefined}
        loadingPosition="start"
        onClick={() => void act(paused ? 'resume' : 'pause')}
      >
        {paused ? 'Resume' : 'Pause'}
      </Button>
      <Button size="small" variant="outlined" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
        Edit
      </Button>
      <EditDialog open={isEditing} watch={watch} onClose={() => setEditing(false)} />
    </>
  );
}
