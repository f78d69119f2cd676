import type { Target, TargetGroup } from '@tavoite/model';
import {
  EmptyState,
  GroupCard,
  GroupCardSkeleton,
  GroupTree,
  SpinnerOverlay,
  TargetList,
} from '@tavoite/ui';
import { TargetIcon } from '@tavoite/ui/icons';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import type { MessageKey } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import { selectMappedViews } from '../../settings/index.js';
import { selectChildrenOf, selectGroups, selectTopGroups } from '../selectors.js';
import { groupCollapsed, groupExpanded } from '../slice.js';
import { useStrategySelector } from '../state.js';

/** The top level is the main target; groups that have none below them are focus areas. */
function levelLabel(group: TargetGroup, depth: number): MessageKey | null {
  if (depth === 0) return 'main-target';
  return group.has_children ? null : 'focus-areas';
}

export interface TargetGroupsProps {
  /** There are objectives above, with lines leading from them. */
  joined: boolean;
  /** The target whose details are open. */
  selectedId: number | null;
  onOpenDetails: (target: Target) => void;
}

/** The tree of target groups with their targets and meters. */
export const TargetGroups = ({ joined, selectedId, onOpenDetails }: TargetGroupsProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const { pathOfTitle } = useAppSelector(selectMappedViews);
  const { status, byId, expanded, expanding, expandingAll } = useStrategySelector(selectGroups);
  const top = useAppSelector(selectTopGroups);
  const childrenOf = useStrategySelector(selectChildrenOf);
  const firstLoad = Object.keys(byId).length === 0 && status !== 'fulfilled';
  if (firstLoad) return <GroupCardSkeleton label={text('loading-groups')} joined={joined} />;
  if (top.length === 0) {
    return (
      <EmptyState
        icon={TargetIcon}
        title={text('no-target-groups')}
        description={text('no-target-groups-description')}
      />
    );
  }
  return (
    <SpinnerOverlay active={status === 'pending' || expandingAll} label={text('loading-groups')}>
      <GroupTree
        {...labels.groupTree}
        label={text('target-groups')}
        roots={top}
        childrenOf={childrenOf}
        joined={joined}
        renderCard={(group, { depth, childrenId }) => {
          const level = levelLabel(group, depth);
          const isExpanded = expanded.includes(group.id);
          return (
            <GroupCard
              title={group.title}
              owner={group.user && { name: group.user.username, avatar: group.user.avatar }}
              levelLabel={level && text(level)}
              labels={labels.groupCard}
              expanded={isExpanded}
              loading={expanding.includes(group.id)}
              controls={childrenId}
              {...(group.has_children
                ? {
                    onToggle: () =>
                      dispatch(isExpanded ? groupCollapsed(group.id) : groupExpanded(group.id)),
                  }
                : {})}
            >
              <TargetList
                targets={group.targets}
                locale={locale}
                labels={labels.targetList}
                selectedId={selectedId}
                hrefOf={(target) => pathOfTitle(target.link_tag)}
                onOpenDetails={onOpenDetails}
              />
            </GroupCard>
          );
        }}
      />
    </SpinnerOverlay>
  );
};
