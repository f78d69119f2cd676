import {
  FileList,
  MailPreview,
  MessageHead,
  MessageList,
  MessageSkeleton,
  MovableNode,
  MovableNodes,
  MovableRows,
  NotificationItem,
  PagePreview,
  ReceiptList,
  ReorderableList,
  ReportCard,
  ReportCardSkeleton,
  ReportGraphTile,
  RichTextView,
  SanitizedHtml,
  SystemMessageCard,
  TreeRows,
} from '../../src/index.js';
import { labelsOf } from '../fixtures/labels.js';
import { mail } from '../fixtures/mail.js';

import { richText } from '../fixtures/richText.js';
import type { Conforming } from './types.js';

const nothing = () => {};
const heading = {
  title: 'October results',
  isNew: true,
  published: '12/11/2026',
  publishedDate: '2026-11-12',
};

const movableNodes = {
  nodes: [{ id: 'g1', title: 'Net sales' }],
  placesOf: () => [],
  onMoveTo: nothing,
  labels: labelsOf('en').movableNodes,
};

export const messages: readonly Conforming[] = [
  {
    name: 'FileList',
    element: (extra) => (
      <FileList files={[{ id: 1, title: 'Report.pdf', href: '/files/1' }]} {...extra} />
    ),
  },
  {
    name: 'MailPreview',
    element: (extra) => (
      <MailPreview
        from="Revontuli Group"
        to="Aino Virtanen"
        subject="October results"
        {...mail}
        labels={labelsOf('en').mailPreview}
        {...extra}
      />
    ),
  },
  {
    name: 'MessageHead',
    element: (extra) => (
      <MessageHead {...heading} titleId="title" {...labelsOf('en').messageHead} {...extra} />
    ),
  },
  {
    name: 'MessageList',
    element: (extra) => (
      <MessageList label="Notifications" {...labelsOf('en').messageList} {...extra}>
        <p>News</p>
      </MessageList>
    ),
  },
  {
    name: 'MessageSkeleton',
    element: (extra) => <MessageSkeleton label="Loading notifications" {...extra} />,
  },
  {
    name: 'MovableNode',
    element: (extra) => (
      <MovableNodes {...movableNodes}>
        <MovableNode id="g1" {...extra} />
      </MovableNodes>
    ),
  },
  {
    name: 'MovableNodes',
    element: (extra) => (
      <MovableNodes {...movableNodes} {...extra}>
        <MovableNode id="g1" />
      </MovableNodes>
    ),
  },
  {
    name: 'MovableRows',
    element: (extra) => (
      <MovableRows
        rows={[{ id: 'g1', title: 'Net sales' }]}
        onMove={nothing}
        labels={labelsOf('en').movableRows}
        {...extra}
      >
        {(row, element, grip) => (
          <p {...element}>
            {grip}
            {row.title}
          </p>
        )}
      </MovableRows>
    ),
  },
  {
    name: 'TreeRows',
    element: (extra) => (
      <TreeRows
        label="Terms"
        rows={[{ id: 'sales', title: 'Net sales', depth: 0, expanded: false }]}
        onExpandedChange={nothing}
        onOpen={nothing}
        labels={labelsOf('en').treeRows}
        {...extra}
      />
    ),
  },
  {
    name: 'NotificationItem',
    element: (extra) => (
      <NotificationItem
        {...heading}
        content={richText}
        files={[]}
        labels={labelsOf('en').notificationItem}
        {...extra}
      />
    ),
  },
  {
    name: 'ReceiptList',
    element: (extra) => (
      <ReceiptList
        summary="Read by 1 of 1"
        receipts={[{ id: 1, name: 'Aino Virtanen', state: 'read' }]}
        {...labelsOf('en').receiptList}
        {...extra}
      />
    ),
    states: [
      [
        '[data-open]',
        <ReceiptList
          key="1"
          summary="Read by 0 of 1"
          receipts={[]}
          defaultOpen
          {...labelsOf('en').receiptList}
        />,
      ],
    ],
  },
  {
    name: 'PagePreview',
    element: (extra) => (
      <PagePreview pages={[<i key="1" />]} labels={labelsOf('en').pagePreview} {...extra} />
    ),
    states: [
      [
        '[data-updating]',
        <PagePreview key="1" pages={null} updating labels={labelsOf('en').pagePreview} />,
      ],
    ],
  },
  {
    name: 'ReorderableList',
    element: (extra) => (
      <ReorderableList
        items={[{ id: 'g1', title: 'Net sales', included: true }]}
        onReorder={nothing}
        onToggle={nothing}
        labels={labelsOf('en').reorderableList}
        {...extra}
      />
    ),
  },
  {
    name: 'ReportCard',
    element: (extra) => (
      <ReportCard
        title="Board report"
        published={heading.published}
        publishedDate={heading.publishedDate}
        contents="3 graphs"
        actions={null}
        {...extra}
      />
    ),
  },
  {
    name: 'ReportCardSkeleton',
    element: (extra) => <ReportCardSkeleton label="Loading reports" {...extra} />,
  },
  {
    name: 'ReportGraphTile',
    element: (extra) => (
      <ReportGraphTile
        title="Net sales"
        details="01/2026 – 10/2026"
        picture={{ state: 'ready', src: '/pictures/1.png' }}
        labels={labelsOf('en').reportGraphTile}
        {...extra}
      />
    ),
  },
  { name: 'RichTextView', element: (extra) => <RichTextView content={richText} {...extra} /> },
  { name: 'SanitizedHtml', element: (extra) => <SanitizedHtml html="<p>News</p>" {...extra} /> },
  {
    name: 'SystemMessageCard',
    element: (extra) => (
      <SystemMessageCard
        {...heading}
        html="<p>On Sunday.</p>"
        {...labelsOf('en').systemMessageCard}
        {...extra}
      />
    ),
  },
];
