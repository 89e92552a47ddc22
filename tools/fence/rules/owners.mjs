/**
 * Whose a table is. `payment.tables.ts` is of the area `payment` of its wing, also where it lies in
 * the lower area that refers to it; any other is of the area that it lies in.
 */
import { existsSync } from 'node:fs';
import { inRoot } from '../../setup/root.mjs';

const modules = 'apps/server/src/modules';
const area = /^apps\/server\/src\/modules\/([^/]+)\/([^/]+)\//;
const table = /\/([^/.]+)\.tables$/;

/**
 * The wing `school` keeps the roll that `people` signs in by: its tables lie below, with what refers
 * to them, and are its own.
 */
const ownWing = (/** @type {string} */ wing) => (wing === 'school' ? 'people' : wing);

/** @param {string} place */
export function areaOf(place) {
  const [, wing, name] = area.exec(place) ?? [];
  return wing && `${ownWing(wing)}/${name}`;
}

/** @param {string} place without its ending; undefined for what is no table of a module */
export function ownerOf(place) {
  const [, wing, name] = area.exec(place) ?? [];
  const [, stem] = table.exec(place) ?? [];
  if (wing === undefined || stem === undefined) return undefined;
  const own = ownWing(wing);
  const wings = own === 'people' ? ['people', 'school'] : [own];
  const isArea = wings.some((one) => existsSync(inRoot(modules, one, stem)));
  return `${own}/${isArea ? stem : name}`;
}

/**
 * A thing and its parts are one owner: `slideMaking` and `slideNote` are parts of `slide`, in the
 * same wing.
 * @param {string | undefined} area
 * @param {string | undefined} owner
 */
export const isOwnerOrPart = (area, owner) =>
  area === owner ||
  (area !== undefined &&
    owner !== undefined &&
    area.startsWith(owner) &&
    /^[A-Z]/.test(area.slice(owner.length)));
