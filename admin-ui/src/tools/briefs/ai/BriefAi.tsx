import type { BriefDetail } from '@contracts/briefs/brief-views';
import type { BriefOutline } from '@contracts/briefs/briefs';
import type { BriefTexts } from '@contracts/briefs/brief-texts';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { announce } from '../../../shared/announce';
import { AiSection } from '../../../shared/model/AiSection';
import { SuggestionList } from '../../../shared/model/SuggestionList';
import { useModelTexts } from '../../../shared/model/useModelTexts';
import { useInstance } from '../../../shared/useInstance';
import { textsPath } from '../briefsApi';
import type { Outlines } from '../outline/useOutlines';
import { Prose, type ProseProps } from './Prose';

interface BriefAiProps extends Pick<ProseProps, 'onProse'> {
  brief: BriefDetail;
  outline: BriefOutline;
  edits: Outlines;
}

/** What a model suggests for a brief and the outline on screen; nothing where there is no model. */
export function BriefAi({ brief, outline, edits, onProse }: BriefAiProps) {
  const { ai } = useInstance();
  if (!ai) return null;
  return (
    <Card
      component="section"
      aria-label="Suggestions of the AI"
      variant="outlined"
      sx={{ mt: 3, p: 2, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Titles brief={brief} outline={outline} edits={edits} />
      <Angle brief={brief} />
      <Prose key={outline.kind} brief={brief} outline={outline} edits={edits} onProse={onProse} />
    </Card>
  );
}

function Titles({ brief, outline, edits }: Omit<BriefAiProps, 'onProse'>) {
  const state = useModelTexts<BriefTexts>(textsPath(brief.id), { want: 'titles' });
  const take = (title: string) => {
    edits.changeOutline(outline.kind, (one) => ({ ...one, title }), {
      told: 'The outline had another title.',
    });
    announce(`The outline is called “${title}”.`);
  };
  return (
    <AiSection
      heading="Titles"
      state={state}
      note="The outline keeps its title until you use one."
      ask={{
        label: 'Suggest titles',
        sends:
          'Sends the keyword and what the pages are about to the AI: titles, headings, questions, terms.',
      }}
    >
      <SuggestionList
        label="Suggested titles"
        language={brief.language}
        action={['Use', 'In use']}
        saving={false}
        items={(state.texts?.titles ?? []).map((title) => ({
          id: title,
          title,
          detail: '',
          used: outline.title === title,
          onUse: () => take(title),
        }))}
      />
    </AiSection>
  );
}

function Angle({ brief }: Pick<BriefAiProps, 'brief'>) {
  const state = useModelTexts<BriefTexts>(textsPath(brief.id), { want: 'angle' });
  return (
    <AiSection
      heading="Angle"
      state={state}
      note="It knows the findings of this brief, not the pages themselves."
      ask={{
        label: 'Find an angle',
        sends: 'Sends the keyword, and titles, descriptions, headings and questions of the pages to the AI.',
      }}
    >
      <Typography lang={brief.language} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {state.texts?.angle}
      </Typography>
    </AiSection>
  );
}
