import Button from '@mui/material/Button';
import type { SearchType } from '@cheese/domain/codes/front/searchTypes';
import { useTagChange } from '../../features/tagCascader/useTagChange';
import { paths } from '../../paths';
import type { Narrowing } from './narrowing';
import { texts } from './texts';

interface WayOutProps {
  narrowedBy: Narrowing;
  keyword: string | undefined;
  type: SearchType | undefined;
}

/** A button that removes the filters or the major, or leads to all content. */
export function WayOut({ narrowedBy, keyword, type }: WayOutProps) {
  const changeMajor = useTagChange();
  if (narrowedBy === 'major')
    return <Button onClick={() => void changeMajor([])}>{texts.allMajors}</Button>;
  return narrowedBy === 'conditions' ? (
    <Button href={paths.search({ keyword, type })}>{texts.clear}</Button>
  ) : (
    <Button href={paths.search()}>{texts.seeAll}</Button>
  );
}
