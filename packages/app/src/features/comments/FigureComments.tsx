import { useId } from 'react';
import { useOpenScreen } from '../../core/openScreen.js';
import { useText } from '../../i18n/Texts.js';
import { CommentList, type NewComment } from './CommentList.js';
import { type CommentScope, figurePlace, targetPlace } from './slice.js';

export interface FigureCommentsProps {
  /** Where a new comment belongs. */
  about: NewComment;
  /** Comments of all times, not only those whose months touch the new one's. */
  allTimes?: boolean;
}

function scopeOf({ subject, start_date, end_date }: NewComment, allTimes: boolean): CommentScope {
  return {
    ...('term' in subject && { keys: [subject.term] }),
    ...('target' in subject && { targets: [subject.target] }),
    ...('mapping' in subject && { mapping: subject.mapping }),
    ...(!allTimes && { start_date, end_date }),
  };
}

/** What was written about one figure or target, with a field for more. */
const FigureComments = ({ about, allTimes = false }: FigureCommentsProps) => {
  const { text } = useText();
  const id = useId();
  const scope = scopeOf(about, allTimes);
  const place = 'target' in about.subject ? targetPlace : figurePlace;
  useOpenScreen(place.screen, scope);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{text('comments')}</h3>
      <CommentList place={place} scope={scope} about={about} titleOf={null} />
    </section>
  );
};

export default FigureComments;
