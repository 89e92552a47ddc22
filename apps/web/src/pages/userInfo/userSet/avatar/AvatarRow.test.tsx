import { userCalls } from '@cheese/domain/calls/people/user';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCompleteUser, aUserInfo } from '../../../../testing/aPerson';
import { anAccount, openAccount } from '../../testing/openAccount';

/** jsdom cannot decode or draw pictures, so both are faked here. */
let isPicture = true;
const drawn: number[][] = [];

beforeEach(() => {
  isPicture = true;
  drawn.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(200);
  jest.spyOn(HTMLImageElement.prototype, 'src', 'get').mockReturnValue('blob:picture');
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    queueMicrotask(() => (isPicture ? this.onload?.(new Event('load')) : this.onerror?.('')));
  });
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: (_picture: unknown, ...numbers: number[]) => drawn.push(numbers),
  })) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['webp'], { type: 'image/webp' }));
});
afterEach(() => jest.restoreAllMocks());

async function choose(service = anAccount(), file = new File(['png'], '我的头像.png')) {
  const page = openAccount('/userInfo/userSet', service);
  await screen.findByRole('button', { name: '更换头像' });
  const input = screen.getByLabelText('头像');
  await page.user.upload(input, new File([file], file.name, { type: 'image/png' }));
  return page;
}

const openCrop = async (service = anAccount()) => {
  const page = await choose(service);
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: '裁剪头像' })) };
};

it('sends the square that is seen, and the header follows', async () => {
  const service = anAccount();
  service.answers(userCalls.uploadAvatar, { avatar: 'avatar/new.webp' });
  const { user, dialog, sent } = await openCrop(service);
  service.answers(userCalls.infoExtend, aUserInfo({ avatar: 'avatar/new.webp' }));
  await user.click(dialog.getByRole('button', { name: '保存头像' }));
  expect(await screen.findByText('头像已更新')).toBeVisible();
  expect(drawn).toEqual([[100, 0, 200, 200, 0, 0, 512, 512]]);
  const form = sent(userCalls.uploadAvatar.path)[0] as FormData;
  expect((form.get('file') as File).name).toBe('我的头像.png');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is cut by keys alone: moved with arrows, made larger with plus', async () => {
  const service = anAccount();
  service.hangs(userCalls.uploadAvatar);
  const { user, dialog } = await openCrop(service);
  const board = dialog.getByRole('application');
  board.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.click(dialog.getByRole('button', { name: '保存头像' }));
  expect(drawn[0]?.slice(0, 3)).toEqual([92, 0, 200]);
});

it('is made larger by keys, wheel and slider', async () => {
  const { user, dialog } = await openCrop();
  const slider = dialog.getByRole('slider', { name: '缩放' });
  const board = dialog.getByRole('application');
  board.focus();
  await user.keyboard('+');
  expect(slider).toHaveValue('1.1');
  fireEvent.wheel(board, { deltaY: -1 });
  expect(slider).toHaveValue('1.2');
  fireEvent.change(slider, { target: { value: 3 } });
  expect(slider).toHaveValue('3');
  board.focus();
  await user.keyboard('-');
  expect(slider).toHaveValue('2.9');
});

it('shows how far it is, and may be broken off', async () => {
  const service = anAccount();
  service.hangs(userCalls.uploadAvatar);
  service.context.http.interceptors.request.use((config) => {
    config.onUploadProgress?.({ progress: 0.4 } as never);
    return config;
  });
  const { user, dialog } = await openCrop(service);
  await user.click(dialog.getByRole('button', { name: '保存头像' }));
  const bar = await dialog.findByRole('progressbar', { name: '头像上传进度' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
  await user.click(dialog.getByRole('button', { name: '取消上传' }));
  expect(await dialog.findByRole('button', { name: '保存头像' })).toBeVisible();
  expect(screen.queryByText('头像已更新')).not.toBeInTheDocument();
});

it('stays open where the service refuses it', async () => {
  const service = anAccount();
  service.refuses(userCalls.uploadAvatar, { status: 413, flag: 413, message: '文件不能超过 5 MB' });
  const { user, dialog } = await openCrop(service);
  await user.click(dialog.getByRole('button', { name: '保存头像' }));
  expect(await screen.findByText('文件不能超过 5 MB')).toBeVisible();
  expect(dialog.getByRole('button', { name: '保存头像' })).toBeVisible();
});

it('opens nothing where a file only calls itself a picture', async () => {
  isPicture = false;
  await choose();
  expect(await screen.findByText(/无法识别该图片/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is shown as it is stored', async () => {
  const service = anAccount();
  const me = aCompleteUser();
  service.answers(userCalls.infoComplete, {
    ...me,
    userExtend: { ...me.userExtend, avatar: 'avatar/a.webp' },
  });
  openAccount('/userInfo/userSet', service);
  expect(await screen.findByRole('img', { name: '我的头像' })).toBeInTheDocument();
});
