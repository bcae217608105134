import Box from '@mui/material/Box';
import { ELLIPSIS, shownText } from '@domain/snippets/fit-text';
import { useWidth } from '../../../shared/useWidth';
import { DATE_SEPARATOR, type GoogleResult } from '@domain/snippets/google-result';

/** Arial's measures, which Arimo shares: what is measured is what is drawn. */
export const SERP_FONT = 'Arial, Arimo, "Liberation Sans", sans-serif';

export type GoogleScheme = 'light' | 'dark';

export const GOOGLE_COLORS = {
  light: {
    ground: '#ffffff',
    title: '#1a0dab',
    text: '#474747',
    site: '#202124',
    icon: '#e2e6ea',
    line: '#dadce0',
  },
  dark: {
    ground: '#1f1f1f',
    title: '#99c3ff',
    text: '#bfbfbf',
    site: '#dadce0',
    icon: '#3c4043',
    line: '#3c4043',
  },
} as const;

interface GooglePreviewProps {
  /** What it is called: `Google on desktop`. */
  label: string;
  result: GoogleResult;
  /** A data URL; without one the site's icon is a plain disc. */
  icon: string | undefined;
  scheme: GoogleScheme;
  titleSize: number;
  /** Pixels of its column. */
  width: number;
}

/** Beside its column, of both sides and borders. */
const AROUND = 34;
/** Smaller letters cannot be read: there it is wrapped instead. */
const MIN_ZOOM = 0.7;

/** A search result as Google draws it, smaller where there is little room, in Google's colours whatever the page's are. */
export function GooglePreview({ label, result, icon, scheme, titleSize, width }: GooglePreviewProps) {
  const colors = GOOGLE_COLORS[scheme];
  const [place, room] = useWidth();
  const zoom = Math.min(1, (room ?? Infinity) / (width + AROUND));
  const isWhole = zoom >= MIN_ZOOM;
  const { siteName, path, title, titleFit, rating, reviews, price } = result;
  const facts = [rating && `${rating} ★`, reviews && `${reviews} reviews`, price].filter(Boolean);
  return (
    <Box ref={place}>
      <Box
        role="group"
        aria-label={label}
        sx={{
          fontFamily: SERP_FONT,
          bgcolor: colors.ground,
          color: colors.text,
          border: 1,
          borderColor: colors.line,
        }}
        style={{
          ...(isWhole && { width: width + AROUND, zoom }),
          borderRadius: 8,
          padding: 16,
          overflowWrap: 'anywhere',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 0.5 }}>
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              flexShrink: 0,
              width: 28,
              height: 28,
              borderRadius: '50%',
              bgcolor: colors.icon,
            }}
          >
            {icon ? (
              <Box component="img" src={icon} alt="" width={18} height={18} sx={{ objectFit: 'contain' }} />
            ) : null}
          </Box>
          <Box sx={{ minWidth: 0, fontSize: 14, lineHeight: '20px' }}>
            <Box sx={{ color: colors.site }} dir="auto">
              {siteName || 'Your site'}
            </Box>
            <Box sx={{ fontSize: 12, lineHeight: '18px' }} dir="auto">
              {path || 'https://example.com'}
            </Box>
          </Box>
        </Box>
        <Box sx={{ color: colors.title, lineHeight: 1.3 }} style={{ fontSize: titleSize }} dir="auto">
          {title ? shownText(title, titleFit) : 'Your title'}
        </Box>
        <Box sx={{ fontSize: 14, lineHeight: '22px', mt: 0.5 }} dir="auto">
          <Description result={result} />
        </Box>
        {facts.length > 0 ? (
          <Box sx={{ fontSize: 14, lineHeight: '22px', mt: 0.5 }}>{facts.join(' · ')}</Box>
        ) : null}
      </Box>
    </Box>
  );
}

/** The part that shows, with the keywords in bold. */
function Description({
  result: { date, description, descriptionFit, bold },
}: Pick<GooglePreviewProps, 'result'>) {
  if (!description) return 'Without a description Google takes a passage of the page.';
  const before = date ? date + DATE_SEPARATOR : '';
  const isCut = descriptionFit.verdict === 'cut';
  const end = isCut ? Math.max(0, descriptionFit.shownTo - before.length) : description.length;
  const parts = [];
  let at = 0;
  for (const [from, to] of bold) {
    if (from >= end) break;
    parts.push(description.slice(at, from), <b key={from}>{description.slice(from, Math.min(to, end))}</b>);
    at = to;
  }
  if (at < end) parts.push(description.slice(at, end));
  return (
    <>
      {before}
      {parts}
      {isCut ? ELLIPSIS : null}
    </>
  );
}
