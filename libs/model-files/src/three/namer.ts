import { Loader, LoadingManager, Texture } from 'three';

/** Where a texture keeps what its file calls the picture. */
const NAMED = 'named';

/** Notes what a picture is called where a browser would fetch it. */
class Namer extends Loader<Texture> {
  override load(name: string): Texture {
    const texture = new Texture();
    texture.userData[NAMED] = name;
    return texture;
  }
}

/** Readers that have it fetch nothing. */
export function fetchingNothing(): LoadingManager {
  const manager = new LoadingManager();
  return manager.addHandler(/^/, new Namer(manager));
}

export const nameOfPicture = (texture: Texture): string => String(texture.userData[NAMED] ?? '');

const said = ['log', 'warn', 'error'] as const;

/** Readers say on the console what they find, line by line: a file could fill a disk with it. */
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

/** The bytes as readers of three want them: alone in their memory. */
export const alone = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
