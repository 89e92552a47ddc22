import { useGetWaitingCertificatesQuery } from '@cheese/api-client/learning/courseCertificate';
import { certificateWaits } from '@cheese/domain/codes/learning/certificateWaits';
import type { WaitingLearner } from '@cheese/domain/contract/learning/courseCertificate';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Section } from '@cheese/ui/frame/Section';
import { PAGE_SIZE } from '@cheese/ui/management/PagedTable';
import { texts as common } from '@cheese/ui/management/texts';
import { type Column, DataTable } from '@cheese/ui/table/DataTable';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { momentText } from './learnerColumns';
import { texts } from './texts';

const columns = (hrefOf: (personId: number) => string): readonly Column<WaitingLearner>[] => [
  { key: 'name', label: texts.name, cell: ({ name }) => name },
  { key: 'state', label: texts.state, cell: ({ state }) => certificateWaits[state] },
  { key: 'askedAt', label: texts.askedAt, minWidth: 150, cell: (row) => momentText(row.askedAt) },
  {
    key: 'recorded',
    label: texts.recorded,
    align: 'end',
    cell: ({ recordedS }) => texts.span(recordedS),
  },
  { key: 'least', label: texts.least, align: 'end', cell: ({ leastS }) => texts.span(leastS) },
  {
    key: 'see',
    label: common.operations,
    cell: ({ personId, name }) => (
      <Button size="small" href={hrefOf(personId)} aria-label={texts.seeOf(name)}>
        {texts.see}
      </Button>
    ),
  },
];

/**
 * Certificates waiting for the teacher's decision, the oldest first; renders nothing without any.
 */
export function WaitingPart({ courseId }: { courseId: number }) {
  const address = useListAddress({});
  const { currentData } = useGetWaitingCertificatesQuery(
    { courseId, page: 1, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData || currentData.total === 0) return null;
  const hrefOf = (personId: number) => address.href({ personId });
  const left = currentData.total - currentData.list.length;
  return (
    <Box sx={{ mb: 3 }}>
      <Section title={texts.waiting}>
        <Typography sx={{ mb: 2 }}>{texts.waitingLead}</Typography>
        <DataTable
          label={texts.waitingWhat}
          columns={columns(hrefOf)}
          rows={currentData.list}
          idOf={({ personId }) => personId}
        />
        {left > 0 && <Typography variant="caption">{texts.furtherOnes(left)}</Typography>}
      </Section>
    </Box>
  );
}
