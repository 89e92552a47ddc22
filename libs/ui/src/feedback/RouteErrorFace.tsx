import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import Button from '@mui/material/Button';
import { NotFoundFace } from './NotFoundFace';
import { Notice } from './Notice';
import { ServerPicture } from './pictures';
import { useDocumentTitle } from '../title/useDocumentTitle';

interface RouteErrorFaceProps {
  status: number;
  message: string;
  homeHref?: string;
}

export function RouteErrorFace({ status, message, homeHref = '/' }: RouteErrorFaceProps) {
  if (status === httpStatuses.notFound) return <NotFoundFace homeHref={homeHref} />;
  return <BrokenFace status={status} message={message} homeHref={homeHref} />;
}

function BrokenFace({ status, message, homeHref }: RouteErrorFaceProps) {
  useDocumentTitle(String(status), { isFace: true });
  return (
    <Notice
      heading
      role="alert"
      picture={<ServerPicture />}
      title={status}
      detail={message}
      action={
        // `external`: a fresh load leaves the broken state behind, a step inside the app would not.
        <Button variant="contained" href={homeHref} rel="external">
          返回首页
        </Button>
      }
    />
  );
}
