import { Content } from '../frame/Content';
import type { LostFace } from '../parts/PartBoundary';
import { useDocumentTitle } from '../title/useDocumentTitle';
import { ErrorState } from './ErrorState';

const what = '页面';

/** In the place of a page that did not come. */
export const LostPage: LostFace = ({ onRetry }) => {
  useDocumentTitle(`${what}加载失败`, { isFace: true });
  return (
    <Content>
      <ErrorState kind="network" what={what} onRetry={onRetry} />
    </Content>
  );
};
