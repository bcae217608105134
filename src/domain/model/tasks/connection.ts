import { type ModelTask, objectSchema } from '../model-task';

export interface ConnectionAnswer {
  answer: 'ready';
}

/** What an admin’s test asks for: that the model does as it is told, in the form it is told. */
export const CONNECTION_TASK: ModelTask<ConnectionAnswer> = {
  name: 'test',
  version: 1,
  rules: ['This is a test of the connection. The answer is "ready".'],
  schema: objectSchema({ answer: { type: 'string', enum: ['ready'] } }),
  // Models that think first spend most of it on that.
  maxTokensOut: 1_500,
  check: (value) => ({ value }),
};
