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
  /** Where its label points; null for its middle. */
  anchor: Place | null;
  /** Which layer it comes off with, 0 being the outermost; none where it is in none. */
  layer?: number | null;
  /** How its name is read, syllable by syllable ("xin zang"); found by where it is known. */
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

/** A picture beside words, by its address, and what is seen in it where somebody says. */
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

/** What a length in the model's units is called, and how many of them one unit is. */
export interface Unit {
  name: string;
  perUnit: number;
}
