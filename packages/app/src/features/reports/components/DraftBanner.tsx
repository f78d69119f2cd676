import { Banner, Button, Toolbar } from '@tavoite/ui';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { AppState } from '../../../core/state.js';
import { useText } from '../../../i18n/Texts.js';
import { hasDraft, removeDraft } from '../../drafts/index.js';
import { NEW_REPORT } from '../drafts.js';

/** Offers to go on with a new report that was not saved. */
export const DraftBanner = ({ onOpen }: { onOpen: () => void }) => {
  const { text } = useText();
  const store = useStore<AppState>();
  const [isKept, setKept] = useState(() => hasDraft(store.getState(), NEW_REPORT, 'browser'));
  if (!isKept) return null;
  return (
    <Banner tone="info">
      {text('report-draft-kept')}
      <Toolbar>
        <Button size="sm" onClick={onOpen}>
          {text('go-on-writing')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            removeDraft(store.getState(), NEW_REPORT, 'browser');
            setKept(false);
          }}
        >
          {text('discard')}
        </Button>
      </Toolbar>
    </Banner>
  );
};
