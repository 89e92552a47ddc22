import { type BodyGroupKey, bodyGroups } from '@cheese/domain/rules/bodies/bodyGroups';
import type { Report } from '../report';
import type { Catalogue } from './catalogue';
import { grouper } from './groupOf';
import { holderFinder } from './holders';
import { namersOf } from './namers';

/** A concept in a body: what holds it, and which elements are its own. */
export interface BodyPart {
  concept: string;
  english: string;
  holder: string | null;
  elements: string[];
}

/** The parts of one system; a parent precedes its children. */
export interface Body {
  group: BodyGroupKey;
  parts: BodyPart[];
}

/** Shares all elements out among bodies; each goes to the smallest concept that names it. */
export function bodiesOf(catalogue: Catalogue, there: ReadonlySet<string>, report: Report): Body[] {
  const namers = namersOf(catalogue);
  const groupOf = grouper(catalogue);
  const byGroup = new Map<BodyGroupKey, Map<string, string[]>>();
  for (const element of [...there].sort()) {
    const [owner, ...others] = namers.get(element) ?? [];
    if (owner === undefined) {
      report.skip('mesh that no concept names', element);
      continue;
    }
    // A concept with a generic name takes the system of the others that name the element.
    const group = groupOf(owner) ?? others.map(groupOf).find((one) => one !== null);
    const name = `${owner} ${catalogue.nameOf.get(owner) ?? ''}`;
    if (!group) {
      report.skip('concept of no known system', `${name} (${element})`);
      continue;
    }
    const own = byGroup.get(group) ?? new Map<string, string[]>();
    byGroup.set(group, own.set(owner, [...(own.get(owner) ?? []), element]));
  }
  for (const [element, [owner = '']] of [...namers].sort()) {
    if (there.has(element)) continue;
    const name = catalogue.nameOf.get(owner) ?? '';
    report.skip('named element without a file', `${element} of ${owner} ${name}`);
  }
  const holderOf = holderFinder(catalogue, report);
  return (Object.keys(bodyGroups) as BodyGroupKey[]).flatMap((group) => {
    const own = byGroup.get(group);
    return own ? [{ group, parts: partsOf(own, catalogue, holderOf) }] : [];
  });
}

function partsOf(
  own: ReadonlyMap<string, string[]>,
  { nameOf }: Catalogue,
  holderOf: (concept: string) => string | null,
): BodyPart[] {
  const parts: BodyPart[] = [];
  const placed = new Set<string>();
  const place = (concept: string) => {
    if (placed.has(concept)) return;
    placed.add(concept);
    const holder = holderOf(concept);
    if (holder) place(holder);
    const english = nameOf.get(concept) ?? concept;
    parts.push({ concept, english, holder, elements: own.get(concept) ?? [] });
  };
  [...own.keys()].sort().forEach(place);
  return withoutChains(parts);
}

/** Removes a single root, which repeats the body itself, and nodes with one child only. */
function withoutChains(parts: readonly BodyPart[]): BodyPart[] {
  const held = new Map<string, number>();
  for (const { holder } of parts) if (holder) held.set(holder, (held.get(holder) ?? 0) + 1);
  const byConcept = new Map(parts.map((part) => [part.concept, part]));
  const isRooted = parts.filter(({ holder }) => holder === null).length === 1;
  const isNeedless = ({ concept, holder, elements }: BodyPart) =>
    elements.length === 0 && ((isRooted && holder === null) || (held.get(concept) ?? 0) < 2);
  const kept = (concept: string | null): string | null => {
    const part = concept === null ? undefined : byConcept.get(concept);
    if (!part) return null;
    return isNeedless(part) ? kept(part.holder) : part.concept;
  };
  return parts
    .filter((part) => !isNeedless(part))
    .map((part) => ({ ...part, holder: kept(part.holder) }));
}
