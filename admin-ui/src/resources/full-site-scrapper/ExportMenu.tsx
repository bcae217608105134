import type { CrawlView } from '@contracts/crawls/crawls';
import DownloadIcon from '@mui/icons-material/GetApp';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { type CrawlExport, useSaveExport } from './useSaveExport';

const EXPORTS: readonly (CrawlExport & { needsReports?: boolean; ofTargets?: boolean })[] = [
  { label: 'Pages as csv', path: 'pages?format=csv', file: ['pages', 'csv'] },
  { label: 'Pages as JSON', path: 'pages?format=json', file: ['pages', 'json'] },
  { label: 'Links as csv', path: 'links?format=csv', file: ['links', 'csv'], needsReports: true },
  { label: 'Links as JSON', path: 'links?format=json', file: ['links', 'json'], needsReports: true },
  { label: 'Targets as csv', path: 'targets?format=csv', file: ['targets', 'csv'], ofTargets: true },
  { label: 'Targets as JSON', path: 'targets?format=json', file: ['targets', 'json'], ofTargets: true },
  { label: 'Issues as csv', path: 'issues?format=csv', file: ['issues', 'csv'], needsReports: true },
  { label: 'Issues as JSON', path: 'issues?format=json', file: ['issues', 'json'], needsReports: true },
];

/** All that a crawl holds, as files. */
export function ExportMenu({ crawl }: { crawl: CrawlView }) {
  const { busy, save } = useSaveExport(crawl);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const choose = (chosen: CrawlExport) => {
    setAnchor(null);
    save(chosen);
  };
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {EXPORTS.filter(({ ofTargets }) => !ofTargets || crawl.options.targets).map((each) => (
          <MenuItem
            key={each.path}
            disabled={each.needsReports && !crawl.analysed}
            onClick={() => choose(each)}
          >
            {each.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
