import { type Beside, isOutside, openAddress } from '../gltf/beside';
import { noteTexts } from '../texts';
import type { OpenPicture } from './looks';

/** A picture's path is that of another computer; here the file is beside the model or missing. */
const lastOf = (name: string) => name.split(/[/\\]/).pop() ?? '';

/** Opens the pictures named by old formats; missing ones are reported. */
export const pictureOpener =
  (beside: Beside, notes: Set<string>): OpenPicture =>
  (name) => {
    if (name.startsWith('data:')) return openAddress(name, beside);
    const near = name.replaceAll('\\', '/');
    const found = name === '' ? null : beside.open(isOutside(near) ? lastOf(near) : near);
    if (!found) notes.add(noteTexts.pictureMissing(lastOf(name)));
    return found;
  };
