import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import type { SnippetFields, SnippetVariant } from '@contracts/snippets/snippets';
import {
  imageProblems,
  type Network,
  NETWORK_RULES,
  NETWORKS,
  socialCard,
  type SocialText,
} from '@domain/snippets/social';
import { counted } from '../../../shared/counted';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { SocialPreview } from './SocialPreview';
import { usePicture } from './usePicture';

interface SocialPanelProps {
  fields: SnippetFields;
  variant: SnippetVariant;
}

/** A link to the page on each network, with what each takes from where. */
export function SocialPanel({ fields, variant }: SocialPanelProps) {
  return (
    <ResultFrame
      title="Networks"
      text="Where networks cut depends on the device; the lengths are our defaults [A]."
    >
      {fields.ogImage.trim() ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {SNIPPET_MESSAGES.noImage}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {NETWORKS.map((network) => (
          <NetworkCard key={network} network={network} fields={fields} variant={variant} />
        ))}
      </Box>
    </ResultFrame>
  );
}

function NetworkCard({ network, fields, variant }: SocialPanelProps & { network: Network }) {
  const { name } = NETWORK_RULES[network];
  const card = socialCard(network, fields, variant);
  const picture = usePicture(card.image);
  const problems = [
    ...(picture.error ? [picture.error.message] : []),
    ...(picture.picture ? imageProblems(picture.picture, card.layout) : []),
  ];
  const notes = [
    noteOf('Title', card.title),
    NETWORK_RULES[network].description > 0 ? noteOf('Text', card.description) : 'No text shows.',
    card.image ? `Image from ${card.imageFrom}.` : '',
  ].filter(Boolean);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {name}
      </Typography>
      <SocialPreview label={`A link on ${name}`} card={card} picture={picture} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {notes.join(' ')}
      </Typography>
      {problems.length > 0 ? (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          <strong>Image:</strong> {problems.join(' ')}
        </Typography>
      ) : null}
    </Box>
  );
}

function noteOf(what: string, { text, from, shown }: SocialText): string {
  if (!from) return `${what}: no tag.`;
  const cut = shown === text.trim() ? '' : ', cut';
  return `${what} from ${from}${cut} (${counted(Array.from(text.trim()).length, 'character')}).`;
}
