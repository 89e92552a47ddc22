import { strictObject } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readYaml } from '../../reading/readYaml';
import { Count, Words } from '../../reading/shapes';

const Learners = Type.Array(
  strictObject({
    name: Words,
    /** Of the items of a course where they stand first, second and so on. */
    share: Type.Number({ minimum: 0, maximum: 1 }),
    /** How many days ago they were last there. */
    daysAgo: Count,
    /** What their tests came to, out of a hundred. */
    score: Type.Integer({ minimum: 0, maximum: 100 }),
  }),
);

/** Who learns in the demo, for its teachers to see; nobody signs in as one of them. */
export const seedLearners = readYaml('learning/learners.yaml', Learners);
