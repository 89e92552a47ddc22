import { useSaveCaseMutation } from '@cheese/api-client/viewers/caseMaking';
import { packCase, unpackCase } from '@cheese/clinic/exchange/pack';
import { caseMakingLimits } from '@cheese/domain/codes/viewers/caseMaking';
import type { MadeCaseDetail } from '@cheese/domain/contract/viewers/caseMaking';
import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import { type MadeDraft, useMadeDraft } from '../../making/edit/useMadeDraft';

/** A case as it is being written. */
export function useCaseDraft(made: MadeCaseDetail, onReopen: () => void): MadeDraft<ClinicCase> {
  const [save] = useSaveCaseMutation();
  const kind = {
    draft: `case-${made.id}`,
    read: unpackCase,
    pack: packCase,
    mostSigns: caseMakingLimits.file,
    save: (asked: Parameters<typeof save>[0]) => save(asked).unwrap(),
  };
  return useMadeDraft<ClinicCase>(made, kind, onReopen);
}
