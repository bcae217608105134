import { MAX_KEYWORD_FILE_BYTES } from '@contracts/intent/intent';
import { MESSAGES } from '@contracts/messages';
import type { FileDropProps } from './FileDrop';
import { keywordCsvRules } from './fileRules';
import { TextFileDrop } from './TextFileDrop';

const RULES = keywordCsvRules(MAX_KEYWORD_FILE_BYTES, MESSAGES.fileTooLarge);

interface KeywordFileDropProps extends Omit<FileDropProps, 'label' | 'rules'> {
  label?: string;
}

/** Takes a csv of keywords. */
export function KeywordFileDrop({ label = 'Select Your Keywords File', ...drop }: KeywordFileDropProps) {
  return <TextFileDrop label={label} layout="keywords" rules={RULES} {...drop} />;
}
