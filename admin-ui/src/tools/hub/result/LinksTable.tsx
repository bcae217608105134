import type { HubLinkKind, HubLinkView, HubView } from '@contracts/hub/hub';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { EmptyState } from '../../../shared/EmptyState';
import { type LocalColumn, type LocalFilter, LocalTable } from '../../../shared/result/LocalTable';
import { TEXT_MAX_WIDTH } from '../../../theme/measures';

interface LinkRow extends HubLinkView {
  id: string;
  source: string;
  target: string;
}

const KINDS: Record<HubLinkKind, string> = {
  up: 'To its parent',
  down: 'To its child',
  sibling: 'To a sibling',
};

const COLUMNS: readonly LocalColumn<LinkRow>[] = [
  { label: 'From', wide: true, cell: ({ source }) => source, valueOf: ({ source }) => source },
  { label: 'To', wide: true, cell: ({ target }) => target, valueOf: ({ target }) => target },
  { label: 'Link', cell: ({ kind }) => KINDS[kind], valueOf: ({ kind }) => KINDS[kind] },
  { label: 'Anchor', wide: true, cell: ({ anchor }) => anchor, valueOf: ({ anchor }) => anchor },
  {
    label: 'State',
    cell: ({ present }) => (present ? <Existing /> : 'To add'),
    valueOf: ({ present }) => Number(present),
  },
];

const FILTERS: readonly LocalFilter<LinkRow>[] = [
  { id: 'todo', label: 'Links to add', fits: ({ present }) => !present },
  { id: 'present', label: 'Existing links', fits: ({ present }) => present },
  { id: 'up', label: KINDS.up, fits: ({ kind }) => kind === 'up' },
  { id: 'down', label: KINDS.down, fits: ({ kind }) => kind === 'down' },
  { id: 'sibling', label: KINDS.sibling, fits: ({ kind }) => kind === 'sibling' },
];

interface LinksTableProps {
  hub: HubView;
  onOpen: (page: string) => void;
}

/** Which page links to which, with which words. */
export function LinksTable({ hub, onOpen }: LinksTableProps) {
  const rows = useMemo(() => {
    const titles = new Map(hub.pages.map(({ id, title }) => [id, title]));
    return hub.links.map((link): LinkRow => ({
      ...link,
      id: `${link.from} ${link.to} ${link.kind}`,
      source: titles.get(link.from) ?? '',
      target: titles.get(link.to) ?? '',
    }));
  }, [hub]);
  if (rows.length === 0) {
    return <EmptyState title="No links yet" text="A hub of one page has nothing to link. Add pages to it." />;
  }
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: TEXT_MAX_WIDTH }}>
        Each link appears once on its page: the one to its parent in the first third, the others where the
        text mentions their subject. No anchor leads to two pages.
      </Typography>
      <LocalTable
        label="Links"
        rows={rows}
        columns={COLUMNS}
        filters={FILTERS}
        textOf={textOf}
        onOpen={({ from }) => onOpen(from)}
      />
    </>
  );
}

const textOf = ({ source, target, anchor }: LinkRow) => `${source} ${target} ${anchor}`;

function Existing() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <CheckIcon color="success" fontSize="small" />
      Existing
    </Box>
  );
}
