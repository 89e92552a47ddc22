import { useGetQuizSupplyQuery } from '@cheese/emergency-api/quiz';
import Typography from '@mui/material/Typography';
import type { Filed } from '../../../features/address/readFiled';
import { supplyWords } from './supplyTexts';

/** Previews how many questions the choice would give. */
export function SupplyLine({ filed, count }: { filed: Filed; count: number }) {
  const { currentData } = useGetQuizSupplyQuery(filed);
  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ mt: 2, minHeight: '3.2em', color: 'text.secondary' }}
    >
      {currentData && supplyWords(count, currentData)}
    </Typography>
  );
}
