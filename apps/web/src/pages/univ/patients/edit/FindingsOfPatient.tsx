import { faultKinds, type SectionKey, sections } from '@cheese/patients/check/fault';
import { FindingsPart } from '../../making/edit/FindingsPart';
import { texts } from './texts';
import type { Findings } from './useFindings';

const wordsIn = (words: Readonly<Record<string, string>>, key: string) => words[key] ?? key;
const sectionIn = (where: string): SectionKey =>
  (Object.keys(sections) as SectionKey[]).find((key) => key === where) ?? 'about';

interface FindingsOfCaseProps {
  findings: Findings;
  onGo: (section: SectionKey) => void;
}

/** Faults of a case, grouped by form. */
export function FindingsOfPatient({ findings, onGo }: FindingsOfCaseProps) {
  const { faults, isPlayed, mayPlay, isBusy, play } = findings;
  const stands = faults.filter(({ isHint }) => !isHint).length;
  const status = () => {
    if (!mayPlay) return texts.faultsFirst(stands);
    if (stands > 0) return texts.faultCount(stands);
    if (!isPlayed) return texts.notPlayed;
    return faults.length === 0 ? texts.checkedAll : texts.checkedHints(faults.length);
  };
  return (
    <FindingsPart
      findings={faults.map(({ kind, where, says, isHint }) => ({
        kind: wordsIn(faultKinds, kind),
        place: sections[sectionIn(where)],
        says,
        isHint,
        go: () => onGo(sectionIn(where)),
      }))}
      status={status()}
      isWhole={isPlayed}
      check={texts.check}
      isBusy={isBusy}
      onCheck={() => void play()}
    />
  );
}
