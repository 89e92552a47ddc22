import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { asks } from '../writing/deeds';
import { said } from '../writing/parts';
import { smallCase } from './smallCase';

const [appendicitis, ...others] = smallCase.differential;
const ending = smallCase.path.at(-1);
if (!appendicitis || ending?.kind !== 'conclude') throw new Error('the small case has changed');

/** The small case without faults: its expert gets full marks. */
export const wholeCase: PatientCase = {
  ...smallCase,
  minutes: 240,
  answers: { ...smallCase.answers, nausea: said('恶心，想吐。', 'sick') },
  evidence: { ...smallCase.evidence, sick: '恶心' },
  differential: [{ ...appendicitis, for: [...appendicitis.for, 'sick'] }, ...others],
  path: [
    ...asks('nausea'),
    ...smallCase.path.slice(0, -1),
    { ...ending, evidence: [...ending.evidence, 'sick'] },
  ],
};
