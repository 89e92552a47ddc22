import { useGetUnreadByKindQuery } from '@cheese/api-client/people/notice';
import { type NoticeKind, noticeKinds } from '@cheese/domain/codes/people/notices';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { texts } from './texts';

const kinds = Object.keys(noticeKinds).map(Number) as NoticeKind[];

const sheet = {
  mb: 3,
  px: { xs: 2, sm: 3 },
  pb: 2,
  bgcolor: 'surface',
  border: 1,
  borderColor: 'hairline',
  borderRadius: '8px',
};

interface MessageCentreProps {
  kind: NoticeKind;
  /** Window title; defaults to the kind's name. */
  title?: string | undefined;
  children: ReactNode;
}

/** Frame of all pages of the message centre: title, and a tab per kind. */
export function MessageCentre({ kind, title, children }: MessageCentreProps) {
  useDocumentTitle(title ?? noticeKinds[kind]);
  const { currentData: unread = [] } = useGetUnreadByKindQuery();
  const choices = kinds.map((each) => ({
    label: noticeKinds[each],
    href: paths.message(each),
    isChosen: each === kind,
    count: unread.find((line) => line.kind === each)?.total || undefined,
  }));
  return (
    <Content>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Box sx={sheet}>
        <LinkTabs label={texts.kinds} choices={choices} />
        {children}
      </Box>
    </Content>
  );
}
