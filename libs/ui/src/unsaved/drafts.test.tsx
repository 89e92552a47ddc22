import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../form/Form';
import { FormField } from '../form/FormField';
import { useFields } from '../form/useFields';
import { AppTheme } from '../look/AppTheme';
import { DraftContext } from './DraftContext';
import { makeDrafts } from './makeDrafts';

function NameForm() {
  const fields = useFields({ name: '' }, { draft: 'profile' });
  return (
    <Form label="资料" isDirty={fields.isDirty} onSubmit={fields.settle}>
      <FormField name="name" label="名称" autoComplete="off" fields={fields} />
      <button>保存</button>
    </Form>
  );
}

const writer = { owner: 1 as number | null, isSignedIn: true };

function open() {
  Object.assign(writer, { isSignedIn: true });
  const drafts = makeDrafts(() => writer);
  const shown = render(
    <AppTheme>
      <DraftContext value={drafts}>
        <NameForm />
      </DraftContext>
    </AppTheme>,
  );
  const write = () => userEvent.type(screen.getByLabelText('名称'), '心肺复苏');
  return { ...shown, write };
}

beforeEach(() => void (writer.owner = 1));
const value = () => screen.getByLabelText('名称');

/** An expired session: the user is gone, and the page unmounts. */
function endSession(unmount: () => void) {
  Object.assign(writer, { owner: null, isSignedIn: false });
  unmount();
}

it('is there again for who was signed out while writing, once', async () => {
  const { unmount, write } = open();
  await write();
  endSession(unmount);
  writer.owner = 1;
  const again = open();
  expect(value()).toHaveValue('心肺复苏');
  expect(await screen.findByText('已恢复您上次未保存的内容')).toBeVisible();
  again.unmount();
  open();
  expect(value()).toHaveValue('');
});

it('is there again after the page was loaded anew', async () => {
  const { unmount, write } = open();
  await write();
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  open();
  expect(value()).toHaveValue('心肺复苏');
});

it('is nobody else’s', async () => {
  const { unmount, write } = open();
  await write();
  endSession(unmount);
  writer.owner = 2;
  open();
  expect(value()).toHaveValue('');
});

it('leaves nothing behind where it was closed on purpose, or saved', async () => {
  const { unmount, write } = open();
  await write();
  unmount();
  const next = open();
  expect(value()).toHaveValue('');
  await next.write();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  endSession(next.unmount);
  writer.owner = 1;
  open();
  expect(value()).toHaveValue('');
});
