import SaveIcon from '@mui/icons-material/BookmarkBorderOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import { type SavedSnippetEntry, SNIPPET_LIMITS, type SnippetFields } from '@contracts/snippets/snippets';
import { useId, useState } from 'react';
import { ListPager } from '../../../shared/result/ListPager';
import { Confirmation } from '../../../shared/Confirmation';
import { formatDay } from '../../../shared/format';
import { NameDialog } from '../../../shared/form/NameDialog';
import { ResultStates } from '../../../shared/result/ResultStates';
import { SETS_PER_PAGE, useSavedSets } from './useSavedSets';

export interface SavedSetsProps {
  fields: SnippetFields;
  onOpen: (fields: SnippetFields, why: string) => void;
}

/** What the user keeps under a name, to go on with. */
export function SavedSets({ fields, onOpen }: SavedSetsProps) {
  const id = useId();
  const sets = useSavedSets(onOpen);
  const { query, open, page } = sets;
  const [naming, setNaming] = useState(false);
  const [doomed, setDoomed] = useState<SavedSnippetEntry>();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" id={id}>
        Saved sets
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        Only you see them.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {open ? (
          <Button variant="outlined" startIcon={<SaveIcon />} onClick={() => void sets.saveOpen(fields)}>
            Save “{open.name}”
          </Button>
        ) : null}
        <Button
          variant="outlined"
          startIcon={open ? undefined : <SaveIcon />}
          onClick={() => setNaming(true)}
        >
          {open ? 'Save as new' : 'Save this set'}
        </Button>
      </Box>
      <ResultStates
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={<Typography variant="body2">Nothing saved yet.</Typography>}
        failure="Your saved sets could not be loaded"
        loading={{ label: 'Loading saved sets', heights: [40] }}
      >
        {({ items, total }) => (
          <>
            <Box component="ul" aria-label="Saved sets" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((set) => (
                <SetItem
                  key={set.id}
                  set={set}
                  onOpen={() => void sets.openSet(set)}
                  onDelete={() => setDoomed(set)}
                />
              ))}
            </Box>
            <ListPager total={total} page={page} perPage={SETS_PER_PAGE} onPage={sets.setPage} />
          </>
        )}
      </ResultStates>
      <NameDialog
        open={naming}
        title="Save this set"
        action="Save"
        name={open ? '' : (fields.variants[0]?.title ?? '').slice(0, SNIPPET_LIMITS.text)}
        maxLength={SNIPPET_LIMITS.text}
        missing={SNIPPET_MESSAGES.nameRequired}
        onClose={() => setNaming(false)}
        onSubmit={(name) => sets.saveNew(name, fields)}
      />
      <Confirmation
        open={doomed !== undefined}
        title={`Delete ${doomed?.name ?? ''}?`}
        text="This cannot be undone. The form stays as it is."
        action="Delete"
        destroys
        onConfirm={() => {
          if (doomed) void sets.remove(doomed);
          setDoomed(undefined);
        }}
        onClose={() => setDoomed(undefined)}
      />
    </Card>
  );
}

interface SetItemProps {
  set: SavedSnippetEntry;
  onOpen: () => void;
  onDelete: () => void;
}

function SetItem({ set, onOpen, onDelete }: SetItemProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{set.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {formatDay(set.updatedAt)}
        </Typography>
      </Box>
      <Button size="small" variant="outlined" aria-label={`Open ${set.name}`} onClick={onOpen}>
        Open
      </Button>
      <Button size="small" color="error" aria-label={`Delete ${set.name}`} onClick={onDelete}>
        Delete
      </Button>
    </Box>
  );
}
