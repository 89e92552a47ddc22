import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { AppTheme } from '@cheese/ui/look/AppTheme';
import { ModelBench } from './ModelBench';
import { parts } from './testing/givenParts';

// Models are loaded by a browser only: see how it looks there.
jest.mock('./stage/loadModel', () => ({ loadModel: jest.fn(), ModelRefused: Error }));

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

function showBench(address = '', said: Partial<ComponentProps<typeof ModelBench>> = {}) {
  const onAddress = jest.fn();
  render(
    <AppTheme>
      <ModelBench
        name="心"
        parts={parts}
        address={address}
        onAddress={onAddress}
        source={{ address: '/heart.glb' }}
        {...said}
      />
    </AppTheme>,
  );
  return { onAddress };
}
const line = (name: string) => screen.getByRole('treeitem', { name });

it('lists all parts in words where nothing can be drawn', async () => {
  showBench();
  const list = await screen.findByRole('region', { name: '结构列表' });
  expect(within(list).getByText(/不支持三维显示/)).toBeVisible();
  expect(within(list).getByText('壁最厚的心腔。')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '隐藏左心' }));
  expect(within(list).queryByText('壁最厚的心腔。')).toBeNull();
  expect(screen.queryByRole('button', { name: '加矢状面' })).toBeNull();
});

it('tells pins there too, with pictures that are seen large and put away by Escape', async () => {
  const pin = {
    id: '0',
    title: '心尖',
    text: '平第五肋间',
    place: { x: 0, y: 0, z: 0 },
    partId: 'lv',
  };
  const pictures = ['心尖搏动', ''].map((text, at) => ({ src: `/storage/${at}.png`, text }));
  showBench('', { pins: [{ ...pin, pictures }] });
  const said = within(await screen.findByRole('region', { name: '注释：心尖' }));
  expect(said.getByText('平第五肋间')).toBeVisible();
  expect(said.getByRole('img', { name: '心尖，图 2' })).toBeVisible();
  const way = said.getByRole('button', { name: '放大：心尖搏动' });
  await userEvent.click(way);
  const large = await screen.findByRole('dialog', { name: '心尖搏动' });
  expect(within(large).getByRole('img')).toHaveAttribute('src', '/storage/0.png');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(way).toHaveFocus();
});

it('finds a part, opens the tree where it stands, and says what it is', async () => {
  const { onAddress } = showBench();
  expect(screen.queryByRole('treeitem', { name: '二尖瓣' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索结构' }), 'mitral{Enter}');
  expect(line('二尖瓣')).toHaveAttribute('aria-selected', 'true');
  const card = screen.getByRole('region', { name: '所选结构' });
  expect(within(card).getByText('Valva mitralis')).toBeVisible();
  expect(within(card).getByText('心 › 左心 › 左心室')).toBeVisible();
  expect(onAddress).toHaveBeenLastCalledWith('~mv');
});

it('hides what a line holds, says so of what holds it, and can be gone through by keys', async () => {
  const { onAddress } = showBench('~mv');
  line('二尖瓣').focus();
  await userEvent.keyboard(' ');
  expect(line('二尖瓣')).toHaveAttribute('aria-checked', 'false');
  expect(line('左心')).toHaveAttribute('aria-checked', 'mixed');
  expect(onAddress).toHaveBeenLastCalledWith('~mv~h!mv');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(line('左心室')).toHaveFocus();
  expect(screen.queryByRole('treeitem', { name: '二尖瓣' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '隐藏左心' }));
  expect(line('心')).toHaveAttribute('aria-checked', 'mixed');
  await userEvent.click(screen.getByRole('button', { name: '显示左心' }));
  expect(onAddress).toHaveBeenLastCalledWith('~mv');
});

it('takes layers off by slider and name, as one step that is in the address', async () => {
  const layers = ['大血管', '心壁', '瓣膜'].map((name) => ({ name, text: `${name}的说明` }));
  const [heart, left, mv, la, lv, ra] = parts;
  const layered = [heart, left, mv, la, lv, ra].flatMap((one) => one ?? []);
  const at: Record<string, number> = { ra: 0, la: 1, lv: 1, mv: 2 };
  const { onAddress } = showBench('', {
    layers,
    parts: layered.map((one) => ({ ...one, layer: at[one.id] ?? null })),
  });
  const panel = within(screen.getByRole('region', { name: '从外到里' }));
  expect(panel.getByText('大血管的说明')).toBeVisible();
  act(() => panel.getByRole('slider').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(onAddress).toHaveBeenLastCalledWith('~~h!ra');
  expect(panel.getByRole('slider')).toHaveAttribute('aria-valuetext', '已剥去 1 层，最外层是心壁');
  await userEvent.click(panel.getByRole('button', { name: '瓣膜' }));
  expect(onAddress).toHaveBeenLastCalledWith('~~s!mv');
  expect(panel.getByText('瓣膜的说明')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: '大血管' }));
  expect(onAddress).toHaveBeenLastCalledWith('');
});

it('cuts by three planes at most', async () => {
  const context = { getExtension: () => null };
  jest.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValueOnce(context as never);
  const { onAddress } = showBench();
  for (const name of ['加矢状面', '加冠状面', '加矢状面']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(screen.queryByRole('button', { name: '加水平面' })).toBeNull();
  const coronal = screen.getByRole('group', { name: '冠状面' });
  await userEvent.click(within(coronal).getByRole('button', { name: '换另一半' }));
  await userEvent.click(within(coronal).getByRole('button', { name: '去掉' }));
  expect(onAddress).toHaveBeenLastCalledWith('~~~~x!0!0!0!0_x!0!0!0!0');
});
