import { Modal } from '@tavoite/ui';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { useHelpKey } from '../useHelpKey.js';

const List = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;

  li + li {
    margin-block-start: 0.75em;
  }
`;

export interface KeysHelpProps {
  readOnly: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists what the keys do in the drawing; `?` asks for it, too. */
export const KeysHelp = ({ readOnly, open, onOpenChange }: KeysHelpProps) => {
  const { text } = useText();
  const { keys, editKeys } = useLabels().roadmap;
  useHelpKey(useCallback(() => onOpenChange(true), [onOpenChange]));
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={text('plan-keys')}
      closeLabel={text('close')}
    >
      <List>
        {[...keys, ...(readOnly ? [] : editKeys)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </List>
    </Modal>
  );
};
