import { type ModelFailure, modelFailures } from '@cheese/domain/texts/failures/modelFailures';

export type ModelRefusal = ModelFailure;

/** A file that cannot become a model, with the reason for its uploader. */
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
