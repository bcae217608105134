import { ApiError } from '../../providers/apiClient';
import { refusalProblems } from './refusalProblems';

const FIELDS = ['seed', 'file'] as const;

it.each([
  [
    'at its field',
    new ApiError(422, 'Check it', 'VALIDATION_FAILED', { seed: 'Enter it' }),
    { seed: 'Enter it' },
  ],
  [
    'that is of no field',
    new ApiError(422, 'Check it', 'VALIDATION_FAILED', { options: 'Not JSON' }),
    { file: 'Check it' },
  ],
  ['of the whole', new ApiError(409, 'One at a time', 'CONFLICT'), { file: 'One at a time' }],
  ['without a server', new Error('No connection'), { file: 'No connection' }],
  ['of a limit nowhere: the dialog tells', new ApiError(403, 'Limit reached', 'LIMIT_REACHED'), {}],
])('says what is refused %s', (_, error, problems) => {
  expect(refusalProblems(error, FIELDS, 'file')).toEqual(problems);
});
