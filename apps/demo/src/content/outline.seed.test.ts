import { plantAreas } from '../testing/plantAreas';
import { everyModule } from '@cheese/server/modules/modules';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { seedCommodities } from '../shop/commodity.seed';
import { seedTags } from './tag.seed';
import { seedOutline } from './outline.seed';

const test = useTestApp({ modules: everyModule });
const url = '/doctor-cheese';

interface Hit {
  title: string;
  titleMarks: { from: number; to: number }[];
}

it('the entry for AI leads to a search that finds courses about it, before all else', async () => {
  await plantAreas(test, [seedTags, seedCommodities, seedOutline]);
  const { body } = await test.get(`${url}/selected-outline/v3/list?loginPlatform=1`);
  const entries = body.data as { title: string; actionValue: string }[];
  const link = entries.find(({ title }) => title === 'AI技术')?.actionValue ?? '';
  const asked = new URL(link, 'http://cheese.test').searchParams;
  const found = await test.get(`${url}/search/v1/commodity/list?${asked}`);
  const [first, second] = (found.body.data as { list: Hit[] }).list;
  for (const hit of [first, second]) {
    const marked = hit?.titleMarks.map(({ from, to }) => hit.title.slice(from, to));
    expect(marked).toEqual(['AI']);
  }
});
