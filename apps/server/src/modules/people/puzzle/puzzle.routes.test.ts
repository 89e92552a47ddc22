import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { calls } from '../../../testing/calls/signingIn';
import { useTestApp } from '../../../testing/useTestApp';
import { puzzle } from './puzzle.tables';
import { authRoutes } from '../auth/auth.routes';

const test = useTestApp({ modules: { main: [authRoutes] } });

interface Shown {
  puzzleId: string;
  background: string;
  piece: string;
  pieceY: number;
  expiresAt: number;
}

const show = async () => (await test.ask(calls.puzzle)).body.data as Shown;
const solve = (puzzleId: string, x: number) => test.ask(calls.solve, { puzzleId, x });
const placeOf = async ({ puzzleId }: Shown) => {
  const rows = await test.database.db.select().from(puzzle).where(eq(puzzle.id, puzzleId));
  return rows[0]?.x ?? -1;
};
const sizeOf = async (address: string) => {
  const bytes = Buffer.from(address.replace('data:image/webp;base64,', ''), 'base64');
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  return { width, height, hasAlpha };
};

describe('auth/v1/puzzle', () => {
  it('shows a picture and a piece, and not where it belongs', async () => {
    const shown = await show();
    expect(Object.keys(shown).sort()).toEqual([
      'background',
      'expiresAt',
      'piece',
      'pieceY',
      'puzzleId',
    ]);
    expect(await sizeOf(shown.background)).toMatchObject({ width: 268, height: 155 });
    expect(await sizeOf(shown.piece)).toEqual({ width: 60, height: 60, hasAlpha: true });
    expect(shown.expiresAt).toBe(test.clock.time.getTime() + 300_000);
  });

  it.each([
    [-5, 400],
    [-4, 200],
    [0, 200],
    [4, 200],
    [5, 400],
  ])('let go %d off is answered with %d', async (off, status) => {
    const shown = await show();
    expect((await solve(shown.puzzleId, (await placeOf(shown)) + off)).status).toBe(status);
  });

  it('may be tried once', async () => {
    const shown = await show();
    const place = await placeOf(shown);
    expect(await solve(shown.puzzleId, place + 50)).toMatchObject({
      status: 400,
      body: { message: '验证失败，请重试' },
    });
    expect((await solve(shown.puzzleId, place)).status).toBe(400);
  });

  it('may be tried for five minutes', async () => {
    const shown = await show();
    test.clock.pass(300);
    expect((await solve(shown.puzzleId, await placeOf(shown))).status).toBe(400);
  });

  it.each(['', 'no-uuid', '00000000-0000-0000-0000-000000000000'])('is not "%s"', async (id) => {
    expect((await solve(id, 100)).body['key']).toBe('puzzle.wrong');
  });
});
