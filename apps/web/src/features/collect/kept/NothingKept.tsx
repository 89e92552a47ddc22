import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { texts } from './texts';

interface NothingKeptProps {
  isNarrowed: boolean;
  isInFolder: boolean;
  /** Where there is something to collect. */
  wayOn: { hint: string; label: string; href: string };
}

/** Why nothing stands in the list, and what to do about it. */
export function NothingKept({ isNarrowed, isInFolder, wayOn }: NothingKeptProps) {
  if (isNarrowed) return <EmptyState picture="search" sentence={texts.noneFound} dense />;
  if (isInFolder) return <EmptyState sentence={texts.noneHere} hint={texts.noneHereHint} dense />;
  return (
    <EmptyState
      sentence={texts.none}
      hint={wayOn.hint}
      action={
        <Button variant="contained" href={wayOn.href}>
          {wayOn.label}
        </Button>
      }
    />
  );
}
