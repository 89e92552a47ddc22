import type { PatientSuspicion } from '@cheese/domain/contract/training/shapes/patientDeed';
import type { Drafts, Ending } from '../../../features/patient/bedside/drafts';
import { useKeptDraft } from '../../../features/notes/useKeptDraft';
import { readEnding, readList } from './keptWork';

/** Drafts survive another tab, a reload and a crash. */
export function useDrafts(runId: number): Drafts {
  const words = useKeptDraft(`patient:${runId}:words`, '');
  const diagnosis = useKeptDraft(`patient:${runId}:diagnosis`, '');
  const list = useKeptDraft(`patient:${runId}:list`, '');
  const ending = useKeptDraft(`patient:${runId}:ending`, '');
  return {
    words: { value: words.value, change: words.change, forget: words.forget },
    diagnosis: { value: diagnosis.value, change: diagnosis.change },
    list: {
      value: readList(list.value),
      change: (next: readonly PatientSuspicion[]) => list.change(JSON.stringify(next)),
      forget: list.forget,
    },
    ending: {
      value: readEnding(ending.value),
      change: (next: Ending) => ending.change(JSON.stringify(next)),
      forget: ending.forget,
    },
    forgetAll: () => [words, diagnosis, list, ending].forEach(({ forget }) => forget()),
  };
}
