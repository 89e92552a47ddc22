import { useSaveCaseMutation } from '@cheese/api-client/training/patientMaking';
import { packCase, unpackCase } from '@cheese/patients/exchange/pack';
import { patientMakingLimits } from '@cheese/domain/codes/training/patientMaking';
import type { MadeCaseDetail } from '@cheese/domain/contract/training/patientMaking';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { type MadeDraft, useMadeDraft } from '../../making/edit/useMadeDraft';

export function usePatientDraft(
  made: MadeCaseDetail,
  onReopen: () => void,
): MadeDraft<PatientCase> {
  const [save] = useSaveCaseMutation();
  const kind = {
    draft: `case-${made.id}`,
    read: unpackCase,
    pack: packCase,
    mostSigns: patientMakingLimits.file,
    save: (asked: Parameters<typeof save>[0]) => save(asked).unwrap(),
  };
  return useMadeDraft<PatientCase>(made, kind, onReopen);
}
