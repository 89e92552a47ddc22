import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense } from 'react';
import { AppTheme } from '../look/AppTheme';
import { makeToaster } from '../toast/makeToaster';
import { LostInPlace, LostSilently } from './lostFaces';
import { makeLazyPart } from './makeLazyPart';
import type { LostFace } from './PartBoundary';

const lazyPart = makeLazyPart((load) => load());
const Part = ({ name }: { name: string }) => <p>部件 {name}</p>;

/** A part that is gone as often as said, and then there. */
function aPart(timesGone: number, Lost?: LostFace) {
  let gone = timesGone;
  return lazyPart<{ name: string }>(
    () => (gone-- > 0 ? Promise.reject(new TypeError('gone')) : Promise.resolve({ default: Part })),
    Lost,
  );
}

const page = (part: ReactNode) => (
  <AppTheme toaster={makeToaster()}>
    <h1>页面</h1>
    <Suspense fallback={null}>{part}</Suspense>
  </AppTheme>
);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('shows the part once it is there', async () => {
  const There = aPart(0);
  render(page(<There name="甲" />));
  expect(await screen.findByText('部件 甲')).toBeInTheDocument();
});

it('draws at once what was loaded ahead, and asks again for what was not to be had', async () => {
  const There = aPart(0);
  await There.ahead();
  render(page(<There name="庚" />));
  expect(screen.getByText('部件 庚')).toBeInTheDocument();
  const Lost = aPart(1);
  await Lost.ahead();
  render(page(<Lost name="辛" />));
  expect(await screen.findByText('部件 辛')).toBeInTheDocument();
});

it('says that a part is lost, leaves the page, and brings it when asked again', async () => {
  const Lost = aPart(1);
  render(page(<Lost name="乙" />));
  expect(await screen.findByText('网络连接失败，请稍后重试')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '页面' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('部件 乙')).toBeInTheDocument();
});

it('closes what can be closed, so that nobody waits for it, and it is opened the same way', async () => {
  const Lost = aPart(1);
  const onClose = jest.fn();
  const { rerender } = render(page(<Lost name="己" onClose={onClose} />));
  expect(await screen.findByText('网络连接失败，请稍后重试')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  rerender(page(null));
  rerender(page(<Lost name="己" onClose={onClose} />));
  expect(await screen.findByText('部件 己')).toBeInTheDocument();
});

it('asks again when it is shown anew', async () => {
  const Lost = aPart(1);
  const { rerender } = render(page(<Lost key="1" name="丙" />));
  await screen.findByText('网络连接失败，请稍后重试');
  rerender(page(<Lost key="2" name="丙" />));
  expect(await screen.findByText('部件 丙')).toBeInTheDocument();
});

it('stands in the place of a piece of the page', async () => {
  const Lost = aPart(1, LostInPlace);
  render(page(<Lost name="丁" />));
  expect(await screen.findByText('内容加载失败')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('部件 丁')).toBeInTheDocument();
});

it('does without what nobody asked for', async () => {
  const Lost = aPart(1, LostSilently);
  const { container } = render(page(<Lost name="戊" />));
  await screen.findByRole('heading', { name: '页面' });
  await Promise.resolve();
  expect(container).not.toHaveTextContent('失败');
});

it('leaves a part that falls by a fault of its own to the page', async () => {
  const Falls = lazyPart(() =>
    Promise.resolve({
      default: () => {
        throw new Error('fault');
      },
    }),
  );
  class Page extends Component<{ children: ReactNode }, { fell: string }> {
    override state = { fell: '' };
    static getDerivedStateFromError = ({ message }: Error) => ({ fell: message });
    override render = () => this.state.fell || this.props.children;
  }
  render(
    page(
      <Page>
        <Falls />
      </Page>,
    ),
  );
  expect(await screen.findByText('fault')).toBeInTheDocument();
});
