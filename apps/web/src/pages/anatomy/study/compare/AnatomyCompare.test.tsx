import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../../testing/renderPage';
import { theSickStudy, theStudy } from '../../testing/anAnatomy';

// jsdom cannot load models.
jest.mock('@cheese/model-viewer/stage/loadModel', () => ({
  loadModel: jest.fn(),
  ModelRefused: Error,
}));

beforeAll(() =>
  Promise.all([import('../AnatomyStudyPage'), import('../StudyBench'), import('./CompareBench')]),
);

// Without WebGL both models are shown as one list of parts.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

const address = '/anatomy/study?id=5&modelId=8&at=compare';

it('leads from a body to the sick one beside it, and back to the one', async () => {
  const { user, at } = renderPage('/anatomy/study?id=5', theSickStudy());
  await user.click(await screen.findByRole('link', { name: '与病变对照' }));
  expect(await screen.findByRole('heading', { name: '心：正常与左心室肥大对照' })).toBeVisible();
  expect(at()).toBe(address);
  await user.click(screen.getByRole('link', { name: '返回单个模型' }));
  expect(await screen.findByRole('link', { name: '与正常对照' })).toBeVisible();
  expect(at()).toBe('/anatomy/study?id=5&modelId=8');
});

it('tells what differs at a part, goes where it is seen, and keeps that in the address', async () => {
  const { user, at } = renderPage(address, theSickStudy());
  const list = within(await screen.findByRole('region', { name: '不同之处' }));
  const line = list.getByRole('button', { name: '左心室壁增厚', expanded: false });
  expect(list.getByText('高血压所致')).toBeVisible();
  expect(list.queryByText('约二十毫米')).toBeNull();
  await user.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(list.getByText('约二十毫米')).toBeVisible();
  expect(list.getByText('充盈困难')).toBeVisible();
  expect(at()).toBe(`${address}&v=%7E2%7E%7E50%211`);
  expect(screen.getByRole('treeitem', { name: '左心室', selected: true })).toBeVisible();
});

it('opens at what the address says, with the words of both at a part that has one number', async () => {
  renderPage(`${address}&v=%7E2`, theSickStudy());
  const card = within(await screen.findByRole('region', { name: '所选结构' }));
  expect(card.getByText('心（正常）：壁最厚的心腔。')).toBeVisible();
  expect(card.getByText('心（左心室肥大）：壁厚而心腔窄。')).toBeVisible();
  expect(screen.getAllByRole('treeitem', { name: /心/ })).toHaveLength(2);
  expect(screen.getByText('病变模型的取舍：只画代偿期')).toBeVisible();
  const list = within(screen.getByRole('region', { name: '结构列表' }));
  expect(list.getAllByText('左心室')).toHaveLength(1);
});

it('studies the one body where there is no sick one', async () => {
  renderPage('/anatomy/study?id=5&at=compare', theStudy());
  expect(await screen.findByRole('link', { name: '测验' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '与病变对照' })).toBeNull();
});
