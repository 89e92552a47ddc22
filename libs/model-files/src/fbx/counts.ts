import { MOST_NODES, type ModelLimits } from '../limits';
import { refuseModel } from '../refusal';
import { Faces } from './faces';

/** Who belongs to whom; the reader looks through all of somebody's at each of them. */
const MOST_LINKS = 300_000;
/** The reader compares each of them with each node. */
const MOST_BONES = 4_000;

/** What a file of FBX says that it holds, counted as it is gone through. */
export class FbxCounts {
  readonly faces: Faces;
  /** As they stand in the file, by the number of their node. */
  readonly names = new Map<number, string>();
  /** Where the names of what moves stand in the file. */
  readonly movements: number[] = [];
  /** Records that do not say where they end, and where that is. */
  readonly unended: { at: number; end: number }[] = [];
  hasAnimations = false;
  private nodes = 0;
  private bones = 0;
  private links = 0;

  constructor(limits: ModelLimits) {
    this.faces = new Faces(limits);
  }

  /** `holder` is what it stands in; empty at the top. */
  node(holder: string, name: string) {
    if (isHarmful(name)) refuseModel('broken');
    if (holder === 'Objects') {
      if (name === 'AnimationStack') this.hasAnimations = true;
      if (name === 'Model' || name === 'NodeAttribute' || name === 'Geometry') this.nodes += 1;
      if (name === 'Deformer') this.bones += 1;
    }
    if (holder === 'Connections') this.links += 1;
    if (this.nodes > 2 * MOST_NODES) refuseModel('parts');
    if (this.links > MOST_LINKS || this.bones > MOST_BONES) refuseModel('unpacked');
  }
}

/** What stands in `Objects` of how something moves. */
export const isMovement = (name: string) => name.startsWith('Animation');

/** The reader keeps nodes under their names: one called so would change every object there is. */
const isHarmful = (name: string) => name in Object.prototype;
