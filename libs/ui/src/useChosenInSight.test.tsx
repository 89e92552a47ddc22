import { LinkTabs } from './LinkTabs';
import { show } from './testing/show';

/** jsdom lays nothing out: each tab is said to be 100 px wide, in a row of 250. */
function layOut() {
  const at = (left: number, width: number) => ({ left, width, right: left + width }) as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    if (this.tagName === 'NAV') return at(0, 250);
    return at([...(this.parentElement?.children ?? [])].indexOf(this) * 100, 100);
  });
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

it('brings the chosen one of a row into sight, and leaves alone what is seen', () => {
  layOut();
  const { container, showAgain } = show(tabs(1));
  const row = container.querySelector('nav');
  expect(row?.scrollLeft).toBe(0);
  showAgain(tabs(3));
  expect(row?.scrollLeft).toBe(225);
});
