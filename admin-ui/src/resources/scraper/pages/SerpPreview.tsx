import type { CrawledPageDetail } from '@contracts/scraper/crawl-reports';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../../shared/format';
import { shortAddress } from '../../../shared/addresses/shortAddress';
import { SERP_WIDTHS, type WidthVerdict, widthVerdict } from './serpWidths';

type Shown = Pick<CrawledPageDetail, 'url' | 'title' | 'titlePixels' | 'description' | 'descriptionPixels'>;

/** A page as a search engine lists it, and whether its texts fit there. */
export function SerpPreview({ page }: { page: Shown }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2, maxWidth: 640, minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary" noWrap>
          {shortAddress(page.url)}
        </Typography>
        <Typography noWrap sx={{ fontSize: 20, color: 'primary.main', fontFamily: 'Arial, sans-serif' }}>
          {page.title ?? 'No title'}
        </Typography>
        <Typography
          variant="body2"
          sx={{
            fontFamily: 'Arial, sans-serif',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {page.description ?? 'No description: the search engine takes a text of the page.'}
        </Typography>
      </Box>
      <Width part="title" name="Title" pixels={page.titlePixels} />
      <Width part="description" name="Description" pixels={page.descriptionPixels} />
    </Box>
  );
}

const VERDICTS: Record<WidthVerdict, string> = {
  missing: 'missing',
  short: 'shorter than it could be',
  good: 'fits',
  cut: 'too long, it will be cut',
};

function Width({ part, name, pixels }: { part: keyof typeof SERP_WIDTHS; name: string; pixels: number }) {
  const { max } = SERP_WIDTHS[part];
  const verdict = widthVerdict(part, pixels);
  const width = formatCount(Math.round(pixels));
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography variant="body2">
        {name}: {width} of {max} pixels, {VERDICTS[verdict]}
      </Typography>
      <LinearProgress
        aria-hidden
        variant="determinate"
        color={verdict === 'good' ? 'success' : verdict === 'short' ? 'warning' : 'error'}
        value={Math.min(100, (pixels / max) * 100)}
        sx={{ height: 6, borderRadius: 3, mt: 0.5 }}
      />
    </Box>
  );
}
