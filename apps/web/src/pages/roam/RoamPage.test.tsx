import { type FakeService, fakeService } from '@cheese/api-client/testing/fakeService';
import { roamCalls } from '@cheese/domain/calls/content/roam';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

const room = (id: number, name: string) => ({
  id,
  number: id,
  name,
  summary: `${name}简介`,
  preview: 'p.webp',
  panorama: 'a.webp',
  view: { yaw: 0, pitch: 0, fov: 70 },
});
const at = { yaw: 0, pitch: 0 };

/** jsdom has no WebGL, so the flat picture is shown. */
const withRooms = () => withRoomsIn(fakeService());

const withRoomsIn = (service: FakeService) => {
  service.answers(roamCalls.rooms, [room(1, '解剖实验室'), room(2, '形态学实验室')]);
  service.answersWith(roamCalls.hotspots, ({ roomId }) => [
    { ...at, id: 1, title: `从${roomId}号房出去`, kind: 1, roomId: 3 - Number(roomId) },
    { ...at, id: 2, title: '显微镜', kind: 2, html: '<p>先低倍后高倍</p>', pictures: [] },
    { ...at, id: 3, title: '心脏标本', kind: 3, type: 48, targetId: 5 },
  ]);
  return service;
};

describe('/roam', () => {
  it('begins in the first room, and every hotspot can be used without the sphere', async () => {
    const { user } = renderPage('/roam', withRooms());
    expect(await screen.findByRole('heading', { level: 1, name: '解剖实验室' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('下面的内容同样可以查看');
    expect(await screen.findByRole('link', { name: '心脏标本' })).toHaveAttribute(
      'href',
      '/morphology/detail?id=5',
    );
    await user.click(screen.getByRole('button', { name: '显微镜' }));
    const dialog = await screen.findByRole('dialog', { name: '显微镜' });
    expect(within(dialog).getByText('先低倍后高倍')).toBeVisible();
  });

  it('opens the room of the address, and walks through a door', async () => {
    const { user, at: where } = renderPage('/roam?room=2', withRooms());
    expect(await screen.findByRole('heading', { name: '形态学实验室' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: '从2号房出去' }));
    expect(await screen.findByRole('heading', { name: '解剖实验室' })).toBeVisible();
    expect(where()).toBe('/roam?room=1');
    const list = screen.getByRole('navigation', { name: '房间列表' });
    expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent('解剖实验室');
  });

  it('begins in the first room where the address names none', async () => {
    renderPage('/roam?room=99', withRooms());
    expect(await screen.findByRole('heading', { name: '解剖实验室' })).toBeVisible();
  });

  it('keeps the room where its hotspots do not come, and asks again', async () => {
    const service = withRooms();
    service.unplug(roamCalls.hotspots);
    const { user } = renderPage('/roam', service);
    const sentence = '场景中的内容加载失败：网络连接失败，请稍后重试';
    const notice = (await screen.findByText(sentence)).closest('[role="alert"]');
    expect(await screen.findByRole('img', { name: '解剖实验室' })).toBeVisible();
    withRoomsIn(service);
    await user.click(within(notice as HTMLElement).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '显微镜' })).toBeVisible();
    expect(notice).not.toBeInTheDocument();
  });

  it('says so where there is nothing to see, and where the rooms do not come', async () => {
    const service = fakeService();
    renderPage('/roam', service);
    expect(await screen.findByText('漫游场景加载失败')).toBeVisible();
  });
});
