import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import PremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import type { PplFileView } from '@contracts/ppl/ppl';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Hint } from '../../shared/hint/Hint';
import { counted } from '../../shared/counted';
import { formatBytes, formatDateTime } from '../../shared/format';

interface FileCardProps {
  file: PplFileView;
  /** Whether it is open to whoever looks at it. */
  isOpen: boolean;
  busy: boolean;
  onDownload: () => void;
  onTag: (tag: string) => void;
  /** What admins can do with it. */
  admin?: { onEdit: () => void; onDelete: () => void };
}

/** One file of the library with what can be done with it. */
export function FileCard({ file, isOpen, busy, onDownload, onTag, admin }: FileCardProps) {
  const { name, isPro, tags, bytes, rows, downloads, updatedAt } = file;
  return (
    <Card
      component="li"
      aria-busy={busy}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {isPro ? <Chip size="small" color="primary" icon={<PremiumIcon />} label="Premium" /> : null}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {`${formatBytes(bytes)} · ${counted(rows, 'row')} · ${counted(downloads, 'download')}`}
        <br />
        {`Updated ${formatDateTime(updatedAt)}`}
      </Typography>
      {tags.length ? <Tags tags={tags} onTag={onTag} /> : null}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 'auto', pt: 0.5 }}>
        <Button
          variant={isOpen ? 'contained' : 'outlined'}
          startIcon={isOpen ? <DownloadIcon /> : <LockIcon />}
          loading={busy}
          loadingPosition="start"
          aria-label={`Download ${name}`}
          onClick={onDownload}
        >
          Download
        </Button>
        <Box sx={{ flex: 1 }} />
        {admin ? (
          <>
            <Action label={`Edit ${name}`} onClick={admin.onEdit}>
              <EditIcon />
            </Action>
            <Action label={`Delete ${name}`} onClick={admin.onDelete}>
              <DeleteIcon />
            </Action>
          </>
        ) : null}
      </Box>
    </Card>
  );
}

function Tags({ tags, onTag }: { tags: readonly string[]; onTag: (tag: string) => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {tags.map((tag) => (
        <Chip
          key={tag}
          size="small"
          variant="outlined"
          label={tag}
          aria-label={`Show files with the tag ${tag}`}
          onClick={() => onTag(tag)}
        />
      ))}
    </Box>
  );
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Hint title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </Hint>
  );
}
