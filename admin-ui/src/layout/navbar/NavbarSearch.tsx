import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { NAVBAR_COLORS } from '../../theme/palette';

interface NavbarSearchProps {
  /** Wide enough for the field; else its icon alone shows. */
  isOpen: boolean;
  text: string;
  onText: (text: string) => void;
  /** Opens the first entry that is left. */
  onEnter: () => void;
}

/** Narrows the navigation to what is typed: Enter opens the first entry, Escape shows all of them again. */
export function NavbarSearch({ isOpen, text, onText, onEnter }: NavbarSearchProps) {
  return (
    <Box sx={frame} style={isOpen ? undefined : { borderColor: 'transparent' }}>
      <SearchIcon sx={{ fontSize: 20, color: NAVBAR_COLORS.muted }} />
      {isOpen ? (
        <InputBase
          type="search"
          placeholder="Find a page"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter();
            if (event.key !== 'Escape' || text === '') return;
            // The drawer of a phone stays open.
            event.stopPropagation();
            onText('');
          }}
          inputProps={{ 'aria-label': 'Find a page in the navigation', maxLength: 100 }}
          sx={field}
        />
      ) : null}
    </Box>
  );
}

const frame = {
  flexShrink: 0,
  height: 36,
  mx: 1,
  mb: 1,
  px: 1.5,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  border: `1px solid ${NAVBAR_COLORS.line}`,
  borderRadius: 1,
  '&:focus-within': { outline: `2px solid ${NAVBAR_COLORS.accent}`, outlineOffset: -1 },
} as const;

const field = {
  flex: 1,
  color: NAVBAR_COLORS.strong,
  colorScheme: 'dark',
  fontSize: 14,
  '& input::placeholder': { color: NAVBAR_COLORS.muted, opacity: 1 },
} as const;
