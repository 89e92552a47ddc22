import { Content } from '../frame/Content';
import { LostState } from '../parts/LostState';
import type { LostFace } from '../parts/PartBoundary';
import { useDocumentTitle } from '../title/useDocumentTitle';

const what = '页面';

/** Shown instead of a page that failed to load. */
export const LostPage: LostFace = (lost) => {
  useDocumentTitle(`${what}加载失败`, { isFace: true });
  return (
    <Content>
      <LostState what={what} {...lost} />
    </Content>
  );
};
