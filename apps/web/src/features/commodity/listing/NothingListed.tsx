import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';

interface NothingListedProps {
  texts: Readonly<Record<'none' | 'noneHint' | 'clear', string>>;
  /** The list without filters. */
  href: string;
}

/** Shown if no item matches; offers to clear the filters. */
export const NothingListed = ({ texts, href }: NothingListedProps) => (
  <EmptyState
    picture="search"
    sentence={texts.none}
    hint={texts.noneHint}
    action={<Button href={href}>{texts.clear}</Button>}
  />
);
