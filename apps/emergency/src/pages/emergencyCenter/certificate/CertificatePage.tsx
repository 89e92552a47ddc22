import { useGetMyCertificateQuery } from '@cheese/emergency-api/myCertificate';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { paper } from '@cheese/ui/certificate/paper';
import { paths } from '../../../paths';
import { CertificateView } from '@cheese/ui/certificate/CertificateView';
import { texts } from './texts';

/** The server accepts no longer number. */
const LONGEST = 40;

export default function CertificatePage() {
  const number = useSearchParams()[0].get('number')?.trim() ?? '';
  const isPossible = number !== '' && number.length <= LONGEST;
  const query = useGetMyCertificateQuery(isPossible ? { number } : skipToken);
  const title = query.currentData?.itemName ?? texts.what;
  useDocumentTitle(title);
  const lost = <NotFoundFace homeHref={paths.welfare()} />;
  if (!isPossible) return lost;
  return (
    <Content>
      <Breadcrumbs trail={[{ label: texts.all, href: paths.welfare() }, { label: title }]} />
      <PageTitle>{title}</PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={
          <Skeleton
            variant="rectangular"
            sx={{ height: 'auto', aspectRatio: `${paper.width} / ${paper.height}` }}
          />
        }
        notFound={lost}
      >
        {(certificate) => (
          <CertificateView
            certificate={certificate}
            body={texts.body}
            toVerify={paths.verify({ number: certificate.number })}
          />
        )}
      </Answered>
    </Content>
  );
}
