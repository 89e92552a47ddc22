import type { Plugin } from 'vite';

const style = `
  .note {
    position: fixed;
    inset: auto 0 0;
    z-index: 2000;
    margin: 0;
    padding: 12px 16px;
    text-align: center;
    background: #fff4e5;
  }
  #late { visibility: hidden; animation: late 0s 15s forwards; }
  @keyframes late { to { visibility: visible; } }
  @media (scripting: none) { #late { display: none; } }
`;
const words = '页面还没有加载完，请检查网络，或<a href="">刷新页面</a>。';

/**
 * A note at the window's foot that shows itself where the scripts do not come; they take it away
 * (main.tsx). What a page says without any, it says in a `note`, too.
 */
export const lateNote = (): Plugin => ({
  name: 'late-note',
  transformIndexHtml: () => [
    { tag: 'style', children: style, injectTo: 'head' },
    { tag: 'p', attrs: { class: 'note', id: 'late' }, children: words, injectTo: 'body-prepend' },
  ],
});
