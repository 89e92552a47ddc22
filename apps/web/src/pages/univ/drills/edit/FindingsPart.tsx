import { type FaultKind, faultKinds } from '@cheese/drills/check/fault';
import type { Drill } from '@cheese/drills/graph/drill';
import { FindingsPart as Part } from '../../making/edit/FindingsPart';
import { placeOf, placesOf } from './change';
import { texts } from './texts';
import type { Findings } from './useFindings';

interface FindingsPartProps {
  drill: Drill;
  findings: Findings;
  onGo: (place: string | null) => void;
}

const wordsFor = (kind: string) => (kind in faultKinds ? faultKinds[kind as FaultKind] : kind);

export function FindingsPart({ drill, findings, onGo }: FindingsPartProps) {
  const { faults, isWalked, mayWalk, isBusy, walk } = findings;
  const nameOf = (place: string | null, where: string) => {
    const name = placesOf(drill).find(({ id }) => id === place)?.title || place || texts.ofDrill;
    const [, way] = where.split('.');
    return way === undefined ? name : texts.wayIn(name, way);
  };
  const none = isWalked ? texts.checkedAll : texts.notWalked;
  const some = mayWalk ? texts.faultCount(faults.length) : texts.faultsFirst(faults.length);
  return (
    <Part
      findings={faults.map(({ kind, where, says }) => {
        const place = placeOf(drill, where);
        return { kind: wordsFor(kind), place: nameOf(place, where), says, go: () => onGo(place) };
      })}
      status={faults.length === 0 ? none : some}
      isWhole={isWalked}
      check={texts.check}
      isBusy={isBusy}
      onCheck={mayWalk ? () => void walk() : null}
    />
  );
}
