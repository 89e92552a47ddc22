export { giveUpUnderWay } from './quiz.store';
