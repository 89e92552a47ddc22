import { fakeService } from '@cheese/api-client/testing/fakeService';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import { AppTheme } from '@cheese/ui/look/AppTheme';
import { makeToaster } from '@cheese/ui/toast/makeToaster';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeSite } from '../../session/makeSite';
import { SessionContext } from '../../session/session';
import { LoginPrompt } from './LoginPrompt';

function show(address: string, clock?: () => number) {
  const tokens = tokenCookie('cheese-token-test', document, 'localhost');
  const whereabouts = () => address;
  const { http, lost } = fakeService().context;
  const { session } = makeSite({ http, tokens, toaster: makeToaster(), whereabouts, lost });
  const prompt = <LoginPrompt {...(clock && { clock })} />;
  const routes = [{ path: '*', element: prompt }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <AppTheme>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </AppTheme>,
  );
  const ask = () =>
    act(async () => {
      await session.begin();
      session.mayAct('/pay?id=1');
    });
  return { session, ask, at: () => router.state.location.pathname };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

// Imported ahead, so that the dialog is loaded before fake timers start.
beforeAll(() => import('./PromptDialog'));

describe('LoginPrompt', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stays away until it is needed', () => {
    show('/course');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('counts down from five and leads to the login page', async () => {
    const { ask, at, session } = show('/course');
    await ask();
    const dialog = screen.getByRole('dialog', { name: '系统检测到您未登录' });
    expect(dialog).toHaveAccessibleDescription('5秒后自动跳转到登录页');
    await pass(1100);
    expect(dialog).toHaveAccessibleDescription('4秒后自动跳转到登录页');
    await pass(3800);
    expect(at()).toBe('/course');
    expect(dialog).toHaveAccessibleDescription('1秒后自动跳转到登录页');
    await pass(400);
    expect(at()).toBe('/login');
    expect(session.get().isPrompting).toBe(false);
    expect(session.backPath.take()).toBe('/pay?id=1');
  });

  it('has counted on when a tab that slept wakes', async () => {
    let now = 0;
    const { ask, at } = show('/course', () => now);
    await ask();
    await pass(2000);
    expect(screen.getByText('5秒后自动跳转到登录页')).toBeVisible();
    now = 60_000;
    await pass(200);
    expect(at()).toBe('/login');
  });

  it('leads there at once by its button, which has the focus', async () => {
    const { ask, at, session } = show('/course');
    await ask();
    const button = screen.getByRole('button', { name: '去登录' });
    expect(button).toHaveFocus();
    fireEvent.click(button);
    await pass(0);
    expect(at()).toBe('/login');
    expect(session.get().isPrompting).toBe(false);
    await pass(500);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('cannot be closed by Esc or by a click beside it', async () => {
    const { ask, session } = show('/course');
    await ask();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    const beside = document.querySelector('.MuiDialog-container');
    if (beside) {
      fireEvent.mouseDown(beside);
      fireEvent.click(beside);
    }
    await pass(500);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(session.get().isPrompting).toBe(true);
  });

  it('says that answers are kept where a session ended in an exam, and leaves when told to', async () => {
    const { at, session } = show('/testingCenter/examination?examId=7');
    await act(async () => {
      await session.begin();
      session.lose('/testingCenter/examination?examId=7');
    });
    const dialog = screen.getByRole('dialog', { name: '登录已失效，请重新登录' });
    expect(dialog).toHaveAccessibleDescription(/已存于本机/);
    await pass(60_000);
    expect(at()).toBe('/testingCenter/examination');
    fireEvent.click(screen.getByRole('button', { name: '去登录' }));
    await pass(0);
    expect(at()).toBe('/login');
    expect(session.backPath.take()).toBe('/testingCenter/examination?examId=7');
  });

  it('begins anew each time', async () => {
    const { ask, session } = show('/course');
    await ask();
    await pass(3000);
    act(() => session.closePrompt());
    await ask();
    expect(screen.getByText('5秒后自动跳转到登录页')).toBeVisible();
  });

  it('does not open over the login page', async () => {
    const { ask, session } = show('/login');
    await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(session.get().isPrompting).toBe(false);
  });
});
