import { act, CannotDo } from '../engine/deeds';
import { play } from '../engine/play';
import type { Prepared } from '../engine/prepare';
import { reportOf } from '../engine/report';
import { Stay } from '../engine/stay';
import { type Fault, faultOf } from './fault';
import { texts } from './texts';

const say = (says: string) => faultOf('badPath', 'path', says);

/** The number of the first impossible action of the expert, from 1; null if all are possible. */
function stopsAt(ready: Prepared): number | null {
  const stay = new Stay(ready);
  const { path } = ready.of;
  const at = path.findIndex((deed) => {
    try {
      act(stay, deed);
      return false;
    } catch (failure) {
      if (failure instanceof CannotDo) return true;
      throw failure;
    }
  });
  return at < 0 ? null : at + 1;
}

/** Faults of an expert's path that cannot be played, or that does not get full marks. */
export function findPath(ready: Prepared): Fault[] {
  const stopped = stopsAt(ready);
  if (stopped !== null) return [say(texts.cannot(stopped))];
  const expert = play(ready, ready.of.path);
  const { end, marks, missed, errors, windows, reasoning } = reportOf(expert.stay, expert);
  const told = [
    ...(end === 'handedOver' ? [] : [texts.notHanded]),
    ...(reasoning === null ? [texts.notConcluded] : []),
    ...missed.map(({ name }) => texts.missedBy(name)),
    ...errors.map(({ name }) => texts.erred(name)),
    ...windows.flatMap(({ name, at, isMet }) =>
      at === null || isMet ? [] : [texts.tooLate(name)],
    ),
    ...marks.flatMap(({ name, points, most, why }) =>
      points < most ? [texts.lost(name, points, most, why)] : [],
    ),
  ];
  return [...new Set(told)].map(say);
}
