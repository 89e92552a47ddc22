import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import type { HomeAsked } from './readHomeAddress';
import { texts } from './texts';

export function NothingFound({ asked: { keyword } }: { asked: HomeAsked }) {
  const seeAll = <Button href={paths.home()}>{texts.seeAll}</Button>;
  return keyword ? (
    <EmptyState
      picture="search"
      sentence={texts.nothingFound(keyword)}
      hint={texts.tryOther}
      action={seeAll}
    />
  ) : (
    <EmptyState sentence={texts.empty} action={seeAll} />
  );
}
