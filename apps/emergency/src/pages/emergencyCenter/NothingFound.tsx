import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import type { HomeAsked } from './readHomeAddress';
import { texts } from './texts';

/** Without filters there is nothing to reset, so no action is offered. */
export function NothingFound({ asked: { keyword, ...narrowed } }: { asked: HomeAsked }) {
  const seeAll = <Button href={paths.home()}>{texts.seeAll}</Button>;
  if (keyword) {
    const sentence = texts.nothingFound(keyword);
    return (
      <EmptyState picture="search" sentence={sentence} hint={texts.tryOther} action={seeAll} />
    );
  }
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined);
  return isNarrowed ? (
    <EmptyState sentence={texts.empty} action={seeAll} />
  ) : (
    <EmptyState sentence={texts.none} hint={texts.noneHint} />
  );
}
