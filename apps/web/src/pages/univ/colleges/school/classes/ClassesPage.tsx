import {
  useArchiveSchoolClassMutation,
  useExportSchoolClassesMutation,
  useGetSchoolClassesQuery,
  useGetSchoolYearsQuery,
  useRemoveSchoolClassMutation,
} from '@cheese/api-client/school/schoolClass';
import type { SchoolClass } from '@cheese/domain/contract/school/schoolClass';
import { idParam } from '@cheese/ui/address/urlParams';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RightGate } from '../../../../../features/schoolRights/RightGate';
import { DepartmentFilter } from '../DepartmentFilter';
import { ListHalves } from '../ListHalves';
import { type ClassAct, classColumns } from './classColumns';
import { ClassDialog } from './ClassDialog';
import { texts } from './texts';

export default function ClassesPage() {
  useDocumentTitle(texts.title);
  return (
    <RightGate right="viewPeople">
      {(rights) => <Classes mayWrite={rights.has('structure')} />}
    </RightGate>
  );
}

type Opened = { act: 'add' } | { act: ClassAct; schoolClass: SchoolClass };

function Classes({ mayWrite }: { mayWrite: boolean }) {
  const [opened, open] = useState<Opened | null>(null);
  const [search] = useSearchParams();
  const departmentId = idParam(search, 'departmentId');
  const address = useClassAddress();
  const add = mayWrite && (
    <Button variant="contained" onClick={() => open({ act: 'add' })}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle lead={texts.lead} actions={add}>
        {texts.title}
      </PageTitle>
      <ListHalves>
        <DepartmentFilter
          counts="classes"
          chosen={departmentId}
          onChoose={(id) => address.go({ departmentId: id })}
        />
        <ClassList
          departmentId={departmentId}
          mayWrite={mayWrite}
          opened={opened}
          onOpen={open}
          start={add}
        />
      </ListHalves>
    </>
  );
}

function useClassAddress() {
  const { data: years = [] } = useGetSchoolYearsQuery();
  const filters = {
    year: Object.fromEntries(years.map((year) => [year, texts.yearOf(year)])),
    isArchived: texts.states,
  };
  return { filters, ...useListAddress(filters) };
}

interface ClassListProps {
  departmentId: number | undefined;
  mayWrite: boolean;
  opened: Opened | null;
  onOpen: (opened: Opened | null) => void;
  start: ReactNode;
}

function ClassList({ departmentId, mayWrite, opened, onOpen, start }: ClassListProps) {
  const { filters, ...address } = useClassAddress();
  const { isArchived, year, page, ...asked } = address.asked;
  const isOld = isArchived === 'true';
  const shown = {
    ...asked,
    ...(year !== undefined && { year: Number(year) }),
    ...(departmentId !== undefined && { departmentId }),
    ...(isOld && { isArchived: true }),
  };
  const query = useGetSchoolClassesQuery(
    { ...shown, page, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [askExport] = useExportSchoolClassesMutation();
  const [archive] = useArchiveSchoolClassMutation();
  const { run } = useTask();
  const columns = classColumns({
    act: mayWrite ? (schoolClass, act) => onOpen({ act, schoolClass }) : null,
    restore: ({ id }) =>
      void run(() => archive({ id, isArchived: false }).unwrap(), texts.restored),
  });
  return (
    <div>
      <LinkTabs
        label={texts.views}
        choices={[
          {
            label: texts.states.false,
            href: address.href({ isArchived: undefined }),
            isChosen: !isOld,
          },
          { label: texts.states.true, href: address.href({ isArchived: 'true' }), isChosen: isOld },
        ]}
      />
      <FilterBar
        address={address}
        filters={{ year: filters.year }}
        names={texts.filters}
        placeholder={texts.placeholder}
      >
        <ExportButton ask={() => askExport(shown).unwrap()} />
      </FilterBar>
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={columns}
        idOf={({ id }) => id}
        start={start}
      />
      {opened && (
        <ClassActDialog
          opened={nowOf(opened, query.data?.list)}
          departmentId={departmentId}
          onClose={() => onOpen(null)}
        />
      )}
    </div>
  );
}

/** Takes the opened class from the current list, so that the dialog notices when it is outdated. */
function nowOf(opened: Opened, list: readonly SchoolClass[] = []): Opened {
  if (opened.act === 'add') return opened;
  const now = list.find(({ id }) => id === opened.schoolClass.id);
  return now ? { ...opened, schoolClass: now } : opened;
}

interface ClassActDialogProps {
  opened: Opened;
  departmentId: number | undefined;
  onClose: () => void;
}

function ClassActDialog({ opened, departmentId, onClose }: ClassActDialogProps) {
  const [archive] = useArchiveSchoolClassMutation();
  const [remove] = useRemoveSchoolClassMutation();
  if (opened.act === 'add') {
    return <ClassDialog schoolClass={null} departmentId={departmentId} onClose={onClose} />;
  }
  const { act, schoolClass } = opened;
  const { id, name } = schoolClass;
  if (act === 'edit') return <ClassDialog schoolClass={schoolClass} onClose={onClose} />;
  const asked = {
    archive: {
      title: texts.archiving(name),
      consequence: texts.archiveLoss,
      confirm: texts.archive,
      done: texts.archived,
      remove: () => archive({ id, isArchived: true }).unwrap(),
    },
    remove: {
      title: texts.removing(name),
      consequence: texts.removal,
      remove: () => remove({ id }).unwrap(),
    },
  };
  return <RemoveDialog {...asked[act]} onClose={onClose} />;
}
