import { Mark } from '@tiptap/core';

const mark = (name: string, tag: string, also: string[] = [], key?: string) =>
  Mark.create({
    name,
    parseHTML: () => [tag, ...also].map((one) => ({ tag: one })),
    renderHTML: () => [tag, 0],
    ...(key && {
      addKeyboardShortcuts() {
        return { [key]: () => this.editor.commands.toggleMark(name) };
      },
    }),
  });

/** The tags that the server stores, one for each mark. */
export const marks = [
  mark('underline', 'u', ['ins'], 'Mod-u'),
  mark('strike', 's', ['del']),
  mark('subscript', 'sub', [], 'Mod-,').extend({ excludes: 'superscript' }),
  mark('superscript', 'sup', [], 'Mod-.').extend({ excludes: 'subscript' }),
  mark('code', 'code'),
];

const leads = /^(?:https?:|mailto:|tel:|[/#?])/i;

/** Links in articles; one with an unsafe address becomes plain text. */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (link) => (leads.test(link.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

export const Highlight = mark('highlight', 'mark');
