import { type ModelFailure, modelFailures } from '@cheese/domain/texts/failures/modelFailures';

export type ModelRefusal = ModelFailure;

/** A file that becomes no model, and why, in words for who brought it. */
export class ModelRefused extends Error {
  readonly key: ModelRefusal;

  constructor(key: ModelRefusal, options?: ErrorOptions) {
    super(modelFailures[key], options);
    this.key = key;
  }
}

export const refuseModel = (key: ModelRefusal): never => {
  throw new ModelRefused(key);
};
