/**
 * The files of a build and their imports, from Vite's manifest.
 *
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */
import { Stop } from '../setup/say.mjs';

/**
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {Chunk}
 */
export function chunkOf(manifest, key) {
  const chunk = manifest[key];
  if (!chunk) throw new Stop(`The manifest knows no ${key}: is it still a module of its own?`);
  return chunk;
}

/**
 * The chunks of some modules, with everything they import eagerly.
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 * @returns {string[]} files, each after those that it imports
 */
export function filesOf(manifest, keys) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, imports } = chunkOf(manifest, key);
    imports?.forEach(visit);
    files.add(file);
  };
  keys.forEach(visit);
  return [...files];
}
