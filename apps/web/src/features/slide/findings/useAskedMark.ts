import { idParam } from '@cheese/ui/address/urlParams';
import { useSearchParams } from 'react-router-dom';

export function useAskedMark() {
  const [search] = useSearchParams();
  const [formId, findingId] = [idParam(search, 'formId'), idParam(search, 'findingId')];
  return formId === undefined || findingId === undefined ? null : { formId, findingId };
}
