import type { SchemaEntity } from '@contracts/schema/schema-checks';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { formatCount } from '../../../shared/format';
import { counted } from '../../../shared/counted';
import { type ResultColumn, ResultRows } from '../../../shared/result/ResultRows';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { IdGraph } from './IdGraph';
import { type IdLink, idLinksOf } from './idGraph';

/** More would be no picture. */
const MAX_DRAWN = 60;
const MAX_ROWS = 500;
const VIEWS = { graph: 'Graph', table: 'Table' } as const;

/** How the entities refer to each other by `@id`, as a picture and as a table. */
export function IdLinks({ entities }: { entities: readonly SchemaEntity[] }) {
  const links = useMemo(() => idLinksOf(entities), [entities]);
  const isLarge = links.length > MAX_DRAWN;
  const [view, setView] = useState<keyof typeof VIEWS>(isLarge ? 'table' : 'graph');
  const dangling = links.filter(({ to }) => to === undefined).length;
  if (links.length === 0) {
    return <Alert severity="info">No entity of this page refers to another one by its @id.</Alert>;
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {isLarge ? null : <ViewToggle views={VIEWS} view={view} onChange={setView} />}
        <Typography variant="body2" color={dangling > 0 ? 'error' : 'text.secondary'}>
          {counted(links.length, 'link')}
          {dangling > 0
            ? `, ${formatCount(dangling)} to an @id that the page does not have`
            : ', all of them found'}
          .
        </Typography>
      </Box>
      {view === 'graph' ? (
        <IdGraph entities={entities} links={links} />
      ) : (
        <LinkTable entities={entities} links={links} />
      )}
    </Box>
  );
}

/** Many links lead to the same `@id`. */
interface LinkRow extends IdLink {
  target: string;
}

function LinkTable({ entities, links }: { entities: readonly SchemaEntity[]; links: readonly IdLink[] }) {
  const nameOf = (index: number | undefined) =>
    index === undefined ? '–' : entities[index]?.types.join(', ') || 'Without a type';
  const columns: readonly ResultColumn<LinkRow>[] = [
    { label: 'From', cell: ({ from }) => `${nameOf(from)}, line ${formatCount(entities[from]?.line ?? 0)}` },
    { label: 'Property', cell: ({ property }) => property },
    { label: 'To', cell: ({ to }) => nameOf(to) },
    { label: '@id', wide: true, cell: ({ target }) => target },
    {
      label: 'State',
      cell: ({ to }) =>
        to === undefined ? <Chip size="small" variant="outlined" color="error" label="Dangling" /> : 'Found',
    },
  ];
  return (
    <ResultRows
      label="Links by @id"
      columns={columns}
      rows={links.slice(0, MAX_ROWS).map((link, index) => ({ ...link, target: link.id, id: String(index) }))}
      sort={undefined}
      onSort={() => undefined}
    />
  );
}
