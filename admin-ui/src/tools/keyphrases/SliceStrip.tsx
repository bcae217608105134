import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '../../shared/counted';
import { NumbersDownload } from '../../shared/result/NumbersDownload';

export interface SliceStripProps {
  /** Uses in each part of the text. */
  slices: readonly number[];
  phrase: string;
}

const HEIGHT = 56;

/** Where in the text a phrase is used: twenty parts of equal length, from its beginning to its end. */
export function SliceStrip({ slices, phrase }: SliceStripProps) {
  const most = Math.max(1, ...slices);
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Through the text
      </Typography>
      <Box
        component="ol"
        aria-label="Uses in 20 parts of the text"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: `repeat(${slices.length}, minmax(0, 1fr))`,
          gap: '2px',
          alignItems: 'end',
          height: HEIGHT,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {slices.map((uses, index) => (
          <Box
            component="li"
            key={index}
            title={`Part ${index + 1}: ${counted(uses, 'use')}`}
            aria-label={`Part ${index + 1}: ${counted(uses, 'use')}`}
            sx={{
              height: uses > 0 ? Math.max(6, (HEIGHT * uses) / most) : 2,
              bgcolor: uses > 0 ? 'primary.main' : 'divider',
              borderRadius: '2px 2px 0 0',
            }}
          />
        ))}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="caption" color="text.secondary">
          Beginning
        </Typography>
        <Typography variant="caption" color="text.secondary">
          End
        </Typography>
      </Box>
      <NumbersDownload
        fileName="parts.csv"
        rowsOf={() => slices.map((uses, index) => ({ Phrase: phrase, Part: index + 1, Uses: uses }))}
      />
    </Box>
  );
}
