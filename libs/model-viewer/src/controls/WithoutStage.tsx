import type { ModelSource, Pin } from '../model/part';
import { usePlainBodies } from '../plain/usePlainBodies';
import type { Model } from '../useModel';
import { PlainParts } from './PlainParts';
import { QuietParts } from './QuietParts';

interface WithoutStageProps {
  source: ModelSource;
  model: Model;
  pins: readonly Pin[];
  /** No part is named: they are asked for. */
  isQuiet: boolean;
  isAiming: boolean;
}

/** Replaces the model in browsers without WebGL. */
export function WithoutStage({ source, model, pins, isQuiet, isAiming }: WithoutStageProps) {
  const bodies = usePlainBodies(source.address, model.tree);
  return isQuiet ? (
    <QuietParts model={model} bodies={bodies} isAiming={isAiming} />
  ) : (
    <PlainParts model={model} pins={pins} bodies={bodies} />
  );
}
