import { ListItem } from '@tiptap/extension-list';

/** Tab moves to the next field, so list items are indented by other keys. */
export const Item = ListItem.extend({
  content: 'block+',
  addKeyboardShortcuts() {
    const { commands } = this.editor;
    return {
      Enter: () => commands.splitListItem(this.name),
      'Mod-]': () => commands.sinkListItem(this.name),
      'Mod-[': () => commands.liftListItem(this.name),
    };
  },
});
