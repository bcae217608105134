import type { DuplicateGroup } from '@contracts/scraper/crawl-reports';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { counted } from '../../../shared/counted';
import { formatCount, formatShare } from '../../../shared/format';
import { PageName } from '../report/PageName';

/** Pages of a group that show before somebody asks for all. */
const SHOWN = 5;

interface DuplicateGroupItemProps {
  group: DuplicateGroup;
  startUrl: string;
}

/** Pages that are alike. */
export function DuplicateGroupItem({
  group: { kind, similarity, total, pages },
  startUrl,
}: DuplicateGroupItemProps) {
  const [all, setAll] = useState(false);
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {counted(total, 'page')}
        {kind === 'near' ? ` · at least ${formatShare(similarity, 1)} alike` : ''}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {(all ? pages : pages.slice(0, SHOWN)).map((page) => (
          <li key={page.id}>
            <PageName page={page} startUrl={startUrl} />
          </li>
        ))}
      </Box>
      {!all && pages.length > SHOWN ? (
        <Button size="small" onClick={() => setAll(true)} sx={{ mt: 1 }}>
          Show {counted(pages.length - SHOWN, 'more page', 'more pages')}
        </Button>
      ) : null}
      {all && total > pages.length ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          and {formatCount(total - pages.length)} more
        </Typography>
      ) : null}
    </Box>
  );
}
