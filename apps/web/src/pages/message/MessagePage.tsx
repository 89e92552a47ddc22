import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { useGetUnreadByKindQuery } from '@cheese/api-client/people/notice';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { Navigate, useNavigation } from 'react-router-dom';
import { paths } from '../../paths';
import { texts } from './texts';

/** Redirects to the first tab with unread messages, or to the official notices. */
export default function MessagePage() {
  useDocumentTitle(texts.title);
  const { data, isError } = useGetUnreadByKindQuery(undefined, { refetchOnMountOrArgChange: true });
  // A late answer must not redirect a user who is already navigating elsewhere.
  const isLeaving = useNavigation().state !== 'idle';
  const first = data?.find(({ total }) => total > 0)?.kind ?? noticeKindCodes.official;
  if ((data || isError) && !isLeaving) return <Navigate to={paths.message(first)} replace />;
  return (
    <Content>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <RowsSkeleton />
    </Content>
  );
}
