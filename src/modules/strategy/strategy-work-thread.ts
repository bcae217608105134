import { answerKeptWork } from '../../core/process/answer-kept-work';
import { workOnStrategy } from './strategy-work';

answerKeptWork(workOnStrategy);
