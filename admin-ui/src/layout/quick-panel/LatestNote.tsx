import type { QuickPanelView } from '@contracts/quick-panel/quick-panel';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../shared/format';
import { NoteText } from '../note/NoteText';
import { PanelSection } from './PanelSection';

export function LatestNote({ note }: Pick<QuickPanelView, 'note'>) {
  return (
    <PanelSection title="Latest note" empty={!note && 'There is no note.'}>
      {note ? <NoteText msg={note.msg} /> : null}
      {note?.updatedAt ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {formatDateTime(note.updatedAt)}
        </Typography>
      ) : null}
    </PanelSection>
  );
}
