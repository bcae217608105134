import { answerKeptWork } from '../../core/process/answer-kept-work';
import { workOnHub } from './hub-work';

answerKeptWork(workOnHub);
