import { ACTING_MESSAGES } from '@contracts/auth/acting-messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { session, useActing, useUser } from '../../session/useSession';
import { counted } from '../../shared/counted';

const MINUTE_MS = 60_000;

const LOOK_EVERY_MS = 5_000;

/** The begun minutes until a moment; calls back once when it has come. */
function useMinutesLeft(until: string, onOver: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Date.parse(until) - now);
  const isOver = left === 0;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) {
      over();
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.ceil(left / MINUTE_MS);
}

/** Above every page while an admin acts as a student: as whom, for how long, and the way back. */
export function ActingBanner() {
  const acting = useActing();
  return acting ? <Banner until={acting.until} /> : null;
}

function Banner({ until }: { until: string }) {
  const { id, name } = useUser();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (text?: string) => {
    setLeaving(true);
    await session.stopActing(text);
    navigate(`/users/${id}`);
  };
  const minutes = useMinutesLeft(until, () => void leave(ACTING_MESSAGES.over));
  return (
    <Box
      role="region"
      aria-label="Acting as a student"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 0.75,
        bgcolor: 'warning.main',
        color: 'warning.contrastText',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        You are acting as {name} · {counted(minutes, 'minute')} left
      </Typography>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        loading={isLeaving}
        onClick={() => void leave()}
      >
        Back to my account
      </Button>
    </Box>
  );
}
