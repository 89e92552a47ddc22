import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';

interface NothingListedProps {
  texts: Readonly<Record<'none' | 'noneHint' | 'clear', string>>;
  /** The list without filters. */
  href: string;
}

/** For filters that nothing passes, with the way out of them. */
export const NothingListed = ({ texts, href }: NothingListedProps) => (
  <EmptyState
    picture="search"
    sentence={texts.none}
    hint={texts.noneHint}
    action={<Button href={href}>{texts.clear}</Button>}
  />
);
