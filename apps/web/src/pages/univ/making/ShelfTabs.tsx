import { type Shelf, shelves } from '@cheese/domain/codes/people/shelf';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useLocation } from 'react-router-dom';
import { texts } from './texts';

interface ShelfTabsProps {
  /** Undefined if the user makes content for only one owner; then there are no tabs. */
  chosen: Shelf | undefined;
}

/**
 * Chooses the owner of the content, and drops all other parameters, which belong to the old list.
 */
export function ShelfTabs({ chosen }: ShelfTabsProps) {
  const { pathname } = useLocation();
  if (!chosen) return null;
  const choices = (Object.keys(shelves) as Shelf[]).map((shelf) => ({
    label: shelves[shelf],
    isChosen: shelf === chosen,
    href: `${pathname}?shelf=${shelf}`,
  }));
  return <LinkTabs label={texts.filters.shelf} choices={choices} />;
}
