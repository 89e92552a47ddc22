import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { texts } from './texts';

/** Where there is none of that number, or none any more. */
export const AnatomyMissing = () => (
  <EmptyState
    picture="search"
    sentence={texts.missing}
    hint={texts.missingHint}
    action={<Button href={paths.anatomyHome()}>{texts.toHome}</Button>}
  />
);
