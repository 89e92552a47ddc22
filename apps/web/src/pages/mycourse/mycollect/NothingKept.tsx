import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { paths } from '../../../paths';
import { texts } from './texts';

interface NothingKeptProps {
  isNarrowed: boolean;
  isInFolder: boolean;
}

/** Why nothing stands in the list, and what to do about it. */
export function NothingKept({ isNarrowed, isInFolder }: NothingKeptProps) {
  if (isNarrowed) return <EmptyState picture="search" sentence={texts.noneFound} dense />;
  if (isInFolder) return <EmptyState sentence={texts.noneHere} hint={texts.noneHereHint} dense />;
  return (
    <EmptyState
      sentence={texts.none}
      hint={texts.noneHint}
      action={
        <Button variant="contained" href={paths.course.home()}>
          {texts.toCourses}
        </Button>
      }
    />
  );
}
