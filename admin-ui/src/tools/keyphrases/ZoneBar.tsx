import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PhraseCheck } from '@domain/keyphrases/check-text';
import { type Zone, ZONES } from '@domain/keyphrases/zones';
import { formatCount } from '../../shared/format';
import { NumbersDownload } from '../../shared/result/NumbersDownload';
import { ZONE_NAMES } from './verdictTexts';

const COLORS: Record<Zone, (theme: Theme) => string> = {
  title: ({ palette }) => palette.info.main,
  description: ({ palette }) => palette.warning.main,
  heading: ({ palette }) => palette.success.main,
  list: ({ palette }) => palette.error.main,
  body: ({ palette }) => palette.primary.main,
  alt: ({ palette }) => palette.secondary.main,
};

export interface ZoneBarProps {
  zones: PhraseCheck['zones'];
  phrase: string;
}

/** In which zones a phrase is used: a bar, and the numbers that it is made of. */
export function ZoneBar({ zones, phrase }: ZoneBarProps) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Uses by zone
      </Typography>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          height: 16,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
          gap: '2px',
        }}
      >
        {ZONES.map((zone) =>
          zones[zone] > 0 ? <Box key={zone} sx={{ flex: zones[zone], bgcolor: COLORS[zone] }} /> : null,
        )}
      </Box>
      <Box
        component="dl"
        aria-label="Uses by zone"
        sx={{ m: 0, mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
      >
        {ZONES.map((zone) => (
          <Box key={zone} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Typography
              component="dt"
              variant="body2"
              color="text.secondary"
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
            >
              <Box
                component="span"
                aria-hidden
                sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: COLORS[zone] }}
              />
              {ZONE_NAMES[zone]}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
              {formatCount(zones[zone])}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        Density is measured in headings, lists and body. Title, description and alt texts are counted
        separately.
      </Typography>
      <NumbersDownload
        fileName="zones.csv"
        rowsOf={() => ZONES.map((zone) => ({ Phrase: phrase, Zone: ZONE_NAMES[zone], Uses: zones[zone] }))}
      />
    </Box>
  );
}
