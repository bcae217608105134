import { answerKeptWork } from '../../core/process/answer-kept-work';
import { workOnLinks } from './interlink-work';

answerKeptWork(workOnLinks);
