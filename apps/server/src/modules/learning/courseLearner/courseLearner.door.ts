export { learnerIds } from './courseLearner.rows.store';
