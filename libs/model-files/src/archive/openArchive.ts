import { FileRefusal } from '@cheese/question-files/refusal';
import { type Archive, readZip } from '@cheese/question-files/zip/read';
import type { Beside } from '../gltf/beside';
import type { ModelLimits } from '../limits';
import { ModelRefused, refuseModel } from '../refusal';

/** In order of preference if an archive holds the same model in several formats. */
const ENDINGS = ['gltf', 'glb', 'fbx', 'obj', 'stl', 'ply'];

/** A 3MF is an archive itself; this is the path of its model. */
const IN_3MF = /^3d\/.*\.model$/i;

export interface Unpacked {
  name: string;
  bytes: Uint8Array;
  beside: Beside;
}

/** The only model of an archive, with the files beside it. */
export function openArchive(bytes: Uint8Array, limits: ModelLimits): Unpacked {
  const archive = inWords(() =>
    readZip(bytes, { bytes: limits.unpackedBytes, fileBytes: limits.unpackedBytes }),
  );
  const files = archive.names.filter((name) => !/(^|\/)(\.|__MACOSX)/.test(name));
  const name = theModel(files);
  const content = inWords(() => archive.open(name)) ?? refuseModel('broken');
  return { name, bytes: content, beside: besideOf(archive, files, name) };
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

function theModel(files: readonly string[]): string {
  for (const ending of ENDINGS) {
    const [first, ...others] = files.filter((name) => endingOf(name) === ending);
    if (first !== undefined) return others.length === 0 ? first : refuseModel('several');
  }
  return refuseModel(
    files.some((name) => endingOf(name) === '3mf' || IN_3MF.test(name)) ? 'threeMf' : 'unknown',
  );
}

const lastOf = (name: string) => name.slice(name.lastIndexOf('/') + 1).toLowerCase();

/**
 * Files are looked up relative to the model's folder, and then by name alone, because paths are
 * often those of another computer.
 */
function besideOf(archive: Archive, files: readonly string[], model: string): Beside {
  const folder = model.slice(0, model.lastIndexOf('/') + 1).toLowerCase();
  const byPath = new Map(files.map((name) => [name.toLowerCase(), name]));
  const byName = new Map(files.map((name) => [lastOf(name), name]));
  const opened = new Map<string, Uint8Array | null>();
  return {
    open: (asked) => {
      const found = byPath.get(folder + asked.toLowerCase()) ?? byName.get(lastOf(asked));
      if (found === undefined || found === model) return null;
      const known = opened.get(found);
      if (known !== undefined) return known;
      const content = inWords(() => archive.open(found));
      opened.set(found, content);
      return content;
    },
  };
}

/** Translates the archive reader's refusals into those of models. */
function inWords<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    const key = { tooLarge: 'bomb', locked: 'encrypted' } as const;
    throw new ModelRefused(
      error.reason === 'tooLarge' || error.reason === 'locked' ? key[error.reason] : 'broken',
      { cause: error },
    );
  }
}
