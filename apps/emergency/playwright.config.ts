import { journeys } from '../../tools/journeys/journeys';

export default journeys('emergency', 4320);
