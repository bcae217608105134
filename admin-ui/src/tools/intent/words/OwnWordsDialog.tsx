import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { type IntentWordView, tidyWord, WORD_SEARCH_LIMIT } from '@contracts/intent/intent';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { apiFetch, apiJson, messageOf } from '../../../providers/apiClient';
import { Refreshing } from '../../../shared/result/Refreshing';
import { useDebounced } from '../../../shared/useDebounced';
import { ALL_WORDS_KEY } from './useIntentWords';

/** Finds and deletes the words that the user added in the pickers. */
export function OwnWordsDialog({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { query, remove, removing } = useOwnWords(text);
  const words = query.data ?? [];
  // The button goes with its row: the focus must not go with it.
  const removeRow = (word: IntentWordView) => remove(word, { onSuccess: () => field.current?.focus() });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="own-words-title">
      <DialogTitle id="own-words-title" variant="h2">
        My words
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          Words that you added in the pickers. Deleting one does not take it out of lists it was chosen for.
        </Typography>
        <TextField
          label="Search my words"
          size="small"
          fullWidth
          autoFocus
          inputRef={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Refreshing query={query}>
          <List dense aria-label="My words">
            {words.map((word) => (
              <ListItem
                key={word.id}
                disableGutters
                secondaryAction={
                  <IconButton
                    edge="end"
                    aria-label={`Delete “${word.label}”, ${word.type}`}
                    disabled={removing}
                    onClick={() => removeRow(word)}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                }
              >
                <ListItemText primary={word.label} secondary={word.type} sx={{ overflowWrap: 'anywhere' }} />
              </ListItem>
            ))}
          </List>
        </Refreshing>
        <Typography variant="body2" color="text.secondary" aria-live="polite">
          {noteOf(query.isError, query.isPending, words.length)}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function noteOf(failed: boolean, loading: boolean, count: number): string {
  if (failed) return 'Your words could not be loaded. Close this and try again.';
  if (loading) return 'Loading…';
  if (count === 0) return 'No words of your own were found.';
  return count < WORD_SEARCH_LIMIT ? '' : `The first ${WORD_SEARCH_LIMIT} are shown. Search to find others.`;
}

const DEBOUNCE_MS = 250;

/** The words that the user keeps for themself, those that hold the text, and how to delete one. */
function useOwnWords(text: string) {
  const notify = useNotify();
  const client = useQueryClient();
  const sought = useDebounced(tidyWord(text), DEBOUNCE_MS);
  const query = useQuery({
    queryKey: [...ALL_WORDS_KEY, 'own', sought],
    queryFn: ({ signal }) => {
      const parameters = new URLSearchParams({ own: 'true', limit: String(WORD_SEARCH_LIMIT), text: sought });
      return apiJson<IntentWordView[]>(`/intent?${parameters.toString()}`, { signal });
    },
    placeholderData: keepPreviousData,
  });
  const removal = useMutation({
    mutationFn: ({ id }: IntentWordView) => apiFetch(`/intent/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: ALL_WORDS_KEY }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return { query, remove: removal.mutate, removing: removal.isPending };
}
