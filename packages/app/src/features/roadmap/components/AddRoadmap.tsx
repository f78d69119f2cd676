import { Button, Icon, IconButton, MOBILE_QUERY, useMediaQuery } from '@tavoite/ui';
import { PlusIcon } from '@tavoite/ui/icons';
import { useText } from '../../../i18n/Texts.js';

/** Adds a tab after the last one; on a phone the tabs need the room. */
export const AddRoadmap = ({ onAdd }: { onAdd: () => void }) => {
  const { text } = useText();
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const icon = <Icon icon={PlusIcon} size="sm" />;
  return isNarrow ? (
    <IconButton label={text('add-roadmap')} size="sm" onClick={onAdd}>
      {icon}
    </IconButton>
  ) : (
    <Button size="sm" variant="quiet" icon={icon} onClick={onAdd}>
      {text('add-roadmap')}
    </Button>
  );
};
