import { MAX_KEY_CHARACTERS, type PageTerm, type SeriesType } from '@tavoite/model';
import { Card, Checkbox, Columns, PicturePicker, Select, Stack, TextField } from '@tavoite/ui';
import { useId } from 'react';
import type { MessageKey } from '../../i18n/message.js';
import { useText } from '../../i18n/Texts.js';
import { AUTOMATIC, colorOptions } from './pictures.js';

/** Fields stand side by side where each is as wide as this. */
const FIELD_MIN_PX = 140;
const TYPE_WORDS = {
  line: 'page-type-line',
  bar: 'page-type-bar',
  stacked: 'page-type-stacked',
  area: 'page-type-area',
} as const satisfies Record<SeriesType, MessageKey>;
const isType = (value: string): value is SeriesType => value in TYPE_WORDS;

export interface TermDrawingProps {
  term: PageTerm;
  title: string;
  onChange: (term: PageTerm) => void;
}

/** How one term is drawn. */
export const TermDrawing = ({ term, title, onChange }: TermDrawingProps) => {
  const { text } = useText();
  const heading = useId();
  const { type, color, stack_id: stack, second_axis: second, ...rest } = term;
  const change = (changes: Partial<PageTerm>) => {
    const next = { ...term, ...changes };
    // What is not said is left to the graph.
    onChange({
      ...rest,
      ...(next.type && { type: next.type }),
      ...(next.color && { color: next.color }),
      ...(next.stack_id && { stack_id: next.stack_id }),
      ...(next.second_axis && { second_axis: true }),
    });
  };
  return (
    <Card padding="sm" role="group" aria-labelledby={heading}>
      <Stack>
        <strong id={heading}>{title}</strong>
        <Columns min={FIELD_MIN_PX}>
          <Select
            label={text('page-type')}
            options={Object.entries(TYPE_WORDS).map(([value, key]) => ({
              value,
              label: text(key),
            }))}
            value={type ?? 'line'}
            onChange={({ target: { value } }) => isType(value) && change({ type: value })}
          />
          {type === 'stacked' || stack ? (
            <TextField
              label={text('page-stack')}
              maxLength={MAX_KEY_CHARACTERS}
              value={stack ?? ''}
              onChange={({ target }) => change({ stack_id: target.value })}
            />
          ) : null}
        </Columns>
        <PicturePicker
          label={text('color')}
          options={colorOptions(text, color)}
          value={color ?? AUTOMATIC}
          onValueChange={(value) => change({ color: value })}
        />
        <Checkbox
          label={text('page-second-axis')}
          checked={second === true}
          onChange={({ target }) => change({ second_axis: target.checked })}
        />
      </Stack>
    </Card>
  );
};
