import { useTestApp } from '../../../testing/useTestApp';
import { imageAdjustmentRoutes } from './imageAdjustment.routes';

const test = useTestApp({ modules: { main: [imageAdjustmentRoutes] } });
const url = '/doctor-cheese/image-adjustment/v1';
const asItIs = { gamma: 200, contrast: 100, light: 100, red: 100, green: 100, blue: 100 };

beforeEach(() =>
  test.given({
    people: [{}, {}],
    commodities: [
      { type: 2, charge: 1 },
      { type: 2, charge: 2 },
    ],
    slides: [{ slides: [{}] }, { slides: [{}] }],
  }),
);

const ask = async (call: string, personId: number, body?: object) =>
  test.ask(call, body, { token: await test.signIn(personId) });

it('is kept for each person and each slide', async () => {
  expect((await ask(`GET ${url}?slideId=1`, 1)).body.data).toEqual(asItIs);
  const own = { ...asItIs, contrast: 140 };
  await ask(`PUT ${url}`, 1, { slideId: 1, ...asItIs, contrast: 120 });
  expect((await ask(`PUT ${url}`, 1, { slideId: 1, ...own })).body.data).toEqual(own);
  expect((await ask(`GET ${url}?slideId=1`, 1)).body.data).toEqual(own);
  expect((await ask(`GET ${url}?slideId=1`, 2)).body.data).toEqual(asItIs);
});

it('is refused of a locked slide, and beyond its range', async () => {
  expect((await ask(`PUT ${url}`, 1, { slideId: 2, ...asItIs })).status).toBe(403);
  expect((await ask(`PUT ${url}`, 1, { slideId: 1, ...asItIs, gamma: 401 })).status).toBe(400);
});
