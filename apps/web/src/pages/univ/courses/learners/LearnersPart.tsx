import {
  useExportCourseLearnersMutation,
  useGetCourseLearnersQuery,
} from '@cheese/api-client/learning/courseLearner';
import {
  learnerLimits,
  learnerRisks,
  learnerSorts,
  learnerStates,
} from '@cheese/domain/codes/learning/courseLearners';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { learnerColumns } from './learnerColumns';
import { RemindAtRiskButton } from './RemindAtRiskButton';
import { RemindButton } from './RemindButton';
import { texts } from './texts';

const filters = { state: learnerStates, risk: learnerRisks, sort: learnerSorts };
const fresh = { refetchOnMountOrArgChange: true };

interface LearnersPartProps {
  courseId: number;
  isOpen: boolean;
  itemCount: number;
}

export function LearnersPart({ courseId, isOpen, itemCount }: LearnersPartProps) {
  const address = useListAddress(filters);
  const query = useGetCourseLearnersQuery(
    { ...address.asked, courseId, pageCnt: PAGE_SIZE },
    fresh,
  );
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const [askExport] = useExportCourseLearnersMutation();
  const hrefOf = (personId: number) => address.href({ personId, page: address.asked.page });
  return (
    <div>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      >
        <RemindButton
          courseId={courseId}
          isOpen={isOpen}
          personIds={[...chosen].slice(0, learnerLimits.reminded)}
          onDone={() => choose(new Set())}
        />
        <RemindAtRiskButton courseId={courseId} isOpen={isOpen} />
        <ExportButton ask={() => askExport({ courseId }).unwrap()} />
      </FilterBar>
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={learnerColumns(itemCount, hrefOf)}
        idOf={({ personId }) => personId}
        selection={{ chosen, nameOf: ({ name }) => name, onChange: choose }}
      />
      <Typography variant="caption" component="p" sx={{ mt: 1, mb: 3 }}>
        {texts.riskRule}
      </Typography>
    </div>
  );
}
