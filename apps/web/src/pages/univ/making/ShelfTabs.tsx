import { type Shelf, shelves } from '@cheese/domain/codes/people/shelf';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useLocation } from 'react-router-dom';
import { texts } from './texts';

interface ShelfTabsProps {
  /** None for who makes for one alone: they are not asked. */
  chosen: Shelf | undefined;
}

/** For whom things are made; what else the address said was about the other shelf. */
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
