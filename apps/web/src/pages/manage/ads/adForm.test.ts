import type { ManagedAd } from '@cheese/domain/contract/content/adManage';
import { adFaults, adValues, periodOf, toSave } from './adForm';

const at = (words: string) => Date.parse(`2026-11-20T${words}:00+08:00`);
const ad: ManagedAd = {
  id: 7,
  place: 2,
  title: '开学季',
  subtitle: '',
  picture: '/storage/a.png',
  link: null,
  from: at('08:00'),
  until: at('20:00'),
  countsDown: true,
  state: 'shown',
};

it('saves what it began with, word by word', () => {
  const { id, place, title, subtitle, picture, from, until, countsDown } = ad;
  const same = { id, place, title, subtitle, picture, from, until, countsDown };
  expect(toSave(adValues(ad), 2, 7)).toEqual(same);
  expect(adFaults(adValues(ad))).toEqual({});
});

it('names what is wrong', () => {
  expect(adFaults(adValues(null))).toEqual({ title: '请填写标题', picture: '请选择图片' });
  const until = { until: '2026-11-20T08:00' };
  expect(adFaults({ ...adValues(ad), ...until })).toEqual({ until: '结束时间应晚于开始时间' });
  expect(adFaults({ ...adValues(ad), until: '' })).toEqual({ until: '显示倒计时须填写结束时间' });
  expect(adFaults({ ...adValues(ad), link: 'javascript:1' })).toHaveProperty('link');
});

it.each([
  [{}, '2026-11-20 08:00 至 2026-11-20 20:00'],
  [{ from: null }, '至 2026-11-20 20:00'],
  [{ until: null }, '2026-11-20 08:00 起'],
  [{ from: null, until: null }, '长期'],
])('%j is shown: %s', (said, words) => expect(periodOf({ ...ad, ...said })).toBe(words));
