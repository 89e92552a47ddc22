import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import { studyCalls } from '@cheese/domain/calls/emergency/study';
import type { ResourceDetail } from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { learn } from '../../../testing/learn';
import { signOut } from '../../../testing/manage';
import type { StoredFile } from '@cheese/ui/files/fileFace';

const aResource = (said: Partial<ResourceDetail> = {}): ResourceDetail => ({
  id: 5,
  title: '成人心肺复苏',
  summary: '从判断意识到持续按压',
  category: 2,
  topic: 9,
  kind: 1,
  cover: '',
  html: '<p>双手交叠，掌根置于胸骨下半段。</p>',
  files: [],
  orgName: '示例公益中心',
  groundedAt: new Date('2026-05-01T12:00:00').getTime(),
  ...said,
});

const aFile = (fileName: string, said: Partial<StoredFile> = {}): StoredFile => ({
  id: fileName.length,
  fileName,
  bytes: 1_500_000,
  url: `/storage/${fileName}`,
  conversion: null,
  failure: null,
  previewUrl: `/storage/${fileName}`,
  ...said,
});

const open = (said: Partial<ResourceDetail> = {}, more?: (wire: FakeService) => void) =>
  learn('/emergencyCenter/resource?id=5', (wire) => {
    wire.answers(resourceCalls.one, aResource(said));
    wire.answers(studyCalls.start, { studyId: 8 });
    wire.answers(studyCalls.end, { seconds: 1 });
    more?.(wire);
  });

afterEach(signOut);

describe('a resource', () => {
  it('is an article with what it is about', async () => {
    open();
    expect(await screen.findByText('双手交叠，掌根置于胸骨下半段。')).toBeVisible();
    expect(screen.getByText(/发布于 2026-05-01/)).toBeVisible();
    expect(document.title).toBe('成人心肺复苏 - 公益急救培训平台');
    expect(screen.getByRole('link', { name: '测一测本主题' })).toHaveAttribute(
      'href',
      '/emergencyCenter/quiz?start=1&topic=9',
    );
  });

  it('that is a PDF stands in the page, and may be downloaded', async () => {
    open({ kind: 4, html: '', files: [aFile('流程.pdf')] });
    expect(await screen.findByTitle('流程.pdf预览')).toHaveAttribute('src', '/storage/流程.pdf');
    const download = screen.getByRole('link', { name: '下载原文件' });
    expect(download).toHaveAttribute('download', '流程.pdf');
    expect(screen.getByText('1.4 MB')).toBeVisible();
  });

  it('that is being converted says so, and appears when it is done', async () => {
    const waiting = aFile('讲义.docx', { conversion: 2, previewUrl: null });
    const { service } = open({ kind: 4, html: '', files: [waiting] });
    expect(await screen.findByText(/转换中/)).toBeVisible();
    expect(screen.getByRole('link', { name: '下载原文件' })).toBeVisible();
    const done = { ...waiting, conversion: 3 as const, previewUrl: '/storage/a.pdf' };
    service.answers(resourceCalls.one, aResource({ kind: 4, html: '', files: [done] }));
    expect(await screen.findByTitle('讲义.docx预览')).toHaveAttribute('src', '/storage/a.pdf');
  });

  it.each([
    [{ conversion: 4, failure: '文档已加密' }, '转换失败：文档已加密'],
    [{ conversion: 5 }, '该文件暂不支持在线预览，请下载后查看。'],
  ] as const)('that cannot be shown says why: %j', async (said, words) => {
    open({ kind: 4, html: '', files: [aFile('讲义.docx', { ...said, previewUrl: null })] });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: /下载/ })).toHaveAttribute('download', '讲义.docx');
  });

  it('without anything in it says so; one that is gone is not found', async () => {
    open({ html: '' });
    expect(await screen.findByText('该资源暂无内容')).toBeVisible();
    const gone = { status: 404, flag: 404, message: '该资源不存在或已下架' };
    open({}, (wire) => wire.refuses(resourceCalls.one, gone));
    expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
  });
});

describe('a film', () => {
  it('goes on where it was left, or from its start', async () => {
    const file = aFile('按压.mp4');
    const saved = [{ fileId: file.id, at: 65 }];
    localStorage.setItem('emergencyMediaPlaces', JSON.stringify(saved));
    const { user } = open({ kind: 2, html: '', files: [file] });
    await screen.findByText('按压.mp4');
    const film = document.querySelector('video') as HTMLVideoElement;
    expect(film).toHaveAttribute('controls');
    fireEvent.loadedMetadata(film);
    expect(film.currentTime).toBe(65);
    await user.click(await screen.findByRole('button', { name: '从头播放' }));
    expect(film.currentTime).toBe(0);
    expect(screen.queryByText(/继续播放/)).toBeNull();
  });

  it('that is broken says what can be done', async () => {
    open({ kind: 3, html: '', files: [aFile('指导.mp3')] });
    await screen.findByText('指导.mp3');
    fireEvent.error(document.querySelector('audio') as HTMLAudioElement);
    expect(await screen.findByText('播放失败，请下载后查看')).toBeVisible();
    expect(screen.getByRole('link', { name: '下载' })).toBeVisible();
  });
});

describe('pictures', () => {
  const files = [aFile('一.png'), aFile('二二.png'), aFile('三三三.png')];

  it('go one by one, by button, arrow and thumbnail', async () => {
    const { user } = open({ html: '', files });
    const gallery = within(await screen.findByRole('group', { name: '图片' }));
    expect(gallery.getByRole('button', { name: '上一张' })).toBeDisabled();
    await user.click(gallery.getByRole('button', { name: '下一张' }));
    expect(gallery.getByText('第 2 张，共 3 张')).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(gallery.getByText('第 3 张，共 3 张')).toBeVisible();
    await user.click(gallery.getByRole('button', { name: '一.png' }));
    expect(gallery.getByRole('img', { name: '一.png' })).toHaveAttribute(
      'src',
      `http://localhost/storage/${encodeURIComponent('一')}.png`,
    );
  });

  it('are looked at closer, larger and smaller, and closed by Esc', async () => {
    const { user } = open({ html: '', files });
    await user.click(await screen.findByRole('button', { name: '放大查看' }));
    const large = within(await screen.findByRole('dialog', { name: '一.png' }));
    await user.keyboard('+');
    expect(large.getByRole('img')).toHaveStyle({ width: '150%' });
    await user.keyboard('0{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: '二二.png' })).toBeVisible();
    expect(screen.getByRole('button', { name: '缩小' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the time spent with it', () => {
  it('begins when it is seen, and ends when it is left', async () => {
    const { user, sent } = open();
    await screen.findByText('从判断意识到持续按压');
    await waitFor(() => expect(sent(studyCalls.start.path)).toEqual([{ resourceId: 5 }]));
    await act(async () => undefined);
    await user.click(screen.getByRole('link', { name: '测一测本主题' }));
    await waitFor(() => expect(sent(studyCalls.end.path)).toEqual([{ studyId: 8 }]));
  });

  it('that cannot be counted disturbs nobody', async () => {
    const { sent } = open({}, (wire) => wire.unplug(studyCalls.start));
    await waitFor(() => expect(sent(studyCalls.start.path)).toHaveLength(1));
    expect(screen.getByText('从判断意识到持续按压')).toBeVisible();
    expect(screen.queryByText('网络连接失败，请稍后重试')).toBeNull();
  });
});
