import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';

interface NothingListedProps {
  texts: Readonly<Record<'none' | 'noneHint' | 'clear', string>>;
  /** Address of the list without filters. */
  href: string;
}

export const NothingListed = ({ texts, href }: NothingListedProps) => (
  <EmptyState
    picture="search"
    sentence={texts.none}
    hint={texts.noneHint}
    action={<Button href={href}>{texts.clear}</Button>}
  />
);
