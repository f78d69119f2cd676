import { Button, Icon } from '@tavoite/ui';
import { PlusIcon } from '@tavoite/ui/icons';
import { useText } from '../../../i18n/Texts.js';

/** Adds a tab after the last one. */
export const AddRoadmap = ({ onAdd }: { onAdd: () => void }) => {
  const { text } = useText();
  return (
    <Button size="sm" variant="quiet" icon={<Icon icon={PlusIcon} size="sm" />} onClick={onAdd}>
      {text('add-roadmap')}
    </Button>
  );
};
