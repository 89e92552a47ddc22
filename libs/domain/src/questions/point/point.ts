import type { QuestionKind } from '../kind';
import { areaOf, isInside, pointOf } from './area';

/** A point on a picture: correct if it lies in one of the key's areas. */
export const point: QuestionKind = {
  fits: (given) => given.length <= 1 && given.every((word) => pointOf(word) !== null),
  keyFits: ([areas = [], ...rest]) =>
    rest.length === 0 && areas.length > 0 && areas.every((area) => areaOf(area) !== null),
  mark([word = ''], [areas = []]) {
    const place = pointOf(word);
    return Number(place !== null && areas.some((area) => isInside(place, areaOf(area) ?? [])));
  },
};
