import { PopupPanel } from '@cheese/ui/popup/Popup';
import { HotList } from './HotList';
import { HistoryList } from './HistoryList';
import { SuggestionList } from './SuggestionList';
import { swallowRestOfClicks } from './swallowRestOfClicks';

interface SearchPanelProps {
  panelId: string;
  panel: 'history' | 'suggestions' | 'closed';
  text: string;
  activeId: string | undefined;
  history: readonly string[];
  onPick: (text: string) => void;
  onRemove: (text: string) => void;
  onClear: () => void;
}

export default function SearchPanel(props: SearchPanelProps) {
  const { panelId, panel, text, activeId, history, onPick, onRemove, onClear } = props;
  const pick = (picked: string) => {
    swallowRestOfClicks();
    onPick(picked);
  };
  const shared = { listId: panelId, activeId, onPick: pick };
  return (
    <PopupPanel align="stretch" keepsFocus>
      {panel === 'suggestions' ? (
        <SuggestionList {...shared} text={text} />
      ) : (
        <>
          <HistoryList {...shared} history={history} onRemove={onRemove} onClear={onClear} />
          <HotList onPick={pick} />
        </>
      )}
    </PopupPanel>
  );
}
