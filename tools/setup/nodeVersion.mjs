import { Stop } from './say.mjs';

/** The oldest release that every tool here supports, as in package.json's "engines". */
export const oldest = { major: 20, minor: 19 };

/** @param {string} version as process.versions.node writes it */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

export function requireNode(version = process.versions.node) {
  if (isNewEnough(version)) return;
  throw new Stop(
    `Node ${oldest.major}.${oldest.minor} or newer is needed, and this is Node ${version}. ` +
      'See https://nodejs.org for a newer one.',
  );
}
