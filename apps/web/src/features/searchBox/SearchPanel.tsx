import { PopupPanel } from '@cheese/ui/popup/Popup';
import { HistoryList } from './HistoryList';
import { SuggestionList } from './SuggestionList';

interface SearchPanelProps {
  panelId: string;
  panel: 'history' | 'suggestions' | 'closed';
  text: string;
  activeId: string | undefined;
  history: readonly string[];
  onPick: (text: string) => void;
  onRemove: (text: string) => void;
}

export default function SearchPanel(props: SearchPanelProps) {
  const { panelId, panel, text, activeId, history, onPick, onRemove } = props;
  const shared = { listId: panelId, activeId, onPick };
  return (
    <PopupPanel align="stretch" keepsFocus>
      {panel === 'suggestions' ? (
        <SuggestionList {...shared} text={text} />
      ) : (
        <HistoryList {...shared} history={history} onRemove={onRemove} />
      )}
    </PopupPanel>
  );
}
