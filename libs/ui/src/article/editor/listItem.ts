import { ListItem } from '@tiptap/extension-list';

/** Tab leaves the field, as it leaves every other; lists go deeper by keys of their own. */
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
