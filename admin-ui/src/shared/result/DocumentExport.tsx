import type { DocumentFormat } from '@contracts/export/document-formats';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useDocumentDownload } from './useDocumentDownload';

interface DocumentExportProps {
  /** Of the API: what answers `format` and `part`. */
  path: string;
  /** The tables that are downloaded as csv, by their ids. */
  tables: readonly { id: string; label: string }[];
  label?: string;
}

interface Choice {
  label: string;
  format: DocumentFormat;
  part?: string;
}

/** A result as a document, and each of its tables. */
export function DocumentExport({ path, tables, label = 'Export' }: DocumentExportProps) {
  const { downloading, download } = useDocumentDownload(path);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const choices: Choice[] = [
    { label: 'Word document', format: 'docx' },
    { label: 'Markdown', format: 'md' },
    ...tables.map((table): Choice => ({ label: `${table.label} as csv`, format: 'csv', part: table.id })),
  ];
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={downloading}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {choices.map(({ label: choice, format, part }) => (
          <MenuItem
            key={choice}
            onClick={() => {
              setAnchor(null);
              void download(format, part);
            }}
          >
            {choice}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
