import { moved, seenSquare, shownSize, wholePicture, zoomed } from './crop';

const wide = { width: 400, height: 200 };

it('begins with the middle of the picture, as large as it covers the window', () => {
  expect(shownSize(wide, wholePicture)).toEqual({ width: 2, height: 1 });
  expect(seenSquare(wide, wholePicture)).toEqual({ left: 100, top: 0, side: 200 });
});

it('moves as far as the edge and no further', () => {
  expect(seenSquare(wide, moved(wide, wholePicture, { x: 0.25, y: 0 })).left).toBe(50);
  expect(seenSquare(wide, moved(wide, wholePicture, { x: 9, y: 9 }))).toMatchObject({
    left: 0,
    top: 0,
  });
  expect(seenSquare(wide, moved(wide, wholePicture, { x: -9, y: 0 })).left).toBe(200);
});

it('zooms around what is in the middle', () => {
  const aside = moved(wide, wholePicture, { x: 0.25, y: 0 });
  const middleOf = (crop: typeof aside) => {
    const { left, side } = seenSquare(wide, crop);
    return left + side / 2;
  };
  expect(seenSquare(wide, zoomed(wide, aside, 2)).side).toBe(100);
  expect(middleOf(zoomed(wide, aside, 2))).toBe(middleOf(aside));
});

it('never zooms out of bounds, and back at the edge stays inside', () => {
  expect(zoomed(wide, wholePicture, 99).zoom).toBe(4);
  expect(zoomed(wide, wholePicture, 0).zoom).toBe(1);
  const corner = moved(wide, zoomed(wide, wholePicture, 4), { x: 99, y: 99 });
  expect(seenSquare(wide, zoomed(wide, corner, 1))).toEqual({ left: 0, top: 0, side: 200 });
});
