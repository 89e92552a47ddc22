import { LinkTabs } from './LinkTabs';
import { show } from '../testing/show';

/** jsdom lays nothing out: each tab is said to be 100 px wide, in a row of 250. */
class LaidOut {
  private readonly say: (seen: object[]) => void;

  constructor(say: LaidOut['say']) {
    this.say = say;
  }

  observe(tab: Element) {
    const at = (left: number, width: number) => ({ left, width, right: left + width });
    const index = [...(tab.parentElement?.children ?? [])].indexOf(tab);
    const seen = { boundingClientRect: at(index * 100, 100), rootBounds: at(0, 250) };
    queueMicrotask(() => this.say([seen]));
  }

  disconnect() {}
}

const tabs = (chosen: number) => (
  <LinkTabs
    label="分类"
    choices={[0, 1, 2, 3].map((index) => ({
      label: `第${index}类`,
      href: `/?at=${index}`,
      isChosen: index === chosen,
    }))}
  />
);

it('brings the chosen one of a row into sight, and leaves alone what is seen', async () => {
  Object.assign(window, { IntersectionObserver: LaidOut });
  const { container, showAgain } = show(tabs(1));
  const row = container.querySelector('nav');
  await Promise.resolve();
  expect(row?.scrollLeft).toBe(0);
  showAgain(tabs(3));
  await Promise.resolve();
  expect(row?.scrollLeft).toBe(225);
});
