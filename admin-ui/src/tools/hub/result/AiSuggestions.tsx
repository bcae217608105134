import { type HubEdit, HUB_LIMITS, type HubView } from '@contracts/hub/hub';
import type { HubTexts, HubTextsKind } from '@contracts/hub/hub-texts';
import Box from '@mui/material/Box';
import { ActionButton } from '../../../shared/ActionButton';
import { AiSection } from '../../../shared/model/AiSection';
import { useModelTexts } from '../../../shared/model/useModelTexts';
import { textsPath } from '../hubJobs';
import { SuggestionList } from '../../../shared/model/SuggestionList';
import { subtopicSuggestions, titleSuggestions } from './suggestions';

const NOTE = 'The hub stays as it is until you use a suggestion.';

interface AiSuggestionsProps {
  hub: HubView;
  saving: boolean;
  onEdit: (...edits: HubEdit[]) => Promise<boolean>;
}

/** What a model suggests for a hub; nothing of it counts before its owner takes it over. */
export function AiSuggestions(props: AiSuggestionsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Subtopics {...props} />
      <Titles {...props} />
    </Box>
  );
}

function useHubTexts({ id, granularity }: HubView, want: HubTextsKind) {
  return useModelTexts<HubTexts>(textsPath(id), { want, granularity });
}

function Titles({ hub, saving, onEdit }: AiSuggestionsProps) {
  const state = useHubTexts(hub, 'titles');
  const found = titleSuggestions(hub, state.texts?.titles ?? []);
  const rename = ({ page, title }: (typeof found)[number]): HubEdit => ({
    ...{ kind: 'rename', id: page.id, title },
  });
  const open = found.filter(({ used }) => !used);
  return (
    <AiSection
      heading="Page titles"
      state={state}
      note={NOTE}
      ask={{ label: 'Suggest titles', sends: 'Sends keywords of the most searched pages to the AI.' }}
      empty={found.length === 0 ? 'The AI has no other titles for these pages.' : ''}
      action={
        found.length > 1 ? (
          <ActionButton
            variant="outlined"
            size="small"
            inactive={saving || open.length === 0}
            onClick={() => void onEdit(...open.map(rename))}
          >
            {open.length === 0 ? 'All in use' : `Use all ${open.length}`}
          </ActionButton>
        ) : null
      }
    >
      <SuggestionList
        label="Suggested page titles"
        language={hub.language}
        action={['Use', 'In use']}
        saving={saving}
        items={found.map((suggestion) => ({
          id: suggestion.page.id,
          title: suggestion.title,
          detail: suggestion.used ? '' : `Now: ${suggestion.page.title}`,
          used: suggestion.used,
          onUse: () => void onEdit(rename(suggestion)),
        }))}
      />
    </AiSection>
  );
}

function Subtopics({ hub, saving, onEdit }: AiSuggestionsProps) {
  const state = useHubTexts(hub, 'subtopics');
  const found = subtopicSuggestions(hub, state.texts?.subtopics ?? [], HUB_LIMITS.depth);
  return (
    <AiSection
      heading="Missing subtopics"
      state={state}
      note={NOTE}
      ask={{
        label: 'Find missing subtopics',
        sends: 'Sends the seed and keywords of the most searched pages to the AI.',
      }}
      empty={found.length === 0 ? 'The AI found no subtopic that is missing.' : ''}
    >
      <SuggestionList
        label="Missing subtopics"
        language={hub.language}
        action={['Add page', 'Added']}
        saving={saving}
        items={found.map(({ title, why, parent, parentTitle, used }) => ({
          id: title,
          title,
          detail: `${why} Under: ${parentTitle}`,
          used,
          onUse: () => void onEdit({ kind: 'add', parent, title }),
        }))}
      />
    </AiSection>
  );
}
