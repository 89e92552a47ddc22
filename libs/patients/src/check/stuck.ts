import type { Prepared } from '../engine/prepare';
import { Stay } from '../engine/stay';
import { type Fault, faultOf } from './fault';
import { texts } from './texts';

/** True if waiting changes nothing: no event, and no moving value. */
function isStuck(ready: Prepared, states: readonly string[]): boolean {
  const stay = new Stay(ready, { minute: 0, states });
  const before = new Map(stay.values);
  stay.pass(ready.of.minutes * 60);
  const happened = [...stay.flags].some(([, at]) => at > 0);
  return !happened && [...stay.values].every(([id, value]) => before.get(id) === value);
}

/** States that are no end and that waiting never leaves. */
export function findStuck(ready: Prepared): Fault[] {
  const states = ready.of.events.filter(({ isDeath }) => isDeath !== true);
  const say = (name: string) => faultOf('stuck', 'states', texts.stuck(name));
  return [
    ...(isStuck(ready, []) ? [say(texts.arrival)] : []),
    ...states.flatMap(({ id, says }) =>
      isStuck(ready, [`event:${id}`]) ? [say(texts.event(says))] : [],
    ),
  ];
}
