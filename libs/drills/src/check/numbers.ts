import type { Drill, Vital } from '../graph/drill';
import type { SceneAsking, Scene } from '../graph/scene';
import { waysOf } from '../walk/conditions';
import { type Fault, faultOf } from './fault';
import { texts } from './texts';

const { numbers } = texts;
const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

const unless = (isRight: boolean, where: string, what: string) =>
  isRight ? [] : [faultOf('badNumber', where, texts.number(what))];

/** Numbers outside their sensible range. */
export function findNumbers(drill: Drill): Fault[] {
  const { ends, vitals, scenes, mostSteps, minutes } = drill;
  return [
    ...unless(isWithin(mostSteps, 1, 200), '', numbers.steps),
    ...unless(Number.isInteger(minutes) && isWithin(minutes, 1, 240), '', numbers.minutes),
    ...ends.flatMap(({ id, score }) =>
      score === null
        ? [faultOf('noScore', id, texts.noScore)]
        : unless(isWithin(score, 0, 100), id, numbers.score),
    ),
    ...vitals.flatMap((one) => unless(isOrdered(one), one.id, numbers.vital)),
    ...scenes.flatMap(numbersIn),
    ...waysOf(drill).flatMap(({ name, way: { share, costS } }) => [
      ...unless(share === 'counted' || isWithin(share, 0, 1), name, numbers.share),
      ...unless(isWithin(costS, 0, 3600), name, numbers.cost),
    ]),
  ];
}

const isOrdered = ({ least, low, high, most, from }: Vital) =>
  least < most && isWithin(from, least, most) && low <= high;

const numbersIn = ({ id, points, timer, asking }: Scene): Fault[] => [
  ...unless(isWithin(points, 0, 100), id, numbers.points),
  ...unless(!timer || isWithin(timer.seconds, 1, 600), id, numbers.timer),
  ...askedIn(id, asking),
];

function askedIn(id: string, asking: SceneAsking): Fault[] {
  switch (asking.kind) {
    case 'amount': {
      const { least, most, right, tolerance } = asking;
      const isRight = least < most && isWithin(right, least, most) && tolerance >= 0;
      return unless(isRight, id, numbers.amount);
    }
    case 'cpr': {
      const { seconds } = asking;
      return unless(Number.isInteger(seconds) && isWithin(seconds, 10, 240), id, numbers.cpr);
    }
    case 'order':
      return unless(asking.right.length === asking.options.length, id, numbers.order);
    case 'point': {
      const corners = asking.areas.flatMap((one) => one.corners.flat());
      const isDrawn = asking.areas.every((one) => one.corners.length >= 3);
      return [
        ...unless(isDrawn && corners.every((at) => isWithin(at, 0, 1)), id, numbers.corners),
        ...unless(isWithin(asking.most, 1, asking.areas.length), id, numbers.most),
      ];
    }
    default:
      return [];
  }
}
