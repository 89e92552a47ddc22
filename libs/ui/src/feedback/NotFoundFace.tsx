import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDocumentTitle } from '../title/useDocumentTitle';
import { Notice } from './Notice';
import { LostPicture } from './pictures';

/** Sets the 404 title over the title of the page around it. */
export function NotFoundFace({ homeHref = '/' }: { homeHref?: string }) {
  useDocumentTitle('404', { isFace: true });
  return (
    <Notice
      heading
      picture={
        <>
          <LostPicture />
          <Typography sx={{ mt: 1, color: 'text.third' }}>404</Typography>
        </>
      }
      title={<span lang="en">This page could not be found</span>}
      detail="您访问的页面不存在"
      action={
        <Button variant="contained" href={homeHref}>
          返回首页
        </Button>
      }
    />
  );
}
