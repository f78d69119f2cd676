import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeSeriesChart } from '../../packages/charts/src/index.js';
import { fiscalSeries, lineSeries } from '../../packages/charts/test/fixtures/series.js';
import { MessageHead, ReportGraphTile, TargetMeter } from '../../packages/ui/src/index.js';
import { labelsOf } from '../../packages/ui/test/fixtures/labels.js';
import { target } from '../../packages/ui/test/fixtures/strategy.js';
import { Do, Dont, Guide, Pair } from './parts.js';

const meta = {
  title: 'Data',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

/** Of all pages but the one whose charts speak by themselves. */
const IN_ENGLISH = 'For designers and developers, in English as the code is.';

const meter = { locale: 'en', labels: labelsOf('en').targetMeter } as const;
const ignore = () => {};

/** Meters, target lists, group cards and trees, objectives. */
export const Strategy: StoryObj = {
  parameters: { sameInEveryLanguage: IN_ENGLISH },
  render: () => (
    <Guide>
      <Pair title="Progress">
        <Do text="Give the meter what it measures: it chooses colour, shape and words, and speaks them.">
          <div style={{ width: '100%' }}>
            <TargetMeter
              {...meter}
              label="Net sales"
              target={target(1, '', { current_value: 75, target_value: 100, compare_value: 60 })}
            />
          </div>
        </Do>
        <Dont text="Colour a figure by hand: below 50, 90 and reversed targets are the meter’s business.">
          <strong style={{ color: 'var(--tavoite-color-warning-text)' }}>75 %</strong>
        </Dont>
      </Pair>
      <Pair title="Missing data">
        <Do text="Show grey, dashed and a dash when nothing is known.">
          <div style={{ width: '100%' }}>
            <TargetMeter
              {...meter}
              label="Net sales"
              target={target(1, '', {
                target_value: 100,
                data_available_for_current_value: false,
              })}
            />
          </div>
        </Do>
        <Dont text="Show 0 % for a missing value: that is a red target, and untrue.">
          <div style={{ width: '100%' }}>
            <TargetMeter
              {...meter}
              label="Net sales"
              target={target(1, '', { current_value: 0, target_value: 100 })}
            />
          </div>
        </Dont>
      </Pair>
      <Pair title="Trees of groups">
        <Do text="Keep titles short; a long one wraps, and all cards of a row stay at their top." />
        <Dont text="Open everything at first: the main targets are what people look for." />
      </Pair>
    </Guide>
  ),
};

/** Term tree, data map, roadmap. */
export const Analysis: StoryObj = {
  parameters: { sameInEveryLanguage: IN_ENGLISH },
  render: () => (
    <Guide>
      <Pair title="Actual and estimate">
        <Do text="Write actual values bold and estimates in italics, and say so in a legend.">
          <span>
            <strong>1 240</strong> <em>1 310</em>
          </span>
        </Do>
        <Dont text="Tell them apart by grey: it reads as unimportant.">
          <span>
            1 240 <span style={{ color: 'var(--tavoite-color-text-subtle)' }}>1 310</span>
          </span>
        </Dont>
      </Pair>
      <Pair title="Large structures">
        <Do text="Give tree, data map and roadmap a height: each scrolls in itself and draws only what is in view." />
        <Dont text="Put them into a container that grows: then all rows are in view, and slow." />
      </Pair>
      <Pair title="Dragging">
        <Do text="Offer every drag as keys and as a menu or buttons too: resize, reorder, pan." />
        <Dont text="Refuse a drop in silence: say why (`onRefuse`)." />
      </Pair>
    </Guide>
  ),
};

/** Notifications, system messages, rich text, files; report cards and graphs. */
export const MessagesAndReports: StoryObj = {
  parameters: { sameInEveryLanguage: IN_ENGLISH },
  render: () => (
    <Guide>
      <Pair title="New messages">
        <Do text="Say “new” in a word, beside the title.">
          <MessageHead
            title="October results"
            titleId="guideline-title"
            isNew
            newLabel="New"
            published="12/11/2026"
            publishedDate="2026-11-12"
          />
        </Do>
        <Dont text="Take the word away while someone reads: it stays for the visit." />
      </Pair>
      <Pair title="Contents of others">
        <Do text="Show rich text with `RichTextView` or `SanitizedHtml`: they keep what is allowed and drop the rest." />
        <Dont text="Set HTML yourself, however much you trust its writer." />
      </Pair>
      <Pair title="Graphs of a report">
        <Do text="Tell processing, ready and failed apart in words, in a tile of one size.">
          <ReportGraphTile
            title="Net sales"
            details="01/2026 – 10/2026"
            picture={{ state: 'failed' }}
            onRetry={ignore}
            labels={{
              processing: 'The picture is being made…',
              failed: 'The picture could not be made.',
              retry: 'Try again',
            }}
          />
        </Do>
        <Dont text="Leave a failed picture as a spinner for ever." />
      </Pair>
    </Guide>
  ),
};

const chart = { locale: 'en', decimals: 0, height: 160 } as const;

/** Time series, radar, headline figures, sparklines, the brush. */
export const Charts: StoryObj = {
  render: () => (
    <Guide>
      <Pair title="How many series">
        <Do text="Up to six lines; each has a mark of its own beside its colour.">
          <div style={{ width: '100%' }}>
            <TimeSeriesChart {...chart} title="Sales" series={lineSeries.slice(0, 2)} />
          </div>
        </Do>
        <Dont text="Draw a pie or a third axis. Shares over time are stacked areas or bars." />
      </Pair>
      <Pair title="Partial periods">
        <Do text="Pass what is partial: it is drawn as an estimate and labelled, such as 4/12.">
          <div style={{ width: '100%' }}>
            <TimeSeriesChart
              {...chart}
              title="Result"
              series={fiscalSeries}
              grouping="fiscal"
              fiscalStart={7}
            />
          </div>
        </Do>
        <Dont text="Fill gaps with zeros or with the last value: a gap is a fact." />
      </Pair>
      <Pair title="Axes">
        <Do text="Begin bars and areas at zero. Give a second axis only to another unit." />
        <Dont text="Choose the ends of the axis so that a change looks large." />
      </Pair>
    </Guide>
  ),
};
