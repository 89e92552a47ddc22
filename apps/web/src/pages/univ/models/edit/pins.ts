import { modelLimits } from '@cheese/domain/codes/bodies/modelMaking';
import type { ModelPin } from '@cheese/domain/contract/bodies/shapes/model';
import type { WrittenPin } from '@cheese/domain/contract/bodies/modelMaking';

/** A pin in the editor; its key stays the same while the page is open. */
export interface DraftPin extends WrittenPin {
  key: number;
}

export type PinPlace = Pick<WrittenPin, 'place' | 'structureId'>;

/** Saved pins keep the keys that they had in the draft, by position. */
export const toDraftPins = (
  pins: readonly ModelPin[],
  written: readonly DraftPin[] = [],
): DraftPin[] => pins.map((pin, at) => ({ ...pin, key: written[at]?.key ?? at }));

export const asWrittenPins = (pins: readonly DraftPin[]): WrittenPin[] =>
  pins.map(({ key: _key, ...pin }) => pin);

export const changedPin = (pins: readonly DraftPin[], key: number, said: Partial<DraftPin>) =>
  pins.map((pin) => (pin.key === key ? { ...pin, ...said } : pin));

/** Adds a pin at the end. */
export function addedPin(pins: readonly DraftPin[], at: PinPlace) {
  const key = Math.max(-1, ...pins.map((pin) => pin.key)) + 1;
  return { key, pins: [...pins, { ...at, key, title: '', text: '', pictures: [] }] };
}

/** Drops a picture beyond the limit; several uploads may finish at once. */
export const withPicture = (pins: readonly DraftPin[], key: number, src: string) =>
  pins.map((pin) =>
    pin.key === key
      ? { ...pin, pictures: [...pin.pictures, { src, text: '' }].slice(0, modelLimits.pinPictures) }
      : pin,
  );
