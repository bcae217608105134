import type { WatchLeftOut, WatchPreviewView } from '@contracts/watches/watches';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { Expandable } from '../../../shared/Expandable';
import { formatCount } from '../../../shared/format';
import { SCOPE_LABELS } from '../shown/watchText';

const KINDS: Record<WatchLeftOut['kind'], string> = {
  consent: 'Named like a consent notice',
  advertisement: 'Named like an advertisement',
};

/** What of a page is not compared because of its name, and how to compare it all the same. */
export function LeftOutList({ leftOut, totalLeftOut }: Pick<WatchPreviewView, 'leftOut' | 'totalLeftOut'>) {
  if (totalLeftOut === 0) return null;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Expandable
        summary={
          <Typography variant="body2" component="span">
            {counted(totalLeftOut, 'element')} left out, named like advertisements or consent notices
          </Typography>
        }
      >
        <Typography variant="body2" color="text.secondary">
          To compare one of them, choose “{SCOPE_LABELS.selectors}” as the part of the page and enter its
          selector.
        </Typography>
        <Box component="ul" aria-label="Elements left out" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {leftOut.map((element, index) => (
            <LeftOut key={index} element={element} />
          ))}
        </Box>
        {totalLeftOut > leftOut.length ? (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1, fontStyle: 'italic' }}>
            … {formatCount(totalLeftOut - leftOut.length)} more
          </Typography>
        ) : null}
      </Expandable>
    </Box>
  );
}

function LeftOut({ element: { kind, selector, text } }: { element: WatchLeftOut }) {
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {KINDS[kind]}: <code>{selector}</code>
      </Typography>
    </Box>
  );
}
