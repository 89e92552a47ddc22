import { idParam } from '@cheese/ui/address/urlParams';
import { useSearchParams } from 'react-router-dom';

/** The report of findings that the address asks to mark. */
export function useAskedMark() {
  const [search] = useSearchParams();
  const [formId, findingId] = [idParam(search, 'formId'), idParam(search, 'findingId')];
  return formId === undefined || findingId === undefined ? null : { formId, findingId };
}
