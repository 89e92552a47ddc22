import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { texts } from './texts';

/** Shown for an unknown or deleted anatomy. */
export const AnatomyMissing = () => (
  <EmptyState
    picture="search"
    sentence={texts.missing}
    hint={texts.missingHint}
    action={<Button href={paths.anatomyHome()}>{texts.toHome}</Button>}
  />
);
