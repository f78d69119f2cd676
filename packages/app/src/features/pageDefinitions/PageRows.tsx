import type { PageDefinition } from '@tavoite/model';
import { MenuButton, MenuItem, MenuSeparator, TreeRows } from '@tavoite/ui';
import { useAppDispatch } from '../../core/hooks.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { orderCall } from './slice.js';
import type { PageNode } from './tree.js';

interface PageRowsProps {
  /** Those in sight, from top to bottom. */
  nodes: readonly PageNode[];
  isOpen: (node: PageNode) => boolean | null;
  nameOf: (page: PageDefinition) => string;
  onFold: (id: number, isOpen: boolean) => void;
  onEdit: (page: PageDefinition) => void;
  onAddBelow: (page: PageDefinition) => void;
  onOrder: (siblings: readonly PageDefinition[]) => void;
  onDelete: (page: PageDefinition) => void;
}

/** The pages as the menu shows them, one line each. */
export const PageRows = ({
  nodes,
  isOpen,
  nameOf,
  onFold,
  onEdit,
  onAddBelow,
  onOrder,
  onDelete,
}: PageRowsProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { treeRows } = useLabels();
  const shift = ({ page, siblings }: PageNode, step: -1 | 1) => {
    const was = siblings.map(({ id }) => id);
    const ids = was.filter((id) => id !== page.id);
    ids.splice(siblings.indexOf(page) + step, 0, page.id);
    dispatch(orderCall.request({ ids, was }));
  };
  return (
    <TreeRows
      label={text('all-pages')}
      labels={treeRows}
      rows={nodes.map((node) => ({
        id: String(node.id),
        title: nameOf(node.page),
        depth: node.depth,
        expanded: isOpen(node),
        node,
      }))}
      onExpandedChange={({ node }, expanded) => onFold(node.id, expanded)}
      onOpen={({ node }) => onEdit(node.page)}
      detailsOf={({ node: { page } }) =>
        page.redirect ? text('page-redirect') : text('page-terms', { count: page.terms.length })
      }
      actionsOf={({ node, title }, tabIndex) => {
        const { page, siblings } = node;
        const at = siblings.indexOf(page);
        return (
          <MenuButton
            label={text('action-of', { action: text('actions'), name: title })}
            size="sm"
            tabIndex={tabIndex}
          >
            <MenuItem onSelect={() => onEdit(page)}>{text('edit')}</MenuItem>
            <MenuItem onSelect={() => onAddBelow(page)}>{text('new-page-below')}</MenuItem>
            {at > 0 ? (
              <MenuItem onSelect={() => shift(node, -1)}>{text('move-up')}</MenuItem>
            ) : null}
            {at < siblings.length - 1 ? (
              <MenuItem onSelect={() => shift(node, 1)}>{text('move-down')}</MenuItem>
            ) : null}
            {siblings.length > 1 ? (
              <MenuItem onSelect={() => onOrder(siblings)}>{text('pages-order')}</MenuItem>
            ) : null}
            <MenuSeparator />
            <MenuItem onSelect={() => onDelete(page)}>{text('delete')}</MenuItem>
          </MenuButton>
        );
      }}
    />
  );
};
