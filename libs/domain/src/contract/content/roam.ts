import Type, { type Static } from 'typebox';
import type { roamCalls } from '../../calls/content/roam';
import { hotspotKindCodes, type HotspotKind } from '../../codes/content/roam';
import { singleTypes } from '../../codes/learning/singleTypes';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id } from '../shapes';

/** A direction in degrees from the centre of the panorama: yaw to the right, pitch upwards. */
const direction = { yaw: Type.Number(), pitch: Type.Number() };

export const Room = Type.Object({
  id: Id,
  number: Type.Integer(),
  name: Type.String(),
  summary: Type.String(),
  preview: Type.String(),
  panorama: Type.String(),
  /** The initial view. */
  view: Type.Object({ ...direction, fov: Type.Number() }),
});
export type Room = Static<typeof Room>;

const spotFields = { ...direction, id: Id, title: Type.String() };
const kindOf = <K extends HotspotKind>(kind: K) => ({ kind: Type.Literal(kind) });

export const Hotspot = Type.Union([
  Type.Object({ ...spotFields, ...kindOf(hotspotKindCodes.room), roomId: Id }),
  Type.Object({
    ...spotFields,
    ...kindOf(hotspotKindCodes.text),
    html: Type.String(),
    pictures: Type.Array(Type.String()),
  }),
  Type.Object({
    ...spotFields,
    ...kindOf(hotspotKindCodes.resource),
    type: codeOf(singleTypes),
    targetId: Id,
  }),
]);
export type Hotspot = Static<typeof Hotspot>;

export const roamContract = {
  rooms: { access: 'open', data: Type.Array(Room) },
  hotspots: { access: 'open', query: strictObject({ roomId: Id }), data: Type.Array(Hotspot) },
} satisfies Record<keyof typeof roamCalls, CallContract>;

export type RoamContract = typeof roamContract;
