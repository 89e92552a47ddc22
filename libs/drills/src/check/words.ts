import type { Drill } from '../graph/drill';
import type { Scene } from '../graph/scene';
import { waysIn, waysOf } from '../walk/conditions';
import { type Fault, faultOf } from './fault';
import { choosable } from './names';
import { texts } from './texts';

const { parts } = texts;

const unless = (text: string | null, where: string, what: string) =>
  text === null || text.trim() !== '' ? [] : [faultOf('missingText', where, texts.missing(what))];

/** Missing texts. */
export function findTexts(drill: Drill): Fault[] {
  const { title, summary, aims, references, scenes, ends, turns } = drill;
  return [
    ...unless(title, '', parts.title),
    ...unless(summary, '', parts.summary),
    ...unless(aims.join(''), '', parts.aims),
    ...unless(references.map(({ name }) => name).join(''), '', parts.references),
    ...scenes.flatMap(textsIn),
    // A scene that only continues has no action that could have a consequence.
    ...scenes
      .filter(({ asking }) => asking.kind !== 'go')
      .flatMap((scene) => waysIn(scene))
      .flatMap(({ name, way: { says } }) => unless(says, name, parts.says)),
    ...waysOf(drill).flatMap(({ name, way }) => unless(way.critical, name, parts.critical)),
    ...ends.flatMap((end) => [
      ...unless(end.title, end.id, parts.title),
      ...unless(end.text, end.id, parts.text),
    ]),
    ...turns.flatMap(({ says }) => unless(says, '', parts.turn)),
  ];
}

function textsIn({ id, title, text, ask, why, points, asking }: Scene): Fault[] {
  const options = choosable(asking);
  const hasOptions = 'options' in asking || asking.kind === 'point';
  return [
    ...unless(title, id, parts.title),
    ...unless(text, id, parts.text),
    ...(asking.kind === 'go' ? unless(asking.label, id, parts.label) : unless(ask, id, parts.ask)),
    ...(points > 0 ? unless(why, id, parts.why) : []),
    ...('options' in asking ? asking.options : []).flatMap((one) =>
      unless(one.text, id, parts.option),
    ),
    ...(asking.kind === 'point' ? asking.areas : []).flatMap((one) =>
      unless(one.name, id, parts.option),
    ),
    ...(hasOptions && options.length < 2 ? [faultOf('missingText', id, texts.fewOptions)] : []),
    ...('right' in asking && Array.isArray(asking.right) && asking.right.length === 0
      ? [faultOf('missingText', id, texts.noRight)]
      : []),
  ];
}
