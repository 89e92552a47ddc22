import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { ErrorState } from '@cheese/ui/feedback/ErrorState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RouteErrorFace } from '@cheese/ui/feedback/RouteErrorFace';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

const nothing = () => undefined;

export function FacesSection() {
  return (
    <Section id="faces" title="空白与错误" lead="说清发生了什么，并给出下一步。">
      <Plate>
        <Specimen name="EmptyState" note="search">
          <EmptyState
            picture="search"
            sentence="没有找到与“心电图”相关的内容"
            hint="换个关键词试试"
          />
        </Specimen>
        <Specimen name="ErrorState" note="refused">
          <ErrorState kind="refused" what="试卷" message="考试尚未开始" onRetry={nothing} />
        </Specimen>
        <Specimen name="NotFoundFace">
          <NotFoundFace />
        </Specimen>
        <Specimen name="PastTheEnd">
          <PastTheEnd firstHref="#faces" />
        </Specimen>
        <Specimen name="RouteErrorFace">
          <RouteErrorFace status={500} message="Unknown middleware auth" />
        </Specimen>
        <Specimen name="EmptyState" note="dense">
          <EmptyState dense sentence="暂无评论" hint="来写第一条评论吧" />
        </Specimen>
        <Specimen name="ErrorState" note="dense">
          <ErrorState dense kind="network" what="评论" onRetry={nothing} />
        </Specimen>
      </Plate>
    </Section>
  );
}
