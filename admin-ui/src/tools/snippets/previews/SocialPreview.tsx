import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Network, SocialCard } from '@domain/snippets/social';
import type { usePicture } from './usePicture';

interface Look {
  font: string;
  ground: string;
  card: string;
  line: string;
  title: string;
  text: string;
  /** Which line stands above the title, and which below the text. */
  above: 'site' | 'domain' | 'none';
  below: 'domain' | 'none';
  /** A bar at the side, as Slack has it. */
  bar?: boolean;
}

const SYSTEM = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const LOOKS: Readonly<Record<Network, Look>> = {
  x: {
    font: SYSTEM,
    ground: '#ffffff',
    card: '#ffffff',
    line: '#cfd9de',
    title: '#0f1419',
    text: '#536471',
    above: 'domain',
    below: 'none',
  },
  facebook: {
    font: SYSTEM,
    ground: '#ffffff',
    card: '#f0f2f5',
    line: '#ced0d4',
    title: '#050505',
    text: '#5c5f64',
    above: 'domain',
    below: 'none',
  },
  linkedin: {
    font: SYSTEM,
    ground: '#ffffff',
    card: '#edf3f8',
    line: '#d0d7de',
    title: '#191919',
    text: '#575757',
    above: 'none',
    below: 'domain',
  },
  slack: {
    font: SYSTEM,
    ground: '#ffffff',
    card: '#ffffff',
    line: '#dddddd',
    title: '#1264a3',
    text: '#1d1c1d',
    above: 'site',
    below: 'none',
    bar: true,
  },
  whatsapp: {
    font: SYSTEM,
    ground: '#d9fdd3',
    card: '#d1f4cc',
    line: '#d1f4cc',
    title: '#111b21',
    text: '#4a5a64',
    above: 'none',
    below: 'domain',
  },
};
const SUMMARY_SIDE = 104;

interface SocialPreviewProps {
  label: string;
  card: SocialCard;
  picture: ReturnType<typeof usePicture>;
}

/** A link as a network shows it, in the network's colours whatever the page's are. */
export function SocialPreview({ label, card, picture }: SocialPreviewProps) {
  const look = LOOKS[card.network];
  const isSmall = card.layout === 'summary';
  const above = { site: card.siteName, domain: card.domain, none: '' }[look.above];
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        bgcolor: look.ground,
        color: look.text,
        fontFamily: look.font,
        fontSize: 13,
        lineHeight: '18px',
        p: 1.5,
      }}
      style={{ borderRadius: 8, maxWidth: 524, overflowWrap: 'anywhere' }}
    >
      <Box
        sx={{ display: 'flex', bgcolor: look.card, border: 1, borderColor: look.line, overflow: 'hidden' }}
        style={{
          flexDirection: isSmall ? 'row' : look.bar ? 'column-reverse' : 'column',
          borderRadius: look.bar ? 0 : 8,
          ...(look.bar && { borderWidth: 0, borderLeft: `4px solid ${look.line}` }),
        }}
      >
        <Picture card={card} picture={picture} look={look} />
        <Box sx={{ p: 1.5, minWidth: 0 }}>
          {above ? <Box dir="auto">{above}</Box> : null}
          <Box sx={{ color: look.title, fontWeight: 600, fontSize: 15, lineHeight: '20px' }} dir="auto">
            {card.title.shown || 'No title: only the URL shows'}
          </Box>
          {card.description.shown ? <Box dir="auto">{card.description.shown}</Box> : null}
          {look.below === 'domain' && card.domain ? <Box>{card.domain}</Box> : null}
        </Box>
      </Box>
    </Box>
  );
}

function Picture({
  card,
  picture: { picture, isFetching, load },
  look,
}: Omit<SocialPreviewProps, 'label'> & { look: Look }) {
  const isSmall = card.layout === 'summary';
  const place = isSmall
    ? { width: SUMMARY_SIDE, minHeight: SUMMARY_SIDE, flexShrink: 0 }
    : { width: '100%', aspectRatio: '1.91' };
  if (picture) {
    return (
      <Box
        component="img"
        src={picture.source}
        alt={`The image that ${card.imageFrom} names`}
        sx={{ ...place, objectFit: 'cover', display: 'block' }}
      />
    );
  }
  if (!card.image) {
    return isSmall ? <Box aria-hidden sx={{ ...place, bgcolor: look.line }} /> : null;
  }
  return (
    <Box sx={{ ...place, bgcolor: look.line, display: 'grid', placeItems: 'center' }}>
      <Button
        size="small"
        loading={isFetching}
        onClick={load}
        sx={{ color: '#111b21', textAlign: 'center', '&.MuiButton-loading': { color: 'transparent' } }}
      >
        Load image
      </Button>
    </Box>
  );
}
