import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNavigationEntries } from '../useNavigationEntries';
import { PageSuggestion } from './PageSuggestion';
import { searchPages } from './searchPages';

const LIST_ID = 'page-search-suggestions';
const optionId = (id: string) => `page-search-${id}`;

/** A field with up to ten pages below it: arrows choose, Enter opens, Escape closes. */
export function PageSearchBox({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const pages = searchPages(useNavigationEntries(), text);
  const chosen = pages[active];
  const chosenId = chosen ? optionId(chosen.id) : undefined;

  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const open = (url: string) => {
    onDone();
    navigate(url);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && pages.length > 0) {
      event.preventDefault();
      setActive((active + step + pages.length) % pages.length);
    }
    if (event.key === 'Enter' && chosen) open(chosen.url);
  };

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          flexShrink: 0,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon color="action" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          placeholder="Where do you want to go?"
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={handleKey}
          inputProps={{
            role: 'combobox',
            'aria-label': 'Search pages',
            'aria-expanded': pages.length > 0,
            'aria-controls': LIST_ID,
            'aria-autocomplete': 'list',
            'aria-activedescendant': chosenId,
            autoComplete: 'off',
          }}
          sx={{ height: 56, fontSize: 16 }}
        />
      </Box>
      {pages.length > 0 ? (
        <Box
          component="ul"
          id={LIST_ID}
          role="listbox"
          aria-label="Pages"
          sx={{ listStyle: 'none', m: 0, p: 1, overflowY: 'auto', scrollPaddingBlock: 8 }}
        >
          {pages.map((page, index) => (
            <PageSuggestion
              key={page.id}
              id={optionId(page.id)}
              page={page}
              isActive={index === active}
              onPoint={() => setActive(index)}
              onOpen={() => open(page.url)}
            />
          ))}
        </Box>
      ) : (
        <Typography role="status" color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
          No page matches “{text}”.
        </Typography>
      )}
    </>
  );
}
