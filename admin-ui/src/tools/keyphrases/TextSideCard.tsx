import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { counted } from '../../shared/counted';
import { SampleButton } from '../../shared/form/SampleButton';
import { TextEditor } from '../../shared/text/TextEditor';
import { TextInputCard } from '../../shared/text/TextInputCard';
import type { TextSide } from './useTextSide';

export interface TextSideCardProps {
  side: TextSide;
  /** What the text is called. */
  label: string;
  /** Whether there are two of them. */
  isCompared: boolean;
  /** In the page's address. */
  parameter: string;
  /** Only the first text has one. */
  onSample?: () => void;
}

/** Where one of the texts comes from, and the page that it was taken from. */
export function TextSideCard({ side, label, isCompared, parameter, onSample }: TextSideCardProps) {
  const { page } = side;
  const clear = (
    <Button size="small" onClick={() => side.load('')}>
      Clear
    </Button>
  );
  const sample = onSample ? <SampleButton onTry={onSample} /> : null;
  return (
    <TextInputCard
      label={label}
      isNamed={isCompared}
      parameter={parameter}
      onLoad={side.load}
      actions={side.text ? clear : sample}
    >
      <TextEditor
        label={label}
        placeholder={TEXT_MESSAGES.nothing}
        initial={side.text}
        field={side.field}
        onReplaced={side.putAway}
        onChange={side.change}
        onSelect={() => undefined}
      />
      {page ? (
        <Alert
          severity="info"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" size="small" onClick={side.forgetPage}>
              Text alone
            </Button>
          }
        >
          Checked with the title, description, {counted(page.headings.length, 'heading')},{' '}
          {counted(page.images, 'image')} and {counted(page.anchors.length, 'link')} of {page.url}
        </Alert>
      ) : null}
      {side.isTooLong ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {TEXT_MESSAGES.tooLong}
        </Alert>
      ) : null}
      {side.isKept ? null : (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {TEXT_MESSAGES.inputNotKept}
        </Alert>
      )}
    </TextInputCard>
  );
}
