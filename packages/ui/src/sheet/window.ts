/** A run of rows or columns: `first` included, `end` not. */
export interface Span {
  first: number;
  end: number;
}

/** At most this many times the visible cells stay drawn. */
const MAX_EXCESS = 2;

/**
 * The items of fixed size to draw for a scroll position: those drawn already while they hold all in
 * view; else those in view and, in the direction in which they ran out, some more, so that small
 * scrolls draw nothing new.
 *
 * @param drawn the span drawn until now; an empty one for none
 * @param offset scrolled distance in px
 * @param length visible length in px
 * @param size size of an item in px
 * @param count number of items
 * @param ahead items drawn beyond those in view
 */
export function spanOf(
  drawn: Span,
  offset: number,
  length: number,
  size: number,
  count: number,
  ahead: number,
): Span {
  const first = Math.min(count, Math.floor(Math.max(0, offset) / size));
  const end = Math.max(first, Math.min(count, Math.ceil(Math.max(0, offset + length) / size)));
  const covers = drawn.first <= first && drawn.end >= end && drawn.end <= count;
  if (covers && drawn.end - drawn.first <= MAX_EXCESS * (end - first) + 2 * ahead) return drawn;
  const isEmpty = drawn.first === drawn.end;
  const down = !isEmpty && end > drawn.end;
  const up = !isEmpty && !down && first < drawn.first;
  return {
    first: Math.max(0, up ? first - ahead : first),
    end: Math.min(count, down ? end + ahead : end),
  };
}
