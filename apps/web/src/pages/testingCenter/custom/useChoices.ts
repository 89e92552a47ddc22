import type { PracticeChoices } from '@cheese/domain/contract/exam/practiceSet';
import { idParam } from '@cheese/ui/address/urlParams';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { choicesQuery, readChoices } from './choices';

/** Keeps the choices in the address, with the id of the saved set they started from. */
export function useChoices() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const setId = idParam(search, 'setId');
  const choices = readChoices(search);
  const choose = (change: Partial<PracticeChoices>) =>
    void navigate(`${pathname}?${choicesQuery({ ...choices, ...change }, setId)}`, {
      replace: true,
      preventScrollReset: true,
    });
  return { choices, setId, choose };
}
