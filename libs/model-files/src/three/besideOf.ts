import { type Beside, isOutside, openAddress } from '../gltf/beside';
import { noteTexts } from '../texts';
import type { OpenPicture } from './looks';

/** On somebody's own machine a picture has a long way; here it lies beside the model, or nowhere. */
const lastOf = (name: string) => name.split(/[/\\]/).pop() ?? '';

/** Opens pictures that old formats name; each that is not there is said. */
export const pictureOpener =
  (beside: Beside, notes: Set<string>): OpenPicture =>
  (name) => {
    if (name.startsWith('data:')) return openAddress(name, beside);
    const near = name.replaceAll('\\', '/');
    const found = name === '' ? null : beside.open(isOutside(near) ? lastOf(near) : near);
    if (!found) notes.add(noteTexts.pictureMissing(lastOf(name)));
    return found;
  };
