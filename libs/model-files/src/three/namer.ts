import { Loader, LoadingManager, Texture } from 'three';

/** The userData key for a texture's picture name. */
const NAMED = 'named';

/** Records the picture's name instead of fetching it. */
class Namer extends Loader<Texture> {
  override load(name: string): Texture {
    const texture = new Texture();
    texture.userData[NAMED] = name;
    return texture;
  }
}

/** A loading manager whose readers fetch nothing. */
export function fetchingNothing(): LoadingManager {
  const manager = new LoadingManager();
  return manager.addHandler(/^/, new Namer(manager));
}

export const nameOfPicture = (texture: Texture): string => String(texture.userData[NAMED] ?? '');

const said = ['log', 'warn', 'error'] as const;

/** Silences the readers' console output, with which a file could fill the disk. */
export function quietly<Read>(read: () => Read): Read {
  const voice = globalThis.console;
  const before = said.map((name) => voice[name]);
  for (const name of said) voice[name] = () => undefined;
  try {
    return read();
  } finally {
    said.forEach((name, at) => {
      voice[name] = before[at] ?? (() => undefined);
    });
  }
}

/** Copied, because three.js readers expect bytes in a buffer of their own. */
export const alone = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
