import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { paths } from '../../../paths';

interface NothingKeptProps {
  texts: { none: string; noneHint: string; toCentre: string };
}

export const NothingKept = ({ texts }: NothingKeptProps) => (
  <EmptyState
    sentence={texts.none}
    hint={texts.noneHint}
    action={<Button href={paths.testingCenter()}>{texts.toCentre}</Button>}
  />
);
