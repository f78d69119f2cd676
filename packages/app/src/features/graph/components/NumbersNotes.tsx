import type { DrawnTerm } from '@tavoite/charts/mappedGraph';
import { Banner, Button, Stack } from '@tavoite/ui';
import { useText } from '../../../i18n/Texts.js';
import type { GraphViewProps } from '../useGraphValues.js';

export type NumbersNotesProps = Pick<GraphViewProps, 'parameters' | 'set'> & {
  /** Terms that the legend of the graph hides. */
  hidden: readonly DrawnTerm[];
};

/** How the numbers differ from the graph at the same address. */
export const NumbersNotes = ({ parameters, set, hidden }: NumbersNotesProps) => {
  const { text } = useText();
  const notes = [];
  if (parameters.cumulative) notes.push(text('numbers-not-cumulative'));
  if (hidden.length > 0) {
    notes.push(text('numbers-hidden', { titles: hidden.map(({ title }) => title).join(', ') }));
  }
  if (notes.length === 0) return null;
  return (
    <Banner>
      <Stack>
        <div>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        {hidden.length > 0 ? (
          <div>
            <Button size="sm" onClick={() => set({ filteredKeys: [] })}>
              {text('show-all-terms')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Banner>
  );
};
