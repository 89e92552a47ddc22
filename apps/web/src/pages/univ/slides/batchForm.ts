import type { Asks } from '@cheese/domain/contract/call';
import type { SlideMakingContract as C } from '@cheese/domain/contract/slides/slideMaking';
import { fieldIn, stainIn, systemIn } from './codesIn';
import { folderIdOf } from '../../../features/slide/choosing/folderChoices';

export const NO_SYSTEM = 'none';

/** Initial values: an empty field changes nothing. */
export const blankSet = { field: '', stain: '', system: '', organ: '', folder: '', shown: '' };

type SlideSet = Asks<C['editMany']>['set'];

export function toSet(values: typeof blankSet): SlideSet {
  const { field, stain, system, folder, shown } = values;
  const organ = values.organ.trim();
  return {
    ...(field !== '' && { field: fieldIn(field) }),
    ...(stain !== '' && { stain: stainIn(stain) }),
    ...(system !== '' && { system: system === NO_SYSTEM ? null : systemIn(system) }),
    ...(organ !== '' && { organ }),
    ...(folder !== '' && { folderId: folderIdOf(folder) }),
    ...(shown !== '' && { isShown: shown === 'shown' }),
  };
}
