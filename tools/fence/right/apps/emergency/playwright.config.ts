// As for Vite: how journeys run is the tools' business.
import { journeys } from '../../tools/journeys/journeys.ts';
