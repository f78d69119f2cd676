import { memo } from 'react';
import { Icon } from '../Icon/index.js';
import { EditIcon, PlusIcon } from '../icons/index.js';
import type { RoadmapLabels } from './labels.js';
import type { RoadmapActions, RoadmapIdea } from './types.js';
import type { IdeaHandlers } from './useIdeas.js';

export interface IdeasLaneProps {
  ideas: readonly RoadmapIdea[];
  /** The one that waits for a month. */
  placing: number | null;
  readOnly: boolean;
  labels: RoadmapLabels;
  actions: RoadmapActions;
  handlers: IdeaHandlers;
}

/** Tasks without dates beside the plan, to be put on a month. Renders a `<section>`. */
export const IdeasLane = memo(function IdeasLane(props: IdeasLaneProps) {
  const { ideas, placing, readOnly, labels, actions, handlers } = props;
  return (
    <section className="ideas" aria-label={labels.ideas}>
      <strong>{labels.ideas}</strong>
      {ideas.length === 0 && <span className="none">{labels.noIdeas}</span>}
      {ideas.length > 0 && (
        <ul>
          {ideas.map((idea) => (
            <li key={idea.id}>
              {readOnly ? (
                <span className="idea">{idea.title}</span>
              ) : (
                <button
                  className="idea"
                  type="button"
                  data-idea={idea.id}
                  aria-pressed={placing === idea.id}
                  {...handlers}
                >
                  {idea.title}
                </button>
              )}
              {!readOnly && actions.onOpenIdea && (
                <button
                  className="tool"
                  type="button"
                  aria-label={labels.editIdea(idea.title)}
                  title={labels.editIdea(idea.title)}
                  onClick={() => actions.onOpenIdea?.(idea)}
                >
                  <Icon icon={EditIcon} size="sm" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && actions.onAddIdea && (
        <button
          className="tool"
          type="button"
          aria-label={labels.addIdea}
          title={labels.addIdea}
          onClick={actions.onAddIdea}
        >
          <Icon icon={PlusIcon} size="sm" />
        </button>
      )}
    </section>
  );
});
