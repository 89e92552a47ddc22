import {
  useCreateCaseMutation,
  useGetMadeCasesQuery,
  useRemoveCaseMutation,
  useTakeCaseFileMutation,
  useWithdrawCaseMutation,
} from '@cheese/api-client/training/patientMaking';
import { patientMakingLimits } from '@cheese/domain/codes/training/patientMaking';
import { patientLevels } from '@cheese/domain/codes/training/patient';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PAGE_SIZE } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { paths } from '../../../paths';
import { madeFilters, MadeList } from '../making/MadeList';
import { texts } from './texts';

/** Virtual patients made by the school or the platform. */
export default function PatientsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(madeFilters);
  const shelf = address.asked.shelf && { shelf: address.asked.shelf };
  const query = useGetMadeCasesQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [create] = useCreateCaseMutation();
  const [takeFile] = useTakeCaseFileMutation();
  const [withdraw] = useWithdrawCaseMutation();
  const [remove] = useRemoveCaseMutation();
  return (
    <MadeList
      address={address}
      query={query}
      hrefOf={(id) => paths.univ.patient({ id })}
      words={texts}
      facts={({ field, level }) => [...(field.trim() ? [field] : []), patientLevels[level]]}
      seenAt={({ caseId: id }) => (id === null ? null : paths.patient.case({ id }))}
      take={async (file) => (await takeFile({ file, ...shelf }).unwrap()).id}
      mostSigns={patientMakingLimits.file}
      create={async (title) => (await create({ title, ...shelf }).unwrap()).id}
      mostTitle={patientMakingLimits.title}
      draft="case-new"
      withdraw={(id) => withdraw({ id }).unwrap()}
      remove={(id) => remove({ id }).unwrap()}
    />
  );
}
