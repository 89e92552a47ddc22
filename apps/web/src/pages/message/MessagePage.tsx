import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { useGetUnreadByKindQuery } from '@cheese/api-client/people/notice';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { Navigate, useNavigation } from 'react-router-dom';
import { paths } from '../../paths';
import { texts } from './texts';

/** Leads to where something is unread; to the official notices where nothing is, or nobody knows. */
export default function MessagePage() {
  useDocumentTitle(texts.title);
  const { data, isError } = useGetUnreadByKindQuery(undefined, { refetchOnMountOrArgChange: true });
  // Who is on the way elsewhere already is not called back by an answer that comes late.
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
