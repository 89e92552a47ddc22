/** A place in the model's own units: x to the left of the body, y up, z to the front. */
export interface Place {
  x: number;
  y: number;
  z: number;
}

/** A named part of a model, flat: `pid` is the part that holds it. */
export interface Part {
  id: string;
  pid: string | null;
  name: string;
  nameLatin: string;
  nameEn: string;
  text: string;
  /** As in CSS; empty where the file's own colour stays. */
  color: string;
  /** Names of the nodes in the file that it consists of; a heading may have none. */
  meshes: readonly string[];
  /** Target of its label; null for its middle. */
  anchor: Place | null;
  /** Layer that it is removed with, 0 being the outermost; none if it is in no layer. */
  layer?: number | null;
  /** Pinyin by syllables ("xin zang"), used by the search. */
  spelling?: string;
}

/** Parts that come off together where one looks from outside to inside. */
export interface Layer {
  name: string;
  text: string;
}

/** A file of one model: GLB, compressed by meshopt or not. */
export interface ModelSource {
  address: string;
}

/** Address of a picture, and its alternative text if there is one. */
interface PinPicture {
  src: string;
  text: string;
}

/** Something that is said about a place of the model. */
export interface Pin {
  id: string;
  title: string;
  text: string;
  place: Place;
  /** The part that it sticks in: it goes where that goes. */
  partId: string | null;
  pictures: readonly PinPicture[];
}

/** Name of the unit of length, and its size in model units. */
export interface Unit {
  name: string;
  perUnit: number;
}
