import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PanelDialog } from '../dialog/PanelDialog';
import { Form } from '../form/Form';
import { FormEnd } from '../form/FormEnd';
import { FormField } from '../form/FormField';
import { useFields } from '../form/useFields';
import { AppTheme } from '../look/AppTheme';
import { UnsavedGuard } from './UnsavedGuard';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

function NameForm() {
  const fields = useFields({ name: '' });
  return (
    <Form label="新增" isDirty={fields.isDirty} onSubmit={() => undefined}>
      <FormField name="name" label="名称" autoComplete="off" fields={fields} />
      <FormEnd isBusy={false} onCancel={onClose} />
    </Form>
  );
}

const InDialog = () => (
  <PanelDialog title="新增" onClose={onClose}>
    <NameForm />
  </PanelDialog>
);
const OnPage = () => (
  <UnsavedGuard>
    <NameForm />
  </UnsavedGuard>
);

function open(Screen: () => React.JSX.Element) {
  const router = createMemoryRouter([
    { path: '/', Component: Screen },
    { path: '/other', element: <p>别的页面</p> },
  ]);
  render(
    <AppTheme>
      <RouterProvider router={router} />
    </AppTheme>,
  );
  const user = userEvent.setup();
  return { router, user, write: () => user.type(screen.getByLabelText('名称'), '心肺复苏') };
}

const question = () => screen.findByRole('alertdialog', { name: '确定要离开吗？' });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

const backdrop = () =>
  fireEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement);
type User = ReturnType<typeof userEvent.setup>;
const ways: [string, (user: User) => unknown][] = [
  ['Esc', (user) => user.keyboard('{Escape}')],
  ['the ×', (user) => press(user, '关闭')],
  ['取消', (user) => press(user, '取消')],
  [
    'a press beside it',
    () => {
      fireEvent.mouseDown(document.querySelector('.MuiDialog-container') as HTMLElement);
      backdrop();
    },
  ],
];

describe('a dialog that holds something unsaved', () => {
  it.each(ways)('asks before %s closes it', async (_what, leave) => {
    const { user, write } = open(InDialog);
    await write();
    await leave(user);
    expect(await question()).toHaveAccessibleDescription('填写的内容还没有保存，离开后将丢失。');
    expect(onClose).not.toHaveBeenCalled();
    await press(user, '继续编辑');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('名称')).toHaveValue('心肺复苏');
    await leave(user);
    await question();
    await press(user, '放弃并离开');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(ways)('closes by %s at once where nothing is', async (_what, leave) => {
    const { user } = open(InDialog);
    await leave(user);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks no more once what was written is taken back', async () => {
    const { user, write } = open(InDialog);
    await write();
    await user.clear(screen.getByLabelText('名称'));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a page that holds something unsaved', () => {
  it('asks before another one is opened, and goes there by leave', async () => {
    const { user, router, write } = open(OnPage);
    await write();
    await act(async () => {
      await router.navigate('/other');
    });
    await question();
    await press(user, '继续编辑');
    expect(screen.queryByText('别的页面')).toBeNull();
    await act(async () => {
      await router.navigate('/other');
    });
    await question();
    await press(user, '放弃并离开');
    expect(await screen.findByText('别的页面')).toBeVisible();
  });

  it('asks no longer once it is saved meanwhile, and guards what is written next', async () => {
    const { user, router, write } = open(OnPage);
    await write();
    await act(async () => {
      await router.navigate('/other');
    });
    await question();
    fireEvent.change(document.querySelector('input') as HTMLElement, { target: { value: '' } });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await write();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(async () => {
      await router.navigate('/other');
    });
    await question();
    await press(user, '放弃并离开');
    expect(await screen.findByText('别的页面')).toBeVisible();
  });

  it('has the browser ask before it is reloaded or closed', async () => {
    const { write } = open(OnPage);
    const reload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(reload()).toBe(false);
    await write();
    expect(reload()).toBe(true);
  });
});
