import { useGetCourseCertificateQuery } from '@cheese/api-client/learning/courseCertificate';
import { idParam } from '@cheese/ui/address/urlParams';
import { CertificateView } from '@cheese/ui/certificate/CertificateView';
import { paper } from '@cheese/ui/certificate/paper';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts } from './texts';

const sheet = { height: 'auto', aspectRatio: `${paper.width} / ${paper.height}` };

/** The user's certificate of a course, to print, save or share. */
export default function CourseCertificatePage() {
  const id = idParam(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <Certificate key={id} id={id} />;
}

function Certificate({ id }: { id: number }) {
  const query = useGetCourseCertificateQuery({ id }, { refetchOnMountOrArgChange: true });
  const title = query.currentData?.itemName ?? texts.what;
  useDocumentTitle(title);
  return (
    <Content>
      <Breadcrumbs trail={[{ label: texts.mine, href: paths.myCourse() }, { label: texts.what }]} />
      <Answered
        query={query}
        what={texts.what}
        skeleton={<Skeleton variant="rectangular" sx={sheet} />}
        notFound={<NotFoundFace />}
      >
        {(certificate) => (
          <>
            <PageTitle
              actions={
                <Button href={paths.course.detail({ courseId: certificate.courseId })}>
                  {texts.toCourse}
                </Button>
              }
            >
              {title}
            </PageTitle>
            <CertificateView
              certificate={certificate}
              heading={texts.what}
              body={texts.body}
              toVerify={paths.verifyCertificate({ number: certificate.number })}
            />
          </>
        )}
      </Answered>
    </Content>
  );
}
