import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import type { SnippetFields, SnippetVariant } from '@contracts/snippets/snippets';
import { DATE_SEPARATOR, googleResult } from '@domain/snippets/google-result';
import { SERP_PROFILE_IDS, SERP_PROFILES, type SerpProfileId } from '@domain/snippets/serp-profiles';
import { useState } from 'react';
import { counted } from '../../../shared/counted';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { GooglePreview, type GoogleScheme } from './GooglePreview';
import { LengthBar } from './LengthBar';
import { usePicture } from './usePicture';

const SCHEMES = { light: 'Light', dark: 'Dark' } as const;
/** Devices that are drawn; the third profile measures the desktop once more. */
const DRAWN = [
  { id: 'desktop', label: 'Google on desktop', width: 652 },
  { id: 'mobile', label: 'Google on mobile', width: 343 },
] as const;
const DESCRIBED: readonly SerpProfileId[] = ['desktop', 'mobile'];

interface GooglePanelProps {
  fields: SnippetFields;
  variant: SnippetVariant;
  /** The address of the site's icon; empty where none is known. */
  icon: string;
}

/** The search result on each device, and how much room its texts take there. */
export function GooglePanel({ fields, variant, icon }: GooglePanelProps) {
  const [scheme, setScheme] = useState<GoogleScheme>('light');
  const { picture } = usePicture(icon);
  const resultOn = (profile: SerpProfileId) => googleResult(fields, variant, profile);
  return (
    <ResultFrame title="Google" text={SNIPPET_MESSAGES.noPublishedLimit}>
      <ViewToggle label="Google’s scheme" views={SCHEMES} view={scheme} onChange={setScheme} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2 }}>
        {DRAWN.map(({ id, label, width }) => (
          <div key={id}>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {id === 'mobile' ? 'Mobile' : 'Desktop'}
            </Typography>
            <GooglePreview
              label={label}
              result={resultOn(id)}
              icon={picture?.source}
              scheme={scheme}
              titleSize={SERP_PROFILES[id].title.fontSize}
              width={width}
            />
          </div>
        ))}
      </Box>
      <Lengths title="Title" resultOn={resultOn} />
      <Lengths title="Description" resultOn={resultOn} />
      <Box component="details" sx={{ mt: 2 }}>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
          Where these figures are from
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {SERP_PROFILE_IDS.map((id) => (
            <Typography component="li" variant="body2" color="text.secondary" key={id}>
              {SERP_PROFILES[id].name}: {SERP_PROFILES[id].source} {SERP_PROFILES[id].checked}
            </Typography>
          ))}
        </Box>
      </Box>
    </ResultFrame>
  );
}

interface LengthsProps {
  title: 'Title' | 'Description';
  resultOn: (profile: SerpProfileId) => ReturnType<typeof googleResult>;
}

function Lengths({ title, resultOn }: LengthsProps) {
  const isTitle = title === 'Title';
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3">{title}</Typography>
      <Box
        component="ul"
        aria-label={`${title}, by device`}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {(isTitle ? SERP_PROFILE_IDS : DESCRIBED).map((id) => {
          const result = resultOn(id);
          const limits = SERP_PROFILES[id];
          const text = isTitle ? result.title : result.description;
          const length = Array.from(text).length;
          const most = isTitle ? undefined : result.charactersLeft;
          const before = !isTitle && result.date ? result.date + DATE_SEPARATOR : '';
          return (
            <LengthBar
              key={id}
              what={title}
              text={before + text}
              fit={isTitle ? result.titleFit : result.descriptionFit}
              profile={id}
              limit={isTitle ? limits.title : limits.description}
              characters={
                most === undefined ? counted(length, 'character') : `${length} of ${most} characters`
              }
            />
          );
        })}
      </Box>
    </Box>
  );
}
