import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import { UploadFailure } from '@cheese/api-client/base';
import { writeRich } from '@cheese/ui/testing/sheetOf';
import { screen, waitFor } from '@testing-library/react';
import { signOut } from '../../../../testing/manage';
import { openResources as open } from './testing/openResources';

interface Sending {
  onProgress: (share: number) => void;
  signal: AbortSignal;
  uploadId?: string;
}
/** Upload result of each file, by name. */
let fates: Record<string, (sending: Sending) => Promise<string>> = {};
jest.mock('@cheese/api-client/base', () => ({
  ...jest.requireActual('@cheese/api-client/base'),
  uploadFile: (file: File, sending: Sending) =>
    fates[file.name]?.(sending) ?? Promise.resolve(`up-${file.name}`),
}));

const CHOOSE = '点击选择或拖入文件，可多选';

async function openForm() {
  const page = open();
  await page.press('新增资源');
  await screen.findByRole('textbox', { name: '标题' });
  return {
    ...page,
    fillIn: async () => {
      await page.write('标题', '新资源');
      await page.choose('分类', '急救知识');
      await page.choose('主题', '溺水');
    },
    upload: async (...names: string[]) => {
      const input = screen.getByLabelText(CHOOSE);
      input.removeAttribute('accept');
      await page.user.upload(
        input,
        names.map((name) => new File(['a'], name)),
      );
    },
  };
}

beforeEach(() => void (fates = {}));
afterEach(signOut);

describe('a new resource', () => {
  it('says what is missing', async () => {
    const { press, choose } = await openForm();
    await choose('类型', '视频');
    await press('保存');
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: '分类' })).toHaveAccessibleDescription(
      '请选择分类',
    );
    expect(screen.getByText('请上传文件')).toBeVisible();
  });

  it('is saved as an article', async () => {
    const { fillIn, press, sent } = await openForm();
    await fillIn();
    await writeRich(() => screen.getByRole('textbox', { name: '正文' }), '先呼救');
    await press('保存');
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(sent(resourceCalls.upload.path)).toEqual([
      {
        title: '新资源',
        summary: '',
        category: 2,
        topic: 2,
        kind: 1,
        html: '<p>先呼救</p>',
        groundState: 1,
        uploadIds: [],
      },
    ]);
  });

  it('takes its files along, once they are all there', async () => {
    let arrive: (uploadId: string) => void = () => undefined;
    fates['溺水.mp4'] = ({ onProgress }) => {
      onProgress(0.42);
      return new Promise((resolve) => (arrive = resolve));
    };
    const { fillIn, choose, upload, press, sent } = await openForm();
    await choose('类型', '视频');
    await fillIn();
    await upload('溺水.mp4');
    expect(await screen.findByText('上传中 42%')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '溺水.mp4 上传进度' })).toBeVisible();
    await press('保存');
    expect(screen.getByText(/还有文件没有上传完成/)).toBeVisible();
    arrive('u-1');
    expect(await screen.findByText('上传完成')).toBeVisible();
    expect(screen.queryByText(/还有文件没有上传完成/)).toBeNull();
    await press('保存');
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(sent(resourceCalls.upload.path)).toMatchObject([{ kind: 2, uploadIds: ['u-1'] }]);
  });

  it('refuses a file in words before any of it is sent', async () => {
    const { choose, upload } = await openForm();
    await choose('类型', '视频');
    await upload('病毒.exe');
    expect(
      await screen.findByText('病毒.exe：不支持该文件格式，请上传 mp4 格式的文件'),
    ).toBeVisible();
    const large = new File(['a'], '太大.mp4');
    Object.defineProperty(large, 'size', { value: 3 * 1024 ** 3 });
    const { default: userEvent } = await import('@testing-library/user-event');
    await userEvent.setup().upload(screen.getByLabelText(CHOOSE), large);
    expect(await screen.findByText('太大.mp4：文件不能超过 2048 MB')).toBeVisible();
  });

  it('goes on with an upload that broke off', async () => {
    const tries: (string | undefined)[] = [];
    fates['a.pdf'] = async ({ uploadId }) => {
      tries.push(uploadId);
      if (tries.length === 1) throw new UploadFailure('u-7', 0);
      return 'u-7';
    };
    const { choose, upload, press } = await openForm();
    await choose('类型', '文档');
    await upload('a.pdf');
    expect(await screen.findByText('上传中断，已传部分会保留')).toBeVisible();
    await press('继续上传：a.pdf');
    expect(await screen.findByText('上传完成')).toBeVisible();
    expect(tries).toEqual([undefined, 'u-7']);
  });

  it('says why the server refuses a file', async () => {
    fates['a.pdf'] = () => Promise.reject({ status: 413, message: '文件不能超过 1 MB' });
    const { choose, upload } = await openForm();
    await choose('类型', '文档');
    await upload('a.pdf');
    expect(await screen.findByText('文件不能超过 1 MB')).toBeVisible();
    expect(screen.queryByRole('button', { name: '继续上传：a.pdf' })).toBeNull();
    expect(screen.getByRole('button', { name: '移除：a.pdf' })).toBeVisible();
  });

  it.each([
    [413, '文件太大，服务器拒绝接收'],
    [415, '服务器不接收这种格式的文件'],
    [400, '服务器拒绝接收该文件，请检查后重新上传'],
  ])(
    'says why the storage refuses a file with %i, and offers no second try',
    async (status, why) => {
      fates['a.pdf'] = () => Promise.reject(new UploadFailure('u-7', status));
      const { choose, upload } = await openForm();
      await choose('类型', '文档');
      await upload('a.pdf');
      expect(await screen.findByText(why)).toBeVisible();
      expect(screen.queryByRole('button', { name: '继续上传：a.pdf' })).toBeNull();
    },
  );

  it.each([
    ['when it is given up', '取消上传：a.pdf', false],
    ['when the form is left', '取消', true],
  ])('ends an upload %s', async (_when, button, isAsked) => {
    let given: AbortSignal | undefined;
    fates['a.pdf'] = ({ signal }) => {
      given = signal;
      return new Promise(() => undefined);
    };
    const { choose, upload, press } = await openForm();
    await choose('类型', '文档');
    await upload('a.pdf');
    await press(button);
    if (isAsked) {
      const dialog = await screen.findByRole('alertdialog', { name: '确定要离开吗？' });
      expect(dialog).toHaveAccessibleDescription('文件正在上传，离开后上传将中断。');
      await press('放弃并离开');
    }
    await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull());
    expect(given?.aborted).toBe(true);
  });
});

describe('a resource that is there', () => {
  it('keeps its files, tells how their conversion went, and has it tried again', async () => {
    const { press, sent } = open();
    await press('编辑：溺水急救要点');
    expect(await screen.findByText('转换失败：文件已加密')).toBeVisible();
    await press('重新转换：讲义.docx');
    expect(await screen.findByText('已重新开始转换')).toBeVisible();
    expect(sent(resourceCalls.convertAgain.path)).toEqual([{ fileId: 31 }]);
    await press('保存');
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(sent(resourceCalls.edit.path)).toMatchObject([{ id: 6, keptFileIds: [31] }]);
  });

  it('loses a file only with the next saving', async () => {
    const { press, user, sent } = open();
    await press('编辑：溺水急救要点');
    await press('移除文件：讲义.docx');
    expect(screen.getByText('保存后移除')).toBeVisible();
    await press('保存');
    expect(screen.getByText('请上传文件')).toBeVisible();
    await user.upload(screen.getByLabelText(CHOOSE), new File(['a'], '新讲义.pdf'));
    await screen.findByText('上传完成');
    await press('保存');
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(sent(resourceCalls.edit.path)).toMatchObject([
      { keptFileIds: [], uploadIds: ['up-新讲义.pdf'] },
    ]);
  });
});
