import { regionList } from '../catalogue/regions';
import { ownOf } from '../engine/own';
import type { Prepared } from '../engine/prepare';
import { texts } from './texts';

/** The description of a flag for authors. */
export function flagName({ of, ...ready }: Prepared, flag: string): string {
  const [kind = '', id = ''] = flag.split(':');
  const named = (by: ReadonlyMap<string, { name: string }>) => by.get(id)?.name ?? id;
  switch (kind) {
    case 'asked':
      return texts.asked(ready.questions.get(id)?.text ?? id);
    case 'examined':
      return texts.examined(manoeuvreName(id));
    case 'ordered':
      return texts.ordered(named(ready.tests));
    case 'done':
      return texts.done(named(ready.tests));
    case 'began':
      return texts.began(named(ready.treatments));
    case 'treated':
      return texts.treated(named(ready.treatments));
    case 'handed':
      return texts.handed(named(ready.places));
    case 'suspected':
      return texts.suspected(named(ready.diagnoses));
    case 'knows':
      return texts.knows(ownOf(of.evidence, id) ?? id);
    case 'event':
      return texts.event(of.events.find((one) => one.id === id)?.says ?? id);
    default:
      return ownOf(texts.own, flag) ?? texts.word(flag);
  }
}

function manoeuvreName(place: string): string {
  const [at, by] = place.split('.');
  const region = regionList.find(({ id }) => id === at);
  const manoeuvre = region?.manoeuvres.find(({ id }) => id === by);
  return region && manoeuvre ? `${region.name} · ${manoeuvre.name}` : place;
}
