import type { KindEditorProps } from '../KindView';
import { OptionsEditor } from '../parts/OptionsEditor';
import { toggled } from './toggled';

/** Options, any of which may be right. */
export default function MultipleChoiceEditor(props: KindEditorProps) {
  const { draft, onChange } = props;
  const mark = (option: string) =>
    onChange({ ...draft, key: [toggled(draft.key[0] ?? [], option)] });
  return <OptionsEditor {...props} mark="checkbox" onMark={mark} />;
}
