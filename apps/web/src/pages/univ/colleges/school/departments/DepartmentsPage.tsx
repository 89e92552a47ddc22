import {
  useExportDepartmentsMutation,
  useGetDepartmentsQuery,
} from '@cheese/api-client/school/department';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RightGate } from '../../../../../features/schoolRights/RightGate';
import { paths } from '../../../../../paths';
import { DepartmentDialog } from './DepartmentDialog';
import { DepartmentsBody } from './DepartmentsBody';
import { texts } from './texts';

export default function DepartmentsPage() {
  useDocumentTitle(texts.title);
  return (
    <RightGate right="viewPeople">
      {(rights) => <Departments mayWrite={rights.has('structure')} />}
    </RightGate>
  );
}

function Departments({ mayWrite }: { mayWrite: boolean }) {
  const query = useGetDepartmentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [askExport] = useExportDepartmentsMutation();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const add = mayWrite && (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle
        lead={mayWrite ? texts.lead : texts.readLead}
        actions={
          <>
            <ExportButton ask={() => askExport().unwrap()} />
            {add}
          </>
        }
      >
        {texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            sentence={texts.emptyTitle}
            {...(mayWrite && { hint: texts.emptyHint, action: add })}
          />
        }
      >
        {(departments) => <DepartmentsBody departments={departments} mayWrite={mayWrite} />}
      </Answered>
      {isAdding && (
        <DepartmentDialog
          department={null}
          parent={null}
          onDone={(id) => void navigate(paths.univ.departments({ id }))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
