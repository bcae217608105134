import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { NewTabLink } from '../../shared/NewTabLink';
import { BARS_HEIGHT } from '../../theme/measures';
import type { GuideBlock, GuidePart } from './guideTypes';

/** The text of a chapter. */
export function Blocks({ blocks }: { blocks: readonly GuideBlock[] }) {
  // They never change their order.
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography
          id={block.anchor}
          variant="h2"
          tabIndex={-1}
          sx={{ mt: 4, mb: 1, outline: 'none', scrollMarginTop: `calc(var(${BARS_HEIGHT}, 64px) + 16px)` }}
        >
          {block.text}
        </Typography>
      );
    case 'paragraph':
      return (
        <Typography sx={{ mb: 1.5, lineHeight: 1.7 }}>
          <Parts parts={block.parts} />
        </Typography>
      );
    case 'list':
      return (
        <Box component={block.isOrdered ? 'ol' : 'ul'} sx={LIST}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Blocks blocks={item} />
            </li>
          ))}
        </Box>
      );
    case 'picture':
      return (
        <Box sx={PICTURE}>
          <img src={block.url} alt={block.text} width={block.width} height={block.height} loading="lazy" />
        </Box>
      );
  }
}

function Parts({ parts }: { parts: readonly GuidePart[] }) {
  return parts.map((part, index) => (typeof part === 'string' ? part : <Part key={index} part={part} />));
}

function Part({ part }: { part: Exclude<GuidePart, string> }) {
  const content = <Parts parts={part.parts} />;
  switch (part.kind) {
    case 'strong':
      return <strong>{content}</strong>;
    case 'emphasis':
      return <em>{content}</em>;
    case 'code':
      return <code>{content}</code>;
    case 'link':
      if (part.to.startsWith('https:')) {
        return (
          <NewTabLink href={part.to}>
            {part.parts.filter((each) => typeof each === 'string').join('')}
          </NewTabLink>
        );
      }
      return (
        <Link component={RouterLink} to={part.to} underline="always">
          {content}
        </Link>
      );
  }
}

const LIST = {
  mt: 0,
  mb: 1.5,
  pl: 3,
  // A point that is one sentence stands close to the next.
  '& > li > p': { mb: 0.5 },
};
const PICTURE = {
  my: 2,
  '& img': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
  },
};
