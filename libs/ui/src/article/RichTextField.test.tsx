import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/show';
import { RichTextField } from './RichTextField';

const field = (onChange = jest.fn(), initial = '<p>先确认<b>安全</b></p><script>x</script>') => {
  show(<RichTextField name="html" label="正文" fault="请填写" {...{ initial, onChange }} />);
  return screen.getByRole('textbox', { name: '正文' });
};

afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

it('holds what was written, but nothing that runs', () => {
  const box = field();
  expect(box.innerHTML).toBe('<p>先确认<b>安全</b></p>');
  expect(box).toHaveAccessibleDescription('请填写');
});

it('tells what is written', async () => {
  const onChange = jest.fn();
  await userEvent.setup().type(field(onChange, ''), '再呼救');
  expect(onChange).toHaveBeenLastCalledWith('再呼救');
});

it('takes words alone from what is pasted', () => {
  const execCommand = jest.fn();
  Object.assign(document, { execCommand });
  const box = field();
  const paste = createEvent.paste(box, { clipboardData: { getData: () => '纯文本' } });
  fireEvent(box, paste);
  expect(execCommand).toHaveBeenCalledWith('insertText', false, '纯文本');
  expect(paste.defaultPrevented).toBe(true);
});

it('makes a heading of the line', async () => {
  const execCommand = jest.fn();
  Object.assign(document, { execCommand });
  field();
  await userEvent.setup().click(screen.getByRole('button', { name: '小标题' }));
  expect(execCommand).toHaveBeenCalledWith('formatBlock', false, 'h3');
});

it('puts a formula, a picture and a sound where the writing is', async () => {
  const execCommand = jest.fn();
  Object.assign(document, { execCommand });
  const upload = jest.fn(async () => '/storage/1.png');
  show(
    <RichTextField
      isCompact
      name="stem"
      label="题干"
      initial=""
      onChange={jest.fn()}
      {...{ upload }}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: '题干' }));
  await user.click(screen.getByRole('button', { name: '公式' }));
  await user.type(screen.getByRole('textbox', { name: 'TeX 公式' }), 'a<b');
  await user.click(screen.getByRole('button', { name: '插入' }));
  await waitFor(() =>
    expect(execCommand).toHaveBeenCalledWith('insertHTML', false, '\\(a&lt;b\\)'),
  );
  const field = document.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(field, new File(['x'], 'x.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(execCommand).toHaveBeenCalledWith(
      'insertHTML',
      false,
      '<img src="/storage/1.png" alt="图片">',
    ),
  );
  const sounds = document.querySelectorAll('input[type=file]')[1] as HTMLInputElement;
  upload.mockResolvedValueOnce('/storage/1.mp3');
  await user.upload(sounds, new File(['x'], 'x.mp3', { type: 'audio/mpeg' }));
  await waitFor(() =>
    expect(execCommand).toHaveBeenCalledWith(
      'insertHTML',
      false,
      '<audio controls="" src="/storage/1.mp3"></audio>',
    ),
  );
});
