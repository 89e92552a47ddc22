import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { LockedFrame } from '@cheese/ui/viewer/LockedFrame';
import Button from '@mui/material/Button';
import { paths } from '../../../paths';
import { texts } from './texts';

/** A slide that is not open to who came: what it is sold with opens it. */
export const LockedSlide = ({ name, libraryId }: { name: string; libraryId: number }) => (
  <LockedFrame name={name}>
    <EmptyState
      sentence={texts.locked}
      hint={texts.lockedHint}
      action={<Button href={paths.slideLibrary({ id: libraryId })}>{texts.seeLibrary}</Button>}
    />
  </LockedFrame>
);
