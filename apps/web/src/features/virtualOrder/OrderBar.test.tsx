import { fakeService } from '@cheese/api-client/testing/fakeService';
import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fakeSignIn } from '../../testing/aPerson';
import { renderSite } from '../../testing/renderPage';
import { useOfferVideos } from './useOfferVideos';

const offered = {
  simulationId: 5,
  videos: [
    { id: 31, specificationId: 310, price: 9900 },
    { id: 32, specificationId: 320, price: 19_990 },
  ],
};

/** Stands for a simulation's page, which offers its videos on one of its tabs. */
function Videos() {
  const [isShown, show] = useState(true);
  const { isSelected, toggle } = useOfferVideos(isShown ? offered : null);
  return (
    <>
      {offered.videos.map(({ id }) => (
        <button key={id} aria-pressed={isSelected(id)} onClick={() => toggle(id)}>
          视频{id}
        </button>
      ))}
      <button onClick={() => show(!isShown)}>另一页签</button>
    </>
  );
}

const address = '/virtualSimulation/detail?id=5';
const shown = [
  {
    path: '/virtualSimulation/detail',
    layout: 'headVirtualOrder' as const,
    page: async () => ({ default: Videos }),
  },
  { path: '*', layout: 'empty' as const, page: async () => ({ default: () => null }) },
];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

async function open() {
  const service = fakeService();
  fakeSignIn(service);
  service.answers(orderCalls.placeOrder, { id: 77 });
  const bodies = recordBodies(service);
  const page = renderSite(address, service, {}, shown);
  await screen.findByRole('region', { name: '所选视频' });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const ordered = () => bodies(orderCalls.placeOrder.path);
  return { ...page, press, ordered };
}

const all = () => screen.getByRole('checkbox', { name: '全选' });

it('counts and adds up what is ticked, one by one or all together', async () => {
  const { user, press } = await open();
  expect(screen.getByText('已选0个')).toBeVisible();
  await press('视频31');
  expect(screen.getByText('已选1个')).toBeVisible();
  expect(screen.getByText('9.90')).toBeVisible();
  expect(all()).toBePartiallyChecked();
  await user.click(all());
  expect(screen.getByText('29.89')).toBeVisible();
  expect(screen.getByRole('button', { name: '视频32', pressed: true })).toBeVisible();
  await user.click(all());
  expect(screen.getByText('0.00')).toBeVisible();
});

it('is there while videos can be bought', async () => {
  const { press } = await open();
  await press('另一页签');
  expect(screen.queryByRole('region', { name: '所选视频' })).toBeNull();
});

it('orders nothing while nothing is selected', async () => {
  const { press, ordered } = await open();
  await press('去支付');
  expect(await screen.findByText('请选择视频')).toBeVisible();
  expect(ordered()).toEqual([]);
});

it('prompts a visitor to log in, and remembers where they were', async () => {
  const { press, ordered, session } = await open();
  await waitFor(() => expect(session.get().isSignedIn).toBe(false));
  await press('视频31');
  await press('去支付');
  expect(session.get().isPrompting).toBe(true);
  expect(session.backPath.take()).toBe(address);
  expect(ordered()).toEqual([]);
});

it('places the order and leads to its payment', async () => {
  const { press, ordered, session, at } = await open();
  await act(() => session.signIn('good'));
  await press('视频31');
  await press('视频32');
  await press('去支付');
  await waitFor(() => expect(at()).toBe('/pay/virtualSimulation?id=5&ids=31%2C32&orderId=77'));
  expect(ordered()).toEqual([
    {
      specificationList: [
        { specificationId: 310, quantity: 1 },
        { specificationId: 320, quantity: 1 },
      ],
    },
  ]);
});

it('stays where an order was refused', async () => {
  const { press, service, session, at } = await open();
  await act(() => session.signIn('good'));
  service.refuses(orderCalls.placeOrder, { status: 501, flag: 501, message: '此功能尚未开放' });
  await press('视频31');
  await press('去支付');
  expect(await screen.findByText('此功能尚未开放')).toBeVisible();
  expect(at()).toBe(address);
});
