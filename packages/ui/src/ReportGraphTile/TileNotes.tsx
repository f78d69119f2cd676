import { token } from '@tavoite/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

const Line = styled.p`
  && {
    flex-wrap: nowrap;
    align-items: start;
  }

  > svg {
    flex: none;
    margin-block-start: calc((1lh - 1em) / 2);
  }
`;

/** Up to two lines beside the icon. */
const Note = styled.span`
  display: -webkit-box;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** A name stays beside its mark, and none is cut. */
const Key = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${token('space-3')};
  min-width: 0;

  & > span {
    display: flex;
    gap: ${token('space-1')};
    min-width: 0;
  }
`;

/** In the colours of the picture, which are none of the reader's own. */
const Mark = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  height: 1lh;
  forced-color-adjust: none;
`;

/** What the picture draws, by its name. */
export interface TileEntry {
  /** Tells it apart from others of its name. */
  key: string;
  /** What it is called in the key. */
  name: string;
  /** How the picture draws it: its colour and form; left out for words of another kind, "and 3 more". */
  mark?: ReactNode;
}

/** A note that says less than all of it, or has an icon of its own. */
export interface TileNote {
  /** What is seen: "Materials, Fixed costs and 3 more"; of no use with `entries`. */
  text?: string;
  /** The key of the picture, which is seen in place of the text. */
  entries?: readonly TileEntry[];
  /** All of it, for its hint and for those who hear it. */
  whole: string;
  /** Drawn before it. */
  icon?: ReactNode;
}

/** A note of words alone is all of it. */
export const noteOf = (note: string | TileNote): TileNote =>
  typeof note === 'string' ? { text: note, whole: note } : note;

/** What is seen of a note that is heard in other words. */
const SeenNote = ({ text, entries, whole }: TileNote) =>
  entries === undefined ? (
    <Note aria-hidden title={whole}>
      {text}
    </Note>
  ) : (
    <Key aria-hidden title={whole}>
      {entries.map(({ key, name, mark }) => (
        <span key={key}>
          {mark !== undefined && <Mark>{mark}</Mark>}
          {name}
        </span>
      ))}
    </Key>
  );

/** A note beside its icon. Renders a `<p>`. */
export const NoteLine = ({ note, icon }: { note: TileNote; icon: ReactNode }) => (
  <Line>
    {icon}
    {note.text === note.whole ? (
      <Note title={note.whole}>{note.whole}</Note>
    ) : (
      <>
        <SeenNote {...note} />
        <VisuallyHidden>{note.whole}</VisuallyHidden>
      </>
    )}
  </Line>
);
