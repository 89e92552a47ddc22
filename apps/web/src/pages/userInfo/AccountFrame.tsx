import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { SideMenu } from '@cheese/ui/frame/SideMenu';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { texts } from './texts';

const parts = ['profile', 'security', 'schoolView', 'privacy'] as const;

interface AccountFrameProps {
  shown: (typeof parts)[number];
  children: ReactNode;
}

/** Menu of the account pages with one of them beside it. */
export function AccountFrame({ shown, children }: AccountFrameProps) {
  useDocumentTitle(texts[shown]);
  const [search] = useSearchParams();
  const showType = search.get('showType');
  const choices = parts.map((name) => ({
    label: texts[name],
    href: paths.userInfo[name](showType ? { showType } : {}),
    isChosen: name === shown,
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
