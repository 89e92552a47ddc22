import { journeys } from '../../tools/journeys/journeys';

const config = journeys('emergency', 4320);

// In the middle of a fade no words have the contrast that they will have.
export default { ...config, use: { ...config.use, reducedMotion: 'reduce' as const } };
