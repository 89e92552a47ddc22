import Button from '@mui/material/Button';
import { Notice } from './Notice';
import { LostPicture } from './pictures';

/** Nothing lives at this address. */
export function NotFoundFace({ homeHref = '/' }: { homeHref?: string }) {
  return (
    <Notice
      heading
      picture={<LostPicture />}
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
