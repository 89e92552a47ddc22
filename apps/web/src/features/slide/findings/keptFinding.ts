import type { FindingForm } from '@cheese/domain/contract/slides/slideFinding';
import { keptWork } from '../keptWork';
import type { FieldWork } from './work';

/** What is written on a form so far. */
export const keptFinding = ({ id, edition }: Pick<FindingForm, 'id' | 'edition'>) =>
  keptWork<readonly FieldWork[]>(`finding:${id}:${edition}`);
