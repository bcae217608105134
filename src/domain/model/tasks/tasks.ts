import { ANGLE_TASK } from './angle';
import { CONNECTION_TASK } from './connection';
import { NAMES_TASK } from './names';
import { PROSE_TASK } from './prose';
import { REWRITE_TASKS } from './rewrite';
import { SUBTOPICS_TASK } from './subtopics';
import { SUMMARY_TASK } from './summary';
import { TITLES_TASK } from './titles';

/** Everything that the model is ever asked for, by its name. */
export const MODEL_TASKS = {
  summary: SUMMARY_TASK,
  names: NAMES_TASK,
  subtopics: SUBTOPICS_TASK,
  titles: TITLES_TASK,
  angle: ANGLE_TASK,
  prose: PROSE_TASK,
  ...REWRITE_TASKS,
  test: CONNECTION_TASK,
} as const;
