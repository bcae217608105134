import type { HubExportFormat, HubExportPart, HubView } from '@contracts/hub/hub';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const download = async (format: HubExportFormat, part?: HubExportPart) => {
    setOpen(false);
    setBusy(true);
    await downloadHub(hub, format, part).catch((error: unknown) =>
      notify(messageOf(error), { type: 'error' }),
    );
    setBusy(false);
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Export
      </Button>
      <Menu anchorEl={button.current} open={open} onClose={() => setOpen(false)}>
        {EXPORTS.map(({ label, format, part }) => (
          <MenuItem key={label} onClick={() => void download(format, part)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
