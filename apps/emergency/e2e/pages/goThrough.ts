export { goThrough } from '../../../../tools/journeys/goThrough';
