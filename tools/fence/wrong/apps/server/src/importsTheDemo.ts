// What nobody ordered must not be in the server: it loads the demo where SEED is demo.
import { seeds } from '../../demo/src/planting/seeds';
export const lazySeeds = () => import('../../demo/src/planting/seeds');
