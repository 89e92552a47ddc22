import { singleTypes } from '@cheese/domain/codes/learning/singleTypes';
import { commodityTypes } from '@cheese/domain/codes/shop/products';
import { codeOf, strictObject, keyOf } from '@cheese/domain/contract/shapes';
import { anatomyRoom } from '@cheese/generators/panoramas/rooms/anatomy';
import { emergencyRoom } from '@cheese/generators/panoramas/rooms/emergency';
import { functionRoom } from '@cheese/generators/panoramas/rooms/function';
import { morphologyRoom } from '@cheese/generators/panoramas/rooms/morphology';
import type { RoomShape } from '@cheese/generators/panoramas/rooms/roomShape';
import Type, { type Static } from 'typebox';
import { readYaml } from '../../reading/readYaml';
import { Html, Picture, Words } from '../../reading/shapes';

const shapes = {
  [anatomyRoom.slug]: anatomyRoom,
  [morphologyRoom.slug]: morphologyRoom,
  [functionRoom.slug]: functionRoom,
  [emergencyRoom.slug]: emergencyRoom,
} satisfies Record<string, RoomShape>;

const facts = { at: Words, title: Words };
/** Another room, something to read, or something on sale by how its title begins. */
const Spot = Type.Union([
  strictObject({ ...facts, to: keyOf(shapes) }),
  strictObject({ ...facts, picture: Picture, html: Html }),
  strictObject({
    ...facts,
    type: codeOf(singleTypes),
    commodity: strictObject({ type: codeOf(commodityTypes), title: Words }),
  }),
]);
export type SeedSpot = Static<typeof Spot>;

const Rooms = Type.Array(
  strictObject({ room: keyOf(shapes), name: Words, summary: Words, spots: Type.Array(Spot) }),
);

const placesOf = (room: string): readonly string[] => Object.keys(shapes[room]?.places ?? {});

/** Hotspots stand at places that their room has. */
const rooms = readYaml('front/roam.yaml', Rooms, (said) =>
  said.flatMap(({ room, spots }, nth) =>
    spots.flatMap(({ at }, place) =>
      placesOf(room).includes(at)
        ? []
        : [{ at: `${nth}.spots.${place}.at`, says: `${at} is no place of ${room}` }],
    ),
  ),
);

export interface SeedRoom {
  name: string;
  summary: string;
  shape: RoomShape;
  spots: readonly SeedSpot[];
}

export const seedTour: readonly SeedRoom[] = rooms.flatMap(({ room, ...said }) => {
  const shape: RoomShape | undefined = shapes[room];
  return shape ? [{ ...said, shape }] : [];
});
