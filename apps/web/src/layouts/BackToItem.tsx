import { Content } from '@cheese/ui/frame/Content';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { itemBehind } from '../navigation/itemBehind';
import { paths } from '../paths';
import { texts } from './texts';

/** A link back to the course item from which the page was opened. */
export function BackToItem() {
  const href = useWayBack();
  if (href === null) return null;
  return (
    <Content>
      <Button size="small" startIcon={<ChevronLeft />} href={href}>
        {texts.backToItem}
      </Button>
    </Content>
  );
}

/** Session storage has no change event in its own tab; it is read on each navigation. */
const untold = () => () => undefined;

function useWayBack() {
  const { pathname, search } = useLocation();
  const wayBack = () => {
    const item = itemBehind({ pathname, search }, sessionStorage);
    return item && paths.course.item(item);
  };
  // The prerendered page has no session storage.
  return useSyncExternalStore(untold, wayBack, () => null);
}
