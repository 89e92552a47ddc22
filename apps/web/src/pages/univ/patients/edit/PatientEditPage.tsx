import { useGetMadeCaseQuery } from '@cheese/api-client/training/patientMaking';
import { paths } from '../../../../paths';
import { EditFrame, OneToEdit } from '../../making/edit/EditFrame';
import { PatientEditor } from './PatientEditor';
import { texts } from './texts';

export default function PatientEditPage() {
  return <EditFrame title={texts.title} One={OnePatient} />;
}

function OnePatient({ id }: { id: number }) {
  const query = useGetMadeCaseQuery({ id }, { refetchOnMountOrArgChange: true });
  const made = query.currentData;
  const isSeen = made?.state === 'published' || made?.state === 'changed';
  return (
    <OneToEdit
      texts={texts}
      query={query}
      title={made?.title}
      back={paths.univ.patients()}
      look={isSeen && made.caseId !== null ? paths.patient.case({ id: made.caseId }) : null}
      Editor={PatientEditor}
    />
  );
}
