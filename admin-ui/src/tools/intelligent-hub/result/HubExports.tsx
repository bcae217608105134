import type { HubExportFormat, HubExportPart, HubView } from '@contracts/hub/hub';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { downloadHub } from '../hubJobs';

const EXPORTS: readonly { label: string; format: HubExportFormat; part?: HubExportPart }[] = [
  { label: 'Word document', format: 'docx' },
  { label: 'Markdown', format: 'md' },
  { label: 'Pages as csv', format: 'csv', part: 'pages' },
  { label: 'Links as csv', format: 'csv', part: 'links' },
  { label: 'Keywords as csv', format: 'csv', part: 'keywords' },
  { label: 'Tree as svg', format: 'svg' },
];

/** The ways to take a hub along. */
export function HubExports({ hub }: { hub: HubView }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const download = async (format: HubExportFormat, part?: HubExportPart) => {
    setAnchor(null);
    setBusy(true);
    await downloadHub(hub, format, part).catch((error: unknown) =>
      notify(messageOf(error), { type: 'error' }),
    );
    setBusy(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {EXPORTS.map(({ label, format, part }) => (
          <MenuItem key={label} onClick={() => void download(format, part)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
