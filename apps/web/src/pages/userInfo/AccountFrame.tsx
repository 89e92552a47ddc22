import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { AppLink } from '@cheese/ui/links/AppLink';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { texts } from './texts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  paddingBottom: 48,
  // On a phone the menu becomes tabs above the content.
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}));

const Menu = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: 8,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  '& a': {
    padding: '10px 16px',
    borderRadius: 4,
    color: theme.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: theme.palette.text.primary },
    '&[aria-current]': {
      color: theme.palette.accent.text,
      backgroundColor: theme.palette.accent.wash,
      fontWeight: 600,
    },
  },
  [theme.breakpoints.down('md')]: {
    flexDirection: 'row',
    '& a': { flex: 1, textAlign: 'center' },
  },
}));

/** One block of a page under the other. */
export const Sections = styled('div')({ display: 'grid', gap: 24, minWidth: 0 });

interface AccountFrameProps {
  shown: 'profile' | 'security';
  children: ReactNode;
}

/** The menu of a person's own pages, and one of them beside it. */
export function AccountFrame({ shown, children }: AccountFrameProps) {
  useDocumentTitle(texts[shown]);
  const [search] = useSearchParams();
  const showType = search.get('showType');
  const names = ['profile', 'security'] as const;
  return (
    <Content>
      <PageTitle>{texts.title}</PageTitle>
      <Columns>
        <Menu aria-label={texts.menu}>
          {names.map((name) => (
            <AppLink
              key={name}
              href={paths.userInfo[name](showType ? { showType } : {})}
              {...(name === shown && { 'aria-current': 'page' })}
            >
              {texts[name]}
            </AppLink>
          ))}
        </Menu>
        <Sections>{children}</Sections>
      </Columns>
    </Content>
  );
}
