import { noteTexts } from '../texts';
import { type Beside, isOutside, openAddress } from './beside';
import { type Fields, list, whole, words } from './json';
import type { FileNumbers } from './numbers';

interface CameAlong {
  json: Fields;
  beside: Beside;
  numbers: FileNumbers;
  notes: Set<string>;
}

/** The pictures of a file, each decoded once. */
export class FilePictures {
  private readonly images: Fields[];
  private readonly opened = new Map<number, Uint8Array | null>();
  private readonly come: CameAlong;

  constructor(come: CameAlong) {
    this.come = come;
    this.images = list(come.json['images']);
  }

  /** Null for a missing picture, which is reported. */
  at(place: number): Uint8Array | null {
    const known = this.opened.get(place);
    if (known !== undefined) return known;
    const picture = this.open(this.images[place] ?? {});
    this.opened.set(place, picture);
    return picture;
  }

  private open({ uri, bufferView }: Fields): Uint8Array | null {
    const view = whole(bufferView);
    if (view !== null) return this.come.numbers.slice(view);
    const address = words(uri);
    const isData = address.startsWith('data:');
    const picture =
      address !== '' && (isData || !isOutside(address))
        ? openAddress(address, this.come.beside)
        : null;
    if (!picture) this.come.notes.add(noteTexts.pictureMissing(isData ? '' : address));
    return picture;
  }
}
