import { Skeleton } from '../Skeleton/index.js';
import { barRow, leftOf, rowsHeight, type Sizes } from './geometry.js';

/** Title width, and first month and length of the bar, of each placeholder row. */
const ROWS = [
  { title: '70%', from: 1, months: 4 },
  { title: '55%', from: 3, months: 6 },
  { title: '80%', from: 0, months: 3 },
  { title: '45%', from: 5, months: 5 },
] as const;

/** Holds the place of main tasks that are loading. Renders `<div>`s. */
export const RoadmapSkeleton = ({ sizes }: { sizes: Sizes }) => (
  <div className="loading" aria-hidden="true">
    {ROWS.map(({ title, from, months }) => (
      <div key={title} className="group">
        <div className="corner">
          <Skeleton width={title} />
        </div>
        <div className="track" style={{ height: rowsHeight(1, sizes) }}>
          <Skeleton
            shape="block"
            width={months * sizes.month}
            height={barRow(0, sizes).height}
            style={{
              position: 'absolute',
              left: leftOf(from, 0, sizes),
              top: barRow(0, sizes).top,
            }}
          />
        </div>
      </div>
    ))}
  </div>
);
