import { makeToaster, type Toast } from './makeToaster';

const given = () => {
  let now = 0;
  const shown: Toast[] = [];
  const toaster = makeToaster(() => now);
  return {
    toaster,
    shown,
    host: () => toaster.listen((toast) => shown.push(toast)),
    pass: (time: number) => {
      now += time;
    },
  };
};

it('hands over tone, message and the way to try again', () => {
  const { toaster, shown, host } = given();
  host();
  const retry = jest.fn();
  toaster.success('收藏成功');
  toaster.error('加载失败', { retry });
  toaster.warning('余额不足');
  toaster.info('已取消收藏');
  expect(shown).toEqual([
    { tone: 'success', message: '收藏成功' },
    { tone: 'error', message: '加载失败', retry },
    { tone: 'warning', message: '余额不足' },
    { tone: 'info', message: '已取消收藏' },
  ]);
});

it('keeps what is said before the host stands', () => {
  const { toaster, shown, host } = given();
  toaster.error('网络连接失败，请稍后重试');
  expect(shown).toEqual([]);
  host();
  expect(shown).toHaveLength(1);
});

it('says the same once within a moment, and again later', () => {
  const { toaster, shown, host, pass } = given();
  host();
  toaster.error('网络连接失败，请稍后重试');
  pass(1000);
  toaster.error('网络连接失败，请稍后重试');
  expect(shown).toHaveLength(1);
  pass(1500);
  toaster.error('网络连接失败，请稍后重试');
  expect(shown).toHaveLength(2);
});

it('does not take two different messages for one', () => {
  const { toaster, shown, host } = given();
  host();
  toaster.success('收藏成功');
  toaster.success('购买成功');
  expect(shown).toHaveLength(2);
});

it('keeps the way back of each thing that was done, though they sound alike', () => {
  const { toaster, shown, host } = given();
  host();
  toaster.success('已删除 1 题', { again: '撤销', retry: () => undefined });
  toaster.success('已删除 1 题', { again: '撤销', retry: () => undefined });
  expect(shown).toHaveLength(2);
});

it('says nothing where there are no words', () => {
  const { toaster, shown, host } = given();
  host();
  toaster.error(' ');
  expect(shown).toEqual([]);
});

it('falls silent when its host goes, and the next host goes on', () => {
  const { toaster, shown, host } = given();
  host()();
  toaster.info('您有新的通知');
  expect(shown).toEqual([]);
  host();
  expect(shown).toHaveLength(1);
});
