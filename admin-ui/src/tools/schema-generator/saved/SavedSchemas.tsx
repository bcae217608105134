import SaveIcon from '@mui/icons-material/BookmarkBorderOutlined';
import type { SavedSchemaView } from '@contracts/schema/saved-schemas';
import { canUseTool } from '@domain/access/access';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSubject } from '../../../session/useSession';
import { EmptyState } from '../../../shared/EmptyState';
import { usePlanLimits } from '../../../shared/limits/usePlanLimits';
import { ListPager } from '../../../shared/result/ListPager';
import { ResultStates } from '../../../shared/result/ResultStates';
import { SavedSchemaItem } from './SavedSchemaItem';
import { SCHEMAS_PER_PAGE, useSavedSchemas } from './useSavedSchemas';

const TOOL = 'schema-intelligence';
const NOTHING_YET = 'Nothing saved yet. Choose Save in the form, and go on with it whenever you like.';

/** The forms that the user keeps, to go on with, and to ask what their pages say now. */
export function SavedSchemas({ onOpen }: { onOpen: (schema: SavedSchemaView) => void }) {
  const id = useId();
  const mayCheck = useMayCheck();
  const schemas = useSavedSchemas(onOpen);
  const { query, text, sought } = schemas;
  const isNew = query.data?.total === 0 && sought === '';
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, mt: 3, maxWidth: 720 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h2" id={id}>
            Saved schemas
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {isNew ? NOTHING_YET : 'Only you see them.'}
          </Typography>
        </Box>
        {isNew && text === '' ? null : (
          <TextField
            label="Search saved schemas"
            type="search"
            value={text}
            onChange={(event) => schemas.search(event.target.value)}
            sx={{ width: { xs: '100%', sm: 240 }, m: 0 }}
          />
        )}
      </Box>
      <ResultStates
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={
          isNew ? null : (
            <EmptyState icon={<SaveIcon />} title="No saved schema has this name" text="Try another word." />
          )
        }
        failure="Your saved schemas could not be loaded"
        loading={{ label: 'Loading saved schemas', heights: [48, 48] }}
      >
        {({ items, total }) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((schema) => (
                <SavedSchemaItem
                  key={schema.id}
                  schema={schema}
                  busy={schemas.busy === schema.id}
                  onOpen={() => void schemas.open(schema.id)}
                  onCheck={mayCheck ? () => void schemas.check(schema.id) : undefined}
                  onRename={(name) => schemas.rename(schema.id, name)}
                  onRemove={() => void schemas.remove(schema.id)}
                />
              ))}
            </Box>
            <ListPager
              total={total}
              page={schemas.page}
              perPage={SCHEMAS_PER_PAGE}
              onPage={schemas.setPage}
            />
          </>
        )}
      </ResultStates>
    </Card>
  );
}

/** Whether the page with the report opens: it does to nobody whose plan allows nothing of it. */
function useMayCheck(): boolean {
  const subject = useSubject();
  const { data } = usePlanLimits();
  if (!canUseTool(subject, TOOL)) return false;
  const allowed = data?.planStats.find(({ modelId }) => modelId === TOOL)?.totalCount;
  return subject.role === 'admin' || (allowed ?? 0) > 0;
}
