import { bankWarning } from '@cheese/domain/codes/emergency/testRule';
import { useGetQuestionsQuery } from '@cheese/emergency-api/question';
import Alert from '@mui/material/Alert';
import { useRequestedOrg } from '../../../features/org/OrgScope';

/** Warns managers that trainees will soon have seen all questions. */
export function BankWarning() {
  const { currentData } = useGetQuestionsQuery({ page: 1, pageCnt: 1, ...useRequestedOrg() });
  const words = currentData && bankWarning(currentData.total);
  return words ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {words}
    </Alert>
  ) : null;
}
