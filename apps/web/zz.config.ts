import { journeys } from '../../tools/journeys/journeys';

export default journeys('web', 6310);
