import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSubject } from '../../session/useSession';
import { PageSuggestion } from './PageSuggestion';
import { type SearchablePage, searchablePagesOf } from './searchablePages';
import { searchPages } from './searchPages';
import { useFoundRecords } from './useFoundRecords';
import { useSearchableActions } from './useSearchableActions';
import type { AccessSubject } from '@contracts/access/access';
import { GUIDE_PATH } from '@contracts/guide/guide';
import { chaptersFor } from '../../pages/guide/contents';

const GUIDE = { entryId: 'guide', within: 'Guide' };

/** The guide and its chapters that somebody may read, each as a part of the guide. */
function guidePagesOf({ role }: AccessSubject): SearchablePage[] {
  return [
    { ...GUIDE, id: 'guide', title: 'Guide', url: GUIDE_PATH },
    ...chaptersFor(role).map(({ slug, title }) => ({
      ...GUIDE,
      id: `guide:${slug}`,
      title: `Guide: ${title}`,
      url: `${GUIDE_PATH}/${slug}`,
    })),
  ];
}

/** A field with up to ten pages and actions below it, and the records that are meant: arrows choose, Enter opens, Escape closes. */
export function PageSearchBox({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const [pointed, setPointed] = useState<SearchablePage | null>(null);
  const navigate = useNavigate();
  const subject = useSubject();
  const actions = useSearchableActions();
  const all = useMemo(
    () => [...searchablePagesOf(subject), ...actions, ...guidePagesOf(subject)],
    [subject, actions],
  );
  const records = useFoundRecords(subject, text);
  const pages = [...searchPages(all, text), ...records];
  // The first one is chosen until an arrow or the pointer chooses.
  const active = pages.find(({ id }) => id === pointed?.id) ?? pages[0];
  const search = useAutocomplete<SearchablePage>({
    id: 'page-search',
    open: true,
    autoHighlight: true,
    handleHomeEndKeys: false,
    value: null,
    inputValue: text,
    options: pages,
    filterOptions: (options) => options,
    getOptionLabel: ({ title }) => title,
    getOptionKey: ({ id }) => id,
    onInputChange: (_, value, reason) => {
      if (reason !== 'input') return;
      setText(value);
      setPointed(null);
    },
    onHighlightChange: (_, page) => setPointed(page),
    onChange: (_, page) => {
      if (!page) return;
      onDone();
      if (page.act) page.act();
      else navigate(page.url);
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onDone();
    },
  });
  return (
    <>
      <Box
        {...search.getRootProps()}
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
          placeholder="Where do you want to go?"
          inputProps={{ ...search.getInputProps(), 'aria-label': 'Search pages' }}
          sx={{ height: 56, fontSize: 16 }}
        />
      </Box>
      {pages.length > 0 ? (
        <Box
          component="ul"
          {...search.getListboxProps()}
          aria-labelledby={undefined}
          aria-label="Pages"
          sx={{ position: 'relative', listStyle: 'none', m: 0, p: 1, overflowY: 'auto' }}
        >
          {pages.map((page, index) => {
            const { key, ...option } = search.getOptionProps({ option: page, index });
            // The hook calls selected what was opened; a screen reader is to hear what Enter opens.
            return <PageSuggestion key={key} {...option} page={page} aria-selected={page === active} />;
          })}
        </Box>
      ) : null}
      <Typography
        role="status"
        color="text.secondary"
        sx={{ p: 3, textAlign: 'center', '&:empty': { p: 0 } }}
      >
        {pages.length > 0 ? '' : `No page matches “${text}”.`}
      </Typography>
    </>
  );
}
