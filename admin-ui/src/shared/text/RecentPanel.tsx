import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { countText } from '@domain/text/text-counter';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useUser } from '../../session/useSession';
import { Confirmation } from '../Confirmation';
import { counted } from '../counted';
import { EmptyState } from '../EmptyState';
import { formatDateTime } from '../format';
import { forgetRecentText, forgetRecentTexts, readRecentTexts, type RecentText } from './recentTexts';

/** Of a longer text the characters are told: its words would take a moment to count. */
const QUICKLY_COUNTED = 100_000;
const SHOWN_CHARACTERS = 120;

/** The texts that others took the place of, to be opened again. */
export function RecentPanel({ onOpen }: { onOpen: (text: string) => void }) {
  const { id } = useUser();
  const [texts, setTexts] = useState(() => readRecentTexts(id));
  const [asking, setAsking] = useState(false);
  if (texts.length === 0) {
    return <EmptyState title="No earlier texts" text={TEXT_MESSAGES.recent} />;
  }
  const forgetAll = () => {
    forgetRecentTexts(id);
    setTexts([]);
  };
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {TEXT_MESSAGES.recent}
      </Typography>
      <Box component="ul" aria-label="Earlier texts" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {texts.map((each) => (
          <RecentItem
            key={each.at}
            recent={each}
            onOpen={() => onOpen(each.text)}
            onForget={() => setTexts(forgetRecentText(id, each.at))}
          />
        ))}
      </Box>
      <Button size="small" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
        Delete all
      </Button>
      <Confirmation
        open={asking}
        title="Delete all earlier texts?"
        text="They are stored only in this browser and will be deleted permanently."
        action="Delete all"
        destroys
        onConfirm={forgetAll}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface RecentItemProps {
  recent: RecentText;
  onOpen: () => void;
  onForget: () => void;
}

function RecentItem({ recent: { text, at }, onOpen, onForget }: RecentItemProps) {
  const size = useMemo(
    () =>
      text.length > QUICKLY_COUNTED
        ? counted(text.length, 'character')
        : counted(countText(text).words, 'word'),
    [text],
  );
  const beginning = text.trim().slice(0, SHOWN_CHARACTERS).replace(/\s+/g, ' ');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap dir="auto">
          {beginning}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {size}, {formatDateTime(at)}
        </Typography>
      </Box>
      <Button size="small" aria-label={`Open “${beginning}”`} onClick={onOpen}>
        Open
      </Button>
      <IconButton size="small" aria-label={`Delete “${beginning}”`} onClick={onForget}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
