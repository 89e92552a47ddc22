import { pageParam } from '@cheese/ui/address/urlParams';
import { Pager } from '@cheese/ui/list/Pager';
import { useSearchParams } from 'react-router-dom';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

const makeHref = (page: number) => `/dev/gallery?page=${page}#pager`;

export function PagerSection() {
  const [address] = useSearchParams();
  const page = address.has('page') ? pageParam(address) : 8;

  return (
    <Section
      id="pager"
      title="分页"
      lead="每一页都是真实链接；窄屏只留上一页、下一页与位置；只有一页时不出现。"
    >
      <Plate across={1}>
        <Specimen name="Pager" note="页数多">
          <Pager page={page} pageSize={10} total={328} makeHref={makeHref} />
        </Specimen>
        <Specimen name="Pager" note="页数少">
          <Pager page={1} pageSize={10} total={48} makeHref={makeHref} label="分页（页数少）" />
        </Specimen>
      </Plate>
    </Section>
  );
}
