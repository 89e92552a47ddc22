import { fakeService } from '@cheese/api-client/testing/fakeService';
import { mediaCalls } from '@cheese/domain/calls/learning/media';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../testing/renderPage';
import { MediaDrop } from './MediaDrop';
import { MediaField } from './MediaField';
import { aMedia, someRules } from './testing/aMedia';

function Page() {
  const [media, change] = useState<ReturnType<typeof aMedia> | null>(null);
  return <MediaField kind="film" media={media} onChange={change} />;
}

it('takes one that the school has, says how far it is, and lets it go again', async () => {
  const service = fakeService();
  const working = aMedia({ state: 'working', done: 1, total: 4 });
  service.answers(mediaCalls.rules, someRules);
  service.answers(mediaCalls.list, { list: [working], total: 1 });
  service.answers(mediaCalls.some, [aMedia({ state: 'ready', durationS: 60 })]);
  const page = async () => ({ default: Page });
  const { user } = renderPage('/field', service, {}, [{ path: '/field', layout: 'none', page }]);
  await user.click(await screen.findByRole('button', { name: '从已有视频中选择' }));
  await user.click(await screen.findByRole('button', { name: '选用：心动周期.mp4' }));
  expect(await screen.findByText('可使用')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '更换：心动周期.mp4' }));
  expect(await screen.findByRole('button', { name: '从已有视频中选择' })).toBeVisible();
});

it('says before anything is sent what is only kept', async () => {
  const service = fakeService();
  service.answers(mediaCalls.rules, someRules);
  const page = async () => ({
    default: () => <MediaDrop kind="slide" onFiles={() => undefined} />,
  });
  renderPage('/drop', service, {}, [{ path: '/drop', layout: 'none', page }]);
  const kept = await screen.findByText(/仅保存原文件，暂不能在线查看/);
  for (const suffix of ['kfb', 'mrxs', 'ndpi', 'jp2', 'dcm'])
    expect(kept).toHaveTextContent(suffix);
  const shown = screen.getByText(/^支持 svs/);
  expect(shown).not.toHaveTextContent(/kfb|ndpi|jp2|dcm/);
});
