import { readIndex } from '../../reading/readIndex';
import { readBank } from './readBank';

/** Of the demo school: one that its teachers share, and one that a teacher keeps to themself. */
export const schoolBanks = readIndex('questions/school').map((slug) => readBank(`school/${slug}`));
