import type { JobKindDefinition } from '../jobs/job-kind';
import { MESSAGES } from '../messages';
import { type IntentLists, type IntentParameters, type IntentResult, RESULT_FILE_PREFIX } from './intent';

interface IntentJob {
  parameters: IntentParameters;
  input: { fileId: string; lists: IntentLists; guess?: boolean };
  result: IntentResult;
}

const nameOf = ({ fileName }: IntentParameters, result?: IntentResult) => result?.fileName ?? fileName;

export const intentKind: JobKindDefinition<IntentJob> = {
  toolOf: () => 'intent-finder',
  label: 'Intent Finder',
  nameOf,
  concurrency: 2,
  attempts: 3,
  pausable: false,
  ownsDocuments: false,
  shown: {
    page: '/intent-finder',
    units: 'rows',
    verbs: { now: 'Classifying', past: 'classified' },
    starting: 'Reading the file…',
    whenDeleted: 'The result and its file are deleted permanently. Your own file stays as it is.',
    file: {
      type: 'text/csv',
      nameOf: ({ parameters, result }) => `${RESULT_FILE_PREFIX}${nameOf(parameters, result)}`,
      hint: MESSAGES.openAndSaveAsXlsx,
    },
  },
};
