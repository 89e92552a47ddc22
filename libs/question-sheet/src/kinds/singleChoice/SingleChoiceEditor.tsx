import type { KindEditorProps } from '../KindView';
import { OptionsEditor } from '../parts/OptionsEditor';

/** Options, one of which is right. */
export default function SingleChoiceEditor(props: KindEditorProps) {
  const { draft, onChange } = props;
  const choose = (option: string) => onChange({ ...draft, key: [[option]] });
  return <OptionsEditor {...props} mark="radio" onMark={choose} />;
}
