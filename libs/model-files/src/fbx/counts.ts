import { MOST_NODES, type ModelLimits } from '../limits';
import { refuseModel } from '../refusal';
import { Faces } from './faces';

/** Connections between nodes; the reader scans all connections of a node for each of them. */
const MOST_LINKS = 300_000;
/** The reader compares every bone with every node. */
const MOST_BONES = 4_000;

/** The counts of an FBX file, collected during the scan. */
export class FbxCounts {
  readonly faces: Faces;
  /** The names as written, by node id. */
  readonly names = new Map<number, string>();
  /** The offsets of the names of animation nodes. */
  readonly movements: number[] = [];
  /** Records without an end offset, and the offset that they should have. */
  readonly unended: { at: number; end: number }[] = [];
  hasAnimations = false;
  private nodes = 0;
  private bones = 0;
  private links = 0;

  constructor(limits: ModelLimits) {
    this.faces = new Faces(limits);
  }

  /** `holder` is the parent node's name; '' at the top. */
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

/** Nodes of animations within `Objects`. */
export const isMovement = (name: string) => name.startsWith('Animation');

/** The reader uses node names as object keys, so such a name would pollute prototypes. */
const isHarmful = (name: string) => name in Object.prototype;
