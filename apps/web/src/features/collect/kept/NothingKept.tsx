import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { texts } from './texts';

interface NothingKeptProps {
  isNarrowed: boolean;
  isInFolder: boolean;
  /** Link to things that can be added to the favourites. */
  wayOn: { hint: string; label: string; href: string };
}

/** Explains an empty list, and suggests what to do. */
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
