import { ENCODING_NAMES, TEXT_ENCODINGS, type TextEncoding } from '@contracts/csv/text-encodings';
import Alert from '@mui/material/Alert';
import { OpenChoice } from './OpenChoice';

/** What the encoding of a file is taken for. */
export interface ToldEncoding {
  encoding: TextEncoding;
  isCertain: boolean;
  others: readonly TextEncoding[];
}

interface EncodingSelectProps {
  told: ToldEncoding;
  chosen: TextEncoding | undefined;
  disabled: boolean;
  onChange: (encoding: TextEncoding) => void;
}

/** The encoding of a file, the likely ones first; to be chosen where it is not certain. */
export function EncodingSelect({ told, chosen, disabled, onChange }: EncodingSelectProps) {
  const { encoding, isCertain, others } = told;
  const likely = [encoding, ...others.filter((each) => each !== encoding)];
  const encodings = [...likely, ...TEXT_ENCODINGS.filter((each) => !likely.includes(each))];
  return (
    <OpenChoice
      label="Encoding"
      value={chosen ?? encoding}
      options={encodings.map((each) => [each, ENCODING_NAMES[each]])}
      isOpen={!isCertain && chosen === undefined}
      help={chosen ? undefined : 'As in the file.'}
      disabled={disabled}
      onChange={onChange}
    />
  );
}

export function UnclearEncoding() {
  return (
    <Alert severity="warning">
      The encoding of this file is unclear. Choose the one that shows the text correctly.
    </Alert>
  );
}
