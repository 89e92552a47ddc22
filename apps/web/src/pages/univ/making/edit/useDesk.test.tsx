import { AppTheme } from '@cheese/ui/look/AppTheme';
import { DraftContext, type Drafts } from '@cheese/ui/unsaved/DraftContext';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useDesk } from './useDesk';

interface Text {
  title: string;
  note?: string;
}

const server: Text = { title: '胸痛', note: '旧' };

function open(more: Partial<Parameters<typeof useDesk<Text>>[0]> = {}, kept?: Text) {
  const drafts: Drafts = {
    isEnding: () => false,
    keep: () => undefined,
    peek: (name) => (name === 'desk' ? kept : undefined),
    forget: () => undefined,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppTheme>
      <DraftContext value={drafts}>{children}</DraftContext>
    </AppTheme>
  );
  const desk = {
    draft: 'desk',
    edition: 1,
    first: () => server,
    isSame: (one: Text, other: Text) => JSON.stringify(one) === JSON.stringify(other),
    save: async ({ now }: { now: Text }) => ({ now, edition: 2 }),
    onReopen: () => undefined,
    ...more,
  };
  return renderHook(() => useDesk<Text>(desk), { wrapper }).result;
}

const retitled = (title: string) => (was: Text) => ({ ...was, title });

it('reads what the server had once, however often it is drawn', () => {
  const first = jest.fn(() => server);
  const desk = open({ first });
  const before = first.mock.calls.length;
  act(() => desk.current.write(retitled('腹痛')));
  act(() => desk.current.write(retitled('头痛')));
  expect(first).toHaveBeenCalledTimes(before);
});

it('takes a draft as it was kept: what was deleted in it stays deleted', () => {
  expect(open({}, { title: '腹痛' }).current.now).toEqual({ title: '腹痛' });
});

it('completes a draft of an earlier release where it is told how', () => {
  const restore = (kept: Text, first: Text) => ({ ...first, ...kept });
  expect(open({ restore }, { title: '腹痛' }).current.now).toEqual({ title: '腹痛', note: '旧' });
});

describe('saving', () => {
  it('goes on from the saved edition, and earlier steps stay', async () => {
    const save = jest.fn(async ({ now }: { now: Text }) => ({ now, edition: 2 }));
    const desk = open({ save });
    act(() => desk.current.write(retitled('腹痛')));
    await act(() => desk.current.save());
    expect(desk.current).toMatchObject({ isDirty: false, canUndo: true });
    act(() => desk.current.undo());
    expect(desk.current.now).toEqual(server);
    await act(() => desk.current.save());
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ now: server, edition: 2 }));
  });

  it('keeps what is typed meanwhile, also where new parts get their ids and steps end', async () => {
    let finish: (saved: { now: Text; edition: number; endsHistory: boolean }) => void = () => {};
    const desk = open({
      save: () => new Promise((resolve) => (finish = resolve)),
      rebase: (typed, { after }) => ({ ...after, title: typed.title }),
    });
    act(() => desk.current.write(retitled('腹痛')));
    let saving: Promise<unknown> = Promise.resolve();
    act(() => void (saving = desk.current.save()));
    act(() => desk.current.write(retitled('头痛')));
    await act(async () => {
      finish({ now: { title: '腹痛', note: '新' }, edition: 2, endsHistory: true });
      await saving;
    });
    expect(desk.current.now).toEqual({ title: '头痛', note: '新' });
    expect(desk.current).toMatchObject({ isDirty: true, canUndo: false });
  });

  it('that fails leaves all of it unsaved', async () => {
    const desk = open({ save: () => Promise.reject(new Error('offline')) });
    act(() => desk.current.write(retitled('腹痛')));
    await act(async () => expect(await desk.current.save()).toBeNull());
    expect(desk.current).toMatchObject({ now: { title: '腹痛' }, isDirty: true });
  });
});
