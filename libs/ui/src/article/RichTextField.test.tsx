import type { FormEvent } from 'react';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadPartContext } from '../parts/LoadPartContext';
import type { LoadPart } from '../parts/makeOrReload';
import { show } from '../testing/show';
import { editorOf } from '../testing/sheetOf';
import { RichTextField } from './RichTextField';
import type { UploadPicture } from './uploadPicture';

type Props = Parameters<typeof RichTextField>[0];
const box = () => screen.getByRole('textbox', { name: /^正文/ });

/** A field once its tools have come. */
async function field(said: Partial<Props> = {}) {
  const onChange = jest.fn<void, [string]>();
  show(<RichTextField name="html" label="正文" initial="" onChange={onChange} {...said} />);
  const editor = await editorOf(box);
  return { editor, onChange, user: userEvent.setup() };
}
/** A tool returns the focus in the next frame; earlier keys would go to the button. */
const backOnSheet = () => waitFor(() => expect(box()).toHaveFocus());
const last = (onChange: jest.Mock) => (onChange.mock.lastCall as [string])[0];

it('holds what was written, but nothing that runs', async () => {
  const initial = '<p>先确认<b>安全</b></p><script>x</script>';
  const { onChange } = await field({ initial, fault: '请填写' });
  expect(box().innerHTML).toBe('<p>先确认<b>安全</b></p>');
  expect(box()).toHaveAccessibleDescription('请填写');
  expect(box()).toHaveAttribute('name', 'html');
  expect(onChange).not.toHaveBeenCalled();
});

it('tells what is written', async () => {
  const { user, onChange } = await field();
  await user.type(box(), '再呼救');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>再呼救</p>'));
});

it('shows what is there before its tools have come, and loses nothing that is typed until then', async () => {
  const onChange = jest.fn<void, [string]>();
  let come = () => {};
  const wait = new Promise<void>((resolve) => void (come = resolve));
  show(
    <LoadPartContext value={(load) => wait.then(load)}>
      <RichTextField name="html" label="正文" initial="<p>先确认安全</p>" onChange={onChange} />
    </LoadPartContext>,
  );
  expect(box()).toHaveTextContent('先确认安全');
  box().focus();
  document.getSelection()?.setPosition(box().querySelector('p'), 1);
  await userEvent.setup().keyboard('，再呼救');
  expect(last(onChange)).toContain('，再呼救');
  fireEvent.compositionStart(box());
  await act(async () => come());
  expect(screen.queryByRole('toolbar')).toBeNull();
  fireEvent.compositionEnd(box());
  const editor = await editorOf(box);
  expect(editor.getText()).toBe('先确认安全，再呼救');
  expect(editor.state.selection.from).toBe(10);
  await waitFor(() => expect(box()).toHaveFocus());
});

it('takes words where its tools do not come, and says so', async () => {
  const onChange = jest.fn<void, [string]>();
  let isThere = false;
  const loadPart: LoadPart = (load) => (isThere ? load() : Promise.reject(new Error('gone')));
  show(
    <LoadPartContext value={loadPart}>
      <RichTextField name="html" label="正文" initial="" onChange={onChange} />
    </LoadPartContext>,
  );
  expect(await screen.findByText(/仍可书写文字/)).toBeVisible();
  const user = userEvent.setup();
  await user.type(box(), '呼救');
  expect(onChange).toHaveBeenLastCalledWith('呼救');
  isThere = true;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect((await editorOf(box)).getText()).toBe('呼救');
});

it('says nothing new once what was written is undone, and does it again', async () => {
  const { user, editor, onChange } = await field({ initial: '先确认<strong>安全</strong>' });
  act(() => void editor.commands.insertContentAt(1, '请'));
  expect(last(onChange)).toBe('<p>请先确认<b>安全</b></p>');
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(last(onChange)).toBe('先确认<strong>安全</strong>');
  expect(screen.getByRole('button', { name: '撤销' })).toHaveAttribute('aria-disabled', 'true');
  await backOnSheet();
  await user.keyboard('{Control>}y{/Control}');
  expect(last(onChange)).toBe('<p>请先确认<b>安全</b></p>');
});

it('shows which tools hold, and takes them by keys', async () => {
  const { user, editor, onChange } = await field({ initial: '<p>呼救</p>' });
  act(() => void editor.commands.selectAll());
  const bold = screen.getByRole('button', { name: '加粗' });
  expect(bold).toHaveAttribute('aria-pressed', 'false');
  await user.click(bold);
  expect(bold).toHaveAttribute('aria-pressed', 'true');
  await backOnSheet();
  await user.keyboard('{Control>}i{/Control}');
  expect(last(onChange)).toBe('<p><b><i>呼救</i></b></p>');
  await user.click(screen.getByRole('button', { name: '小标题' }));
  await user.click(screen.getByRole('button', { name: '加粗' }));
  expect(last(onChange)).toBe('<h3><i>呼救</i></h3>');
  await user.click(screen.getByRole('button', { name: '编号列表' }));
  expect(screen.getByRole('button', { name: '编号列表' })).toHaveAttribute('aria-pressed', 'true');
});

it('is left by Tab, also out of a list; its tools are one stop with arrows', async () => {
  const { user, editor } = await field({ initial: '<ul><li>一</li><li>二</li></ul>' });
  act(() => editor.view.focus());
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: '撤销' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: '加粗' })).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByRole('button', { name: '引用' })).toHaveFocus();
  await user.tab();
  expect(box()).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

const paste = (html: string, files: File[] = []) => {
  const event = createEvent.paste(box(), {
    clipboardData: {
      files,
      getData: (type: string) => (type === 'text/html' ? html : html.replace(/<[^>]*>/g, '')),
    },
  });
  act(() => void fireEvent(box(), event));
};

it('keeps words, lists and strong ones of what is pasted, and nothing else', async () => {
  const { onChange } = await field();
  paste(
    '<html><head><style>p{color:red}</style></head><body><script>x()</script>' +
      '<p class=MsoNormal style="color:red" onclick="x()">评估<span style="font-weight:700">环境</span></p>' +
      '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.&nbsp;</span>呼救</p>' +
      '<p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">·</span>120</p>' +
      '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.</span>按压</p></body></html>',
  );
  expect(last(onChange)).toBe(
    '<p>评估<b>环境</b></p><ol><li>呼救<ul><li>120</li></ul></li><li>按压</li></ol>',
  );
});

it('says which pictures of what is pasted stayed behind', async () => {
  const { onChange } = await field({ upload: jest.fn() });
  paste('<p>心电<img src="https://other.example/a.png"><img src="/storage/b.png" alt="图"></p>');
  expect(last(onChange)).toBe('<p>心电<img src="/storage/b.png" alt="图"></p>');
  expect(screen.getByText(/^1 张来自其他网站或程序的图片没有带过来/)).toBeVisible();
});

const picture = new File(['x'], '心电图.png', { type: 'image/png' });

it('shows how far a picture is, and keeps one in sight that did not arrive', async () => {
  const upload = jest.fn<Promise<string | null>, Parameters<UploadPicture>>();
  let answer: (src: string | null) => void = () => {};
  upload.mockImplementation(() => new Promise((resolve) => void (answer = resolve)));
  const { user, editor, onChange } = await field({ initial: '<p>一二</p>', upload });
  act(() => void editor.commands.setTextSelection(2));
  paste('', [picture]);
  expect(screen.getByRole('progressbar', { name: '上传中：心电图.png' })).toBeVisible();
  act(() => upload.mock.lastCall?.[1]?.onShare(0.4));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await act(async () => answer(null));
  expect(screen.getByText('没有传上，不在正文里')).toBeVisible();
  act(() => void editor.commands.insertContentAt(1, '零'));
  await user.click(screen.getByRole('button', { name: '重试：心电图.png' }));
  await act(async () => answer('/storage/1.png'));
  expect(last(onChange)).toBe('<p>零一<img src="/storage/1.png" alt="图片">二</p>');
  expect(screen.queryByText('心电图.png')).toBeNull();
});

it('holds what is handed in until a picture has come, or is called off', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const upload = jest.fn(() => new Promise<null>(() => {}));
  show(
    <form onSubmit={onSubmit}>
      <RichTextField name="html" label="正文" initial="" onChange={jest.fn()} upload={upload} />
      <button>保存</button>
    </form>,
  );
  await editorOf(box);
  const user = userEvent.setup();
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await user.upload(input!, picture);
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText('图片还在上传，传完后再保存')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '取消：心电图.png' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('puts a formula and a sound where the writing is, and changes a formula', async () => {
  const upload = jest.fn(async () => '/storage/1.mp3');
  const { user, editor, onChange } = await field({ isCompact: true, initial: '若且', upload });
  act(() => editor.view.focus());
  act(() => void editor.commands.setTextSelection(2));
  await user.click(screen.getByRole('button', { name: '公式' }));
  await user.type(screen.getByRole('textbox', { name: 'TeX 公式' }), 'a<b');
  await user.click(screen.getByRole('button', { name: '插入' }));
  await waitFor(() => expect(last(onChange)).toBe('若\\(a&lt;b\\)且'));
  act(() => editor.view.focus());
  act(() => void editor.commands.setNodeSelection(2));
  await user.click(screen.getByRole('button', { name: '公式' }));
  const tex = screen.getByRole('textbox', { name: 'TeX 公式' });
  expect(tex).toHaveValue('a<b');
  await user.type(tex, '+1');
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(last(onChange)).toBe('若\\(a&lt;b+1\\)且'));
  const [, sounds] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await user.upload(sounds!, new File(['x'], 'x.mp3', { type: 'audio/mpeg' }));
  await waitFor(() =>
    expect(last(onChange)).toBe(
      '若\\(a&lt;b+1\\)<audio controls="" src="/storage/1.mp3"></audio>且',
    ),
  );
});
