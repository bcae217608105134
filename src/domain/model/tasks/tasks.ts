import { CONNECTION_TASK } from './connection';
import { NAMES_TASK } from './names';
import { SUBTOPICS_TASK } from './subtopics';
import { SUMMARY_TASK } from './summary';

/** Everything that the model is ever asked for, by its name. */
export const MODEL_TASKS = {
  summary: SUMMARY_TASK,
  names: NAMES_TASK,
  subtopics: SUBTOPICS_TASK,
  test: CONNECTION_TASK,
} as const;
