import { type Shelf, shelves } from '@cheese/domain/codes/people/shelf';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useLocation } from 'react-router-dom';
import { texts } from './texts';

interface ShelfTabsProps {
  /** Left out if the user makes things for only one owner, so that no tabs are shown. */
  chosen: Shelf | undefined;
}

/** Chooses the owner of what is made, and drops other parameters, which belong to the other one. */
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
