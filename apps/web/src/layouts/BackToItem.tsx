import { Content } from '@cheese/ui/frame/Content';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { itemBehind, type ItemBehind } from '../navigation/itemBehind';
import { paths } from '../paths';
import { texts } from './texts';

/** The way back to the item of a course, on every page that is opened from one. */
export function BackToItem() {
  const { pathname, search } = useLocation();
  const [item, setItem] = useState<ItemBehind | null>(null);
  // After the page is there: what the build wrote knows of no tab.
  useEffect(() => setItem(itemBehind({ pathname, search }, sessionStorage)), [pathname, search]);
  if (!item) return null;
  return (
    <Content>
      <Button size="small" startIcon={<ChevronLeft />} href={paths.course.item(item)}>
        {texts.backToItem}
      </Button>
    </Content>
  );
}
