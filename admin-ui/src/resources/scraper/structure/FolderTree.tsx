import type { FolderNode } from '@contracts/scraper/crawl-reports';
import OpenIcon from '@mui/icons-material/ExpandMoreOutlined';
import ClosedIcon from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';

/** Entries of a folder that show before somebody asks for more. */
const SHOWN = 20;
const PLAIN_LIST = { listStyle: 'none', m: 0, p: 0 } as const;

/** The folders of a site with their pages; the roots are open. */
export function FolderTree({ folders }: { folders: readonly FolderNode[] }) {
  return (
    <Box component="ul" sx={PLAIN_LIST}>
      {folders.map((folder) => (
        <Folder key={folder.path} folder={folder} startsOpen />
      ))}
    </Box>
  );
}

function Folder({ folder, startsOpen = false }: { folder: FolderNode; startsOpen?: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  const [all, setAll] = useState(false);
  const { name, children } = folder;
  const facts = `${counted(folder.pages, 'page')}, ${formatCount(folder.indexable)} indexable`;
  return (
    <li>
      {children.length > 0 ? (
        <ButtonBase
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{
            font: 'inherit',
            width: '100%',
            justifyContent: 'flex-start',
            textAlign: 'left',
            borderRadius: 1,
            minHeight: 32,
          }}
        >
          {open ? <OpenIcon fontSize="small" /> : <ClosedIcon fontSize="small" />}
          <Name name={name} facts={facts} />
        </ButtonBase>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, pl: 2.5 }}>
          <Name name={name} facts={facts} />
        </Box>
      )}
      {open && children.length > 0 ? (
        <Box component="ul" sx={{ ...PLAIN_LIST, pl: { xs: 1.5, sm: 3 } }}>
          {(all ? children : children.slice(0, SHOWN)).map((child) => (
            <Folder key={child.path} folder={child} />
          ))}
          {!all && children.length > SHOWN ? (
            <li>
              <Button size="small" onClick={() => setAll(true)}>
                Show {counted(children.length - SHOWN, 'more folder')}
              </Button>
            </li>
          ) : null}
        </Box>
      ) : null}
    </li>
  );
}

function Name({ name, facts }: { name: string; facts: string }) {
  return (
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', ml: 0.5, typography: 'body2' }}>
      {name}{' '}
      <Typography component="span" variant="body2" color="text.secondary">
        {facts}
      </Typography>
    </Box>
  );
}
