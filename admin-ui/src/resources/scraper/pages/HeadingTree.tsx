import type { PageHeading } from '@contracts/pages/page-facts';
import Box from '@mui/material/Box';

/** Headings in their order, indented by their level. */
export function HeadingTree({ headings }: { headings: readonly PageHeading[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {headings.map(({ level, text }, index) => (
        <Box
          component="li"
          key={index}
          sx={{ pl: { xs: level - 1, sm: (level - 1) * 2 }, overflowWrap: 'anywhere' }}
        >
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, fontWeight: 600, mr: 1 }}>
            H{level}
          </Box>
          {text || (
            <Box component="em" sx={{ color: 'error.main' }}>
              Empty
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
