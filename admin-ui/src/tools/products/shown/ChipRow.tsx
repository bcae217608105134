import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

interface ChipRowProps {
  label: string;
  texts: readonly string[];
  /** How many show; how many there are besides is told by one more. */
  most?: number;
  outlined?: boolean;
}

/** A few short texts beside each other; those that have no room are told by a number. */
export function ChipRow({ label, texts, most = 3, outlined = false }: ChipRowProps) {
  if (texts.length === 0) return null;
  const shown = texts.length > most + 1 ? texts.slice(0, most) : texts;
  const rest = texts.slice(shown.length);
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', m: 0, p: 0, minWidth: 0 }}
    >
      {shown.map((text) => (
        <Box component="li" key={text} sx={{ display: 'flex', minWidth: 0 }}>
          <Chip
            size="small"
            label={text}
            title={text}
            variant={outlined ? 'outlined' : 'filled'}
            sx={{ height: 22, fontSize: 12, maxWidth: 120 }}
          />
        </Box>
      ))}
      {rest.length > 0 ? (
        <Box component="li" title={rest.join(', ')} sx={{ fontSize: 12, lineHeight: '22px', px: 0.5 }}>
          <span aria-hidden>+{rest.length}</span>
          <span className="visually-hidden">{rest.join(', ')}</span>
        </Box>
      ) : null}
    </Box>
  );
}
