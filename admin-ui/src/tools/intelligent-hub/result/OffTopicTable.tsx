import type { HubEdit, HubPageView } from '@contracts/hub/hub';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { EmptyState } from '../../../shared/EmptyState';
import { type LocalColumn, LocalTable } from '../../../shared/result/LocalTable';
import { FACT_COLUMNS, textOfPage } from './PagesTable';

interface OffTopicTableProps {
  pages: readonly HubPageView[];
  saving: boolean;
  onOpen: (page: string) => void;
  onEdit: (...edits: HubEdit[]) => Promise<boolean>;
}

/** Clusters that have nothing to do with the topic, or were taken out. */
export function OffTopicTable({ pages, saving, onOpen, onEdit }: OffTopicTableProps) {
  const columns = useMemo((): LocalColumn<HubPageView>[] => {
    const add = ({ id, title }: HubPageView) => (
      <Button
        size="small"
        disabled={saving}
        aria-label={`Add to the hub: ${title}`}
        onClick={() => void onEdit({ kind: 'move', id, parent: 'root' })}
      >
        Add to the hub
      </Button>
    );
    return [
      { label: 'Keywords about', wide: true, cell: ({ title }) => title, valueOf: ({ title }) => title },
      ...FACT_COLUMNS,
      { label: 'In the hub', cell: add, valueOf: () => 0 },
    ];
  }, [saving, onEdit]);
  if (pages.length === 0) {
    return (
      <EmptyState
        title="Nothing is off topic"
        text="Keywords that have nothing to do with the seed, and pages that you take out, are listed here."
      />
    );
  }
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        These keywords share nothing with the seed or a pillar, or you took their page out. They are kept
        here.
      </Typography>
      <LocalTable
        label="Clusters"
        rows={pages}
        columns={columns}
        filters={[]}
        textOf={textOfPage}
        onOpen={({ id }) => onOpen(id)}
      />
    </>
  );
}
