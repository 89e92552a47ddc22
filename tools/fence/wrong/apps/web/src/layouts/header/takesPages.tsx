// Pages stand in layouts, not the other way round.
import { parts } from '../../pages/home/parts';
export const legacy = require('../../pages/home/parts');
