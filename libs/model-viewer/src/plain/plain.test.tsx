import { AppTheme } from '@cheese/ui/look/AppTheme';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BoxGeometry, Group, Mesh } from 'three';
import { QuietParts } from '../controls/QuietParts';
import { treeOf } from '../model/partTree';
import { bodiesOfModel } from '../stage/bodies';
import { parts } from '../testing/givenParts';
import type { Model } from '../useModel';
import { drawParts } from './draw';
import { flatFrom } from './flatten';

// Pictures are made without a browser here, and painted nowhere.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const tree = treeOf(parts);

/** A red left ventricle before all others, and small things to its sides. */
function aHeart() {
  const box = (name: string, size: number, x: number, z: number) => {
    const mesh = new Mesh(new BoxGeometry(size, size, size));
    mesh.position.set(x, 0, z);
    mesh.name = name;
    return mesh;
  };
  const root = new Group().add(box('lv', 2, 0, 2), box('la', 2, 0, 0), box('ra', 0.2, -3, 0));
  return bodiesOfModel(root, tree);
}

const size = { width: 60, height: 60 };
const bodies = aHeart();
const flat = flatFrom(bodies, 'front');
const dotOf = (dots: ArrayLike<number>, x: number, y: number) =>
  [0, 1, 2].map((k) => dots[(y * size.width + x) * 4 + k] ?? 0) as [number, number, number];
const isGround = ([red, green, blue]: readonly number[]) =>
  red === 30 && green === 34 && blue === 42;
const isRed = ([red, green]: readonly [number, number, number]) => red > 2 * green;

const allOf = (dots: ArrayLike<number>) =>
  Array.from({ length: size.width * size.height }, (_, at) =>
    dotOf(dots, at % size.width, Math.floor(at / size.width)),
  );
const brightIn = (dots: ArrayLike<number>) =>
  allOf(dots).filter((dot) => Math.max(...dot) > 90).length;

describe('a picture', () => {
  it('shows what is nearer in its own colour, and what is behind it not at all', () => {
    const dots = drawParts(flat, new Set(), size);
    expect(isRed(dotOf(dots, 40, 30))).toBe(true);
    expect(isGround(dotOf(dots, 58, 2))).toBe(true);
    expect(allOf(drawParts(flatFrom(bodies, 'back'), new Set(), size)).some(isRed)).toBe(false);
  });

  it('lights a part through what stands before it, and what stands around is faint', () => {
    const dots = drawParts(flat, new Set(['la']), size);
    expect(allOf(dots).some(isRed)).toBe(false);
    expect(brightIn(dots)).toBeGreaterThan(300);
    const beside = allOf(drawParts(flatFrom(bodies, 'left'), new Set(['la']), size));
    const faint = beside.filter((dot) => !isGround(dot) && Math.max(...dot) < 90);
    expect(faint.length).toBeGreaterThan(100);
  });

  it('goes nearer to what is small', () => {
    expect(brightIn(drawParts(flat, new Set(['ra']), size))).toBeGreaterThan(120);
    expect(brightIn(drawParts(flat, new Set(['lv']), size))).toBeLessThan(1500);
  });
});

it('offers pictures to choose from and names none of them', async () => {
  const choose = jest.fn();
  const model = { tree, chosen: 'la', choose } as unknown as Model;
  render(
    <AppTheme>
      <QuietParts model={model} bodies={bodies} isAiming />
    </AppTheme>,
  );
  const offered = within(screen.getByRole('group', { name: '结构图片' }));
  expect(offered.getAllByRole('button')).toHaveLength(3);
  await userEvent.click(offered.getByRole('button', { name: '第 3 张图' }));
  expect(choose).toHaveBeenCalledWith('ra');
  expect(offered.getByRole('button', { pressed: true })).toHaveAccessibleName('第 1 张图');
  expect(document.body.innerHTML).not.toMatch(/心|atrium|ventric/);
});
