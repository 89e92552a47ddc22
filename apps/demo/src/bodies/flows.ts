import { strictObject } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';
import { readSome } from '../reading/readIndex';
import { Words } from '../reading/shapes';
import { bodies } from './bodies';

/** A part of the tree, and how it is called on the way where that is not its name. */
const Station = Type.Union([Words, strictObject({ part: Words, name: Words })]);
const Flows = Type.Array(
  strictObject({ title: Words, text: Words, stations: Type.Array(Station) }),
);

/**
 * What goes through a body, part after part, or an order that its parts have otherwise. Layers are
 * an order by themselves; these are the others.
 */
export const bodyFlows = readSome('bodies/flows', Flows, bodies);

/** A part, and how it is called on the way; null where by its own name. */
export const stationOf = (station: Static<typeof Station>) =>
  typeof station === 'string' ? { part: station, name: null } : station;
