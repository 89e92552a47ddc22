import type { FindingForm } from '@cheese/domain/contract/slides/slideFinding';
import { keptWork } from '../keptWork';
import type { FieldWork } from './work';

export const keptFinding = ({ id, edition }: Pick<FindingForm, 'id' | 'edition'>) =>
  keptWork<readonly FieldWork[]>(`finding:${id}:${edition}`);
