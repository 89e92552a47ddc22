import { keywordOf } from '@cheese/domain/rules/text/keyword';
import { pathnameOf } from '@cheese/domain/rules/site/pathname';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSearchHistory } from './useSearchHistory';

/** The keyword in the address; the field follows it after a link or going back. */
function useAddressed() {
  const { pathname, search } = useLocation();
  const path = pathnameOf(pathname);
  const said = new URLSearchParams(search);
  return {
    addressed: path === paths.search() ? keywordOf(said.get('keyword')) : '',
    here: `${path}?${said}`,
  };
}

export function useSearchBox() {
  const { addressed, here } = useAddressed();
  const navigate = useNavigate();
  const { history, look, add, remove, clear } = useSearchHistory();
  const [shownFor, setShownFor] = useState(addressed);
  const [sent, setSent] = useState<string>();
  const [text, setText] = useState(addressed);
  const [panel, setPanel] = useState<'closed' | 'history' | 'suggestions'>('closed');

  if (shownFor !== addressed) {
    setShownFor(addressed);
    setSent(undefined);
    // The user may already be typing the next keyword while the page loads.
    if (addressed !== sent) setText(addressed);
  }
  return {
    text,
    panel,
    history,
    remove,
    clear,
    open: () => {
      look();
      setPanel('history');
    },
    close: () => setPanel('closed'),
    type: (typed: string) => {
      setText(typed);
      setPanel(typed.trim() === '' ? 'history' : 'suggestions');
    },
    /** A blank keyword opens the search page too, but is not added to the history. */
    go: (sought: string) => {
      const keyword = sought.trim();
      add(keyword);
      setText(keyword);
      setSent(keyword);
      setPanel('closed');
      const to = paths.search({ keyword });
      // Replace the history entry if the same search is repeated.
      void navigate(to, { replace: to === here });
    },
  };
}
