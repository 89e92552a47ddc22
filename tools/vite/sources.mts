import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Beside Vite's manifest: which sources each file was made of, so that a journey that went through a
 * file is remembered by them (tools/test/journeyMemory.mjs).
 */
export function sources(root: string): Plugin {
  const place = (id: string) =>
    relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/');
  return {
    name: 'cheese:sources',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const all = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [[file.fileName, file.moduleIds.map(place).filter(isOurs)] as const]
          : [],
      );
      writeFileSync(join(dir, '.vite/sources.json'), JSON.stringify(Object.fromEntries(all)));
    },
  };
}

const isOurs = (path: string) => /^(apps|libs)\//.test(path);
