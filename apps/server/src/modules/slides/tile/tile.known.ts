import type { TilePass } from '../slide/signing/tile.address';
import type { TileAtHand } from './tile.quick';

const MOST_FOLDERS = 20_000;

/** Signed folders that were found right, so that each is computed once and not for each tile. */
export function knownFolders(now: () => Date, tileOf: (key: string) => Buffer | undefined) {
  const known = new Map<string, TilePass>();

  const leftOf = ({ until }: TilePass) => until - Math.floor(now().getTime() / 1000);

  /** @param folder as it stands in the path, with no slash at its end */
  function remember(folder: string, pass: TilePass) {
    // They are good for minutes: what is forgotten is computed again.
    if (known.size >= MOST_FOLDERS) known.clear();
    known.set(folder, pass);
  }

  /** `…/<level>/<column>_<row>.jpg`, whose last two parts are the key of what is kept. */
  function find(path: string): TileAtHand | null {
    const atTile = path.lastIndexOf('/');
    const atLevel = path.lastIndexOf('/', atTile - 1);
    const pass = atLevel > 0 ? known.get(path.slice(0, atLevel)) : undefined;
    if (!pass || !path.endsWith('.jpg')) return null;
    const leftS = leftOf(pass);
    const bytes = leftS > 0 ? tileOf(`${pass.scanId}${path.slice(atLevel, -4)}`) : undefined;
    return bytes ? { bytes, leftS } : null;
  }

  return { remember, find, leftOf, forget: () => known.clear(), size: () => known.size };
}
