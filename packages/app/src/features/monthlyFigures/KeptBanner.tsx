import { Banner, Button, ConfirmDialog, Toolbar } from '@tavoite/ui';
import { useState } from 'react';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';

export interface KeptBannerProps {
  /** How many figures were kept from before. */
  count: number;
  onDiscard: () => void;
}

/** Says that figures were not saved last time, and gives them up; asks first where they are several. */
export const KeptBanner = ({ count, onDiscard }: KeptBannerProps) => {
  const { text } = useText();
  const { modal } = useLabels();
  const [isAsked, setAsked] = useState(false);
  return (
    <Banner tone="info">
      {text('figures-kept', { count })}
      <Toolbar>
        <Button size="sm" onClick={() => (count > 1 ? setAsked(true) : onDiscard())}>
          {text('discard')}
        </Button>
      </Toolbar>
      <ConfirmDialog
        {...modal}
        open={isAsked}
        onOpenChange={setAsked}
        title={text('discard-figures-title')}
        message={text('discard-figures-question', { count })}
        confirmLabel={text('discard')}
        cancelLabel={text('cancel')}
        onConfirm={() => {
          setAsked(false);
          onDiscard();
        }}
      />
    </Banner>
  );
};
