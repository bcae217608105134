import type { HubEdit, HubPageView, HubTake } from '@contracts/hub/hub';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { EmptyState } from '../../../shared/EmptyState';
import { type LocalColumn, LocalTable } from '../../../shared/result/LocalTable';
import { FACT_COLUMNS, textOfPage } from './PagesTable';

interface CheckTablesProps {
  /** Of the whole hub. */
  pages: readonly HubPageView[];
  saving: boolean;
  onOpen: (page: string) => void;
  onEdit: (...edits: HubEdit[]) => Promise<boolean>;
}

/** What somebody should look at: what is in the hub but like nothing in it, and what may be off topic or was taken out. */
export function CheckTables({ pages, ...props }: CheckTablesProps) {
  const unsorted = pages.filter((page) => page.unsorted);
  const off = pages.filter(({ kind }) => kind === 'off');
  if (unsorted.length + off.length === 0) {
    return (
      <EmptyState
        title="Nothing is off topic"
        text="Keywords that may not belong to the seed, and pages that you take out, are listed here."
      />
    );
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      {unsorted.length > 0 ? (
        <CheckTable
          {...props}
          title="Unsorted: check"
          label="Unsorted pages"
          text="These pages are in the hub, but no other page is like them. Keep them, or take them out; your choice counts the next time that you build a hub for this seed."
          takes={['keep', 'out']}
          pages={unsorted}
        />
      ) : null}
      {off.length > 0 ? (
        <CheckTable
          {...props}
          title="May be off topic: check"
          label="Clusters"
          text="These keywords contain no word of the seed or of an example, and seem to be about something else, or you took their page out. They are kept here."
          takes={['in']}
          pages={off}
        />
      ) : null}
    </Box>
  );
}

const TAKES: Record<HubTake, string> = {
  in: 'Take all into the hub',
  keep: 'Keep all',
  out: 'Take all out',
};

interface CheckTableProps extends CheckTablesProps {
  title: string;
  /** Of the table. */
  label: string;
  text: string;
  takes: HubTake[];
}

function CheckTable({ title, label, text, takes, pages, saving, onOpen, onEdit }: CheckTableProps) {
  const columns = useMemo((): LocalColumn<HubPageView>[] => {
    const change = (page: HubPageView) => (
      <Button
        size="small"
        disabled={saving}
        aria-label={`${labelOf(page)}: ${page.title}`}
        onClick={() => void onEdit(changeOf(page))}
      >
        {labelOf(page)}
      </Button>
    );
    return [
      { label: 'Keywords about', wide: true, cell: (page) => page.title, valueOf: (page) => page.title },
      ...FACT_COLUMNS,
      { label: 'In the hub', cell: change, valueOf: () => 0 },
    ];
  }, [saving, onEdit]);
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {takes.map((take) => (
          <Button
            key={take}
            variant="outlined"
            size="small"
            disabled={saving}
            onClick={() => void onEdit({ kind: 'all', take })}
          >
            {TAKES[take]}
          </Button>
        ))}
      </Box>
      <LocalTable
        label={label}
        rows={pages}
        columns={columns}
        filters={[]}
        textOf={textOfPage}
        onOpen={({ id }) => onOpen(id)}
      />
    </Box>
  );
}

const labelOf = ({ kind }: HubPageView) => (kind === 'off' ? 'Add to the hub' : 'Take out');

function changeOf({ kind, id }: HubPageView): HubEdit {
  return kind === 'off' ? { kind: 'move', id, parent: 'root' } : { kind: 'remove', id };
}
