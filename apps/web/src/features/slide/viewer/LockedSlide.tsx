import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '../../../paths';
import { texts } from './texts';

const Middle = styled('div')({ display: 'grid', minHeight: '100dvh', placeContent: 'center' });

/** A slide that is not open to who came: what it is sold with opens it. */
export function LockedSlide({ name, libraryId }: { name: string; libraryId: number }) {
  return (
    <Middle>
      <Typography variant="h2" component="h1" align="center">
        {name}
      </Typography>
      <EmptyState
        sentence={texts.locked}
        hint={texts.lockedHint}
        action={<Button href={paths.slideLibrary({ id: libraryId })}>{texts.seeLibrary}</Button>}
      />
    </Middle>
  );
}
