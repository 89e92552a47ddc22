import type { FindingForm } from '@cheese/domain/contract/slides/slideFinding';
import { localDraft } from '../localDraft';
import type { FieldWork } from './work';

export const keptFinding = ({ id, edition }: Pick<FindingForm, 'id' | 'edition'>) =>
  localDraft<readonly FieldWork[]>(`finding:${id}:${edition}`);
