import * as labels from '../../src/labels/en.js';
import { RichTextEditor } from '../../src/RichTextEditor/index.js';
import { richText as content } from '../fixtures/richText.js';
import type { Conforming } from './types.js';

export const richText: readonly Conforming[] = [
  {
    name: 'RichTextEditor',
    element: (extra) => (
      <RichTextEditor
        initialContent={content}
        onValueChange={() => {}}
        labels={labels.richTextEditor}
        {...extra}
      />
    ),
    states: [
      [
        '[data-invalid]',
        <RichTextEditor
          key="1"
          initialContent=""
          onValueChange={() => {}}
          labels={labels.richTextEditor}
          errors={['Required.']}
        />,
      ],
    ],
  },
];
