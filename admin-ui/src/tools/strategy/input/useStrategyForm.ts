import { STRATEGY_MESSAGES } from '@contracts/strategy/strategy-messages';
import type { StrategyRunDto } from '@contracts/strategy/strategy.dto';
import { useState } from 'react';
import type { StrategyFiles } from '../strategyJobs';

export const STRATEGY_FIELDS = ['keywords', 'searchConsole', 'readingId', 'language', 'files'] as const;
export type StrategyField = (typeof STRATEGY_FIELDS)[number];
export type Problems = Partial<Record<StrategyField, string>>;

const DEFAULT_LANGUAGE = 'en';

/** What an evaluation is made of, as it is chosen. */
export function useStrategyForm() {
  const [files, setFiles] = useState<StrategyFiles>({});
  const [readingId, setReading] = useState<string | null>(null);
  const [language, setLanguage] = useState(DEFAULT_LANGUAGE);
  const isEmpty = !files.keywords && !files.searchConsole && readingId === null;
  return {
    ...{ files, readingId, language, setReading, setLanguage },
    setFile: (kind: keyof StrategyFiles, file: File | undefined) =>
      setFiles((known) => ({ ...known, [kind]: file })),
    problems: (): Problems => (isEmpty ? { files: STRATEGY_MESSAGES.nothingGiven } : {}),
    run: (): StrategyRunDto => ({ language, ...(readingId !== null && { readingId }) }),
  };
}

export type StrategyForm = ReturnType<typeof useStrategyForm>;
