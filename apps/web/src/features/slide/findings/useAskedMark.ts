import { saidId } from '@cheese/ui/address/saidInAddress';
import { useSearchParams } from 'react-router-dom';

/** The report of findings that the address asks to mark. */
export function useAskedMark() {
  const [search] = useSearchParams();
  const [formId, findingId] = [saidId(search, 'formId'), saidId(search, 'findingId')];
  return formId === undefined || findingId === undefined ? null : { formId, findingId };
}
