import type { DraftEntry } from '@contracts/drafts/drafts';
import { MAX_DRAFTS } from '@contracts/drafts/drafts';
import { DRAFT_MESSAGES } from '@contracts/drafts/draft-messages';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Confirmation } from '../../../shared/Confirmation';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { formatDateTime } from '../../../shared/format';
import { ListPager } from '../../../shared/result/ListPager';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useDebounced } from '../../../shared/useDebounced';
import { usePageAddress } from '../../../shared/usePageAddress';
import { deleteDraft, draftKeys, DRAFTS_PER_PAGE, listDrafts } from '../optimizeApi';

const SEARCH_MS = 300;

/** One's own drafts, the latest first. */
export function DraftList() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const sought = useDebounced(search.trim(), SEARCH_MS);
  const [doomed, setDoomed] = useState<DraftEntry>();
  const drafts = useQuery({
    queryKey: draftKeys.list(sought, page),
    queryFn: ({ signal }) => listDrafts(sought, page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <ResultFrame title="Your drafts" text={`Saved while you write. Up to ${MAX_DRAFTS} drafts are kept.`}>
      <TextField
        size="small"
        label="Search by title"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setPage(0);
        }}
        sx={{ width: '100%', maxWidth: 360, mb: 1 }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <ResultStates
        query={drafts}
        isEmpty={({ total }) => total === 0}
        empty={
          sought ? (
            <EmptyState title="No draft has this title" text="Search for another word." />
          ) : (
            <EmptyState title="No drafts yet" text="Start one above. It will be listed here." />
          )
        }
        failure="Your drafts could not be loaded"
        loading={{ label: 'Loading drafts', heights: [56, 56, 56] }}
      >
        {({ items, total }) => (
          <>
            <List disablePadding>
              {items.map((draft) => (
                <DraftRow key={draft.id} draft={draft} onDelete={() => setDoomed(draft)} />
              ))}
            </List>
            <ListPager total={total} page={page} perPage={DRAFTS_PER_PAGE} onPage={setPage} />
          </>
        )}
      </ResultStates>
      {doomed ? <DeleteDialog draft={doomed} onClose={() => setDoomed(undefined)} /> : null}
    </ResultFrame>
  );
}

function DraftRow({ draft, onDelete }: { draft: DraftEntry; onDelete: () => void }) {
  const { linkTo } = usePageAddress();
  const title = draft.title || DRAFT_MESSAGES.untitled;
  const facts = [
    draft.keyword,
    counted(draft.words, 'word'),
    ...(draft.hasGoal ? [] : ['not scored yet']),
    formatDateTime(draft.updatedAt),
  ];
  return (
    <ListItem
      disablePadding
      divider
      secondaryAction={
        <IconButton edge="end" aria-label={`Delete ${title}`} onClick={onDelete}>
          <DeleteIcon />
        </IconButton>
      }
    >
      <ListItemButton component={Link} to={linkTo({ draft: draft.id })} sx={{ minWidth: 0 }}>
        <ListItemText
          primary={<Box sx={{ overflowWrap: 'anywhere' }}>{title}</Box>}
          secondary={facts.filter(Boolean).join(' · ')}
        />
      </ListItemButton>
    </ListItem>
  );
}

function DeleteDialog({ draft, onClose }: { draft: DraftEntry; onClose: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteDraft(draft.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: draftKeys.all });
      onClose();
    },
  });
  return (
    <Confirmation
      open
      title={`Delete ${draft.title || DRAFT_MESSAGES.untitled}?`}
      text="The draft and all its versions are deleted permanently."
      action="Delete"
      destroys
      busy={isPending}
      refusal={error?.message}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
