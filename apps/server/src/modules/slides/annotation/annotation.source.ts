import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import { readHeard, withdrawLayer } from './annotation.service';
import { turnLayer } from './annotation.store';

/** Layers that others see; one that may not be shown is its author's again. */
export const layerWords: WordSource = {
  kind: wordKindCodes.slideLayer,
  find: readHeard,
  async publish(tx, id) {
    await turnLayer(tx, id, { heldAt: null });
  },
  remove: withdrawLayer,
};
