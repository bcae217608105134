import Box from '@mui/material/Box';

/** Pixels between two parts, the dot in their middle. */
const GAP = 14;

/** Short facts in a row with dots between them; no line begins or ends with a dot. */
export function DotParts({ parts }: { parts: readonly string[] }) {
  return (
    // The dot of a part that begins a line lies outside, and is cut off.
    <Box component="span" sx={{ display: 'block', overflow: 'hidden' }}>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', ml: `-${GAP}px` }}>
        {parts.map((part, at) => (
          <Box component="span" key={at} sx={{ position: 'relative', pl: `${GAP}px` }}>
            {at > 0 ? (
              <Box component="span" sx={{ position: 'absolute', left: 0, width: GAP, textAlign: 'center' }}>
                {' · '}
              </Box>
            ) : null}
            {part}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
