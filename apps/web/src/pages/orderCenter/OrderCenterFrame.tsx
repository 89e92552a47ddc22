import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { SideMenu } from '@cheese/ui/frame/SideMenu';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import type { ReactNode } from 'react';
import { type OrderCenterPage, paths } from '../../paths';
import { texts } from './texts';
import { useShowType } from './useShowType';

const pages: readonly OrderCenterPage[] = [
  'order',
  'cheers',
  'mychrees',
  'consumption',
  'records',
  'invoice',
];

interface OrderCenterFrameProps {
  shown: OrderCenterPage;
  /** Window title; defaults to the page's name. */
  title?: string | undefined;
  children: ReactNode;
}

/** Menu of the order centre with a page beside it; its links keep the area of the site header. */
export function OrderCenterFrame({ shown, title, children }: OrderCenterFrameProps) {
  useDocumentTitle(title ?? texts[shown]);
  const asked = useShowType();
  const choices = pages.map((page) => ({
    label: texts[page],
    href: paths.orderCenterPage(page, asked),
    isChosen: page === shown,
  }));
  return (
    <Content>
      <PageTitle>{texts.title}</PageTitle>
      <SideMenu label={texts.menu} choices={choices}>
        {children}
      </SideMenu>
    </Content>
  );
}
