import { Icon, IconButton, Popover } from '@tavoite/ui';
import { HelpIcon } from '@tavoite/ui/icons';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { useHelpKey } from '../useHelpKey.js';

const List = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;

  li + li {
    margin-block-start: 0.5em;
  }
`;

/** Lists what the keys do in the drawing, at its button or after `?`. */
export const KeysHelp = ({ readOnly }: { readOnly: boolean }) => {
  const { text } = useText();
  const { keys, editKeys } = useLabels().roadmap;
  const [open, setOpen] = useState(false);
  /** The bar from which help was asked for by `?`. */
  const opener = useRef<HTMLElement>(null);
  useHelpKey(
    useCallback(() => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLButtonElement ? activeElement : null;
      setOpen(true);
    }, []),
  );
  return (
    <Popover
      label={text('plan-keys')}
      open={open}
      onOpenChange={(next) => {
        if (next) opener.current = null;
        setOpen(next);
      }}
      returnTo={opener}
      align="end"
      trigger={
        <IconButton label={text('plan-keys')} aria-keyshortcuts="?" size="sm">
          <Icon icon={HelpIcon} size="sm" />
        </IconButton>
      }
    >
      <List>
        {[...keys, ...(readOnly ? [] : editKeys)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </List>
    </Popover>
  );
};
