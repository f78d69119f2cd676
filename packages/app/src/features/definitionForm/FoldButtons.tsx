import { Button, Toolbar } from '@tavoite/ui';
import { useLabels } from '../../i18n/labels.js';

interface FoldButtonsProps {
  folding: { openAll: () => void; closeAll: () => void };
}

/** Opens and closes all branches of a tree. */
export const FoldButtons = ({ folding }: FoldButtonsProps) => {
  const { expandAll, collapseAll } = useLabels().termTree;
  return (
    <Toolbar>
      <Button size="sm" variant="quiet" onClick={folding.openAll}>
        {expandAll}
      </Button>
      <Button size="sm" variant="quiet" onClick={folding.closeAll}>
        {collapseAll}
      </Button>
    </Toolbar>
  );
};
