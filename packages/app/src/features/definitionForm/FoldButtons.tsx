import { Button, Icon, Toolbar } from '@tavoite/ui';
import { CollapseAllIcon, ExpandAllIcon } from '@tavoite/ui/icons';
import { useLabels } from '../../i18n/labels.js';

interface FoldButtonsProps {
  folding: { openAll: () => void; closeAll: () => void };
}

/** Opens and closes all branches of a tree. */
export const FoldButtons = ({ folding }: FoldButtonsProps) => {
  const { expandAll, collapseAll } = useLabels().termTree;
  return (
    <Toolbar>
      <Button
        size="sm"
        variant="quiet"
        icon={<Icon icon={ExpandAllIcon} size="sm" />}
        onClick={folding.openAll}
      >
        {expandAll}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={<Icon icon={CollapseAllIcon} size="sm" />}
        onClick={folding.closeAll}
      >
        {collapseAll}
      </Button>
    </Toolbar>
  );
};
