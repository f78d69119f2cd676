import { withWords } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { Button, Columns, EmptyState, Icon, Stack, visuallyHidden } from '@tavoite/ui';
import { ImageIcon, PlusIcon, SearchIcon } from '@tavoite/ui/icons';
import { useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../../core/hooks.js';
import { LoadFailure } from '../../../core/page/LoadFailure.js';
import { useShownLanguage, useText } from '../../../i18n/Texts.js';
import { termsNeeded } from '../../terms/index.js';
import { keyOfItem, reportsByItem } from '../items.js';
import { useReportsSelector } from '../state.js';
import { titleOfItem } from '../words.js';
import { Found } from './Found.js';
import { ItemSkeleton } from './ItemSkeleton.js';
import { ItemTile } from './ItemTile.js';
import { ListHead } from './ListHead.js';
import type { ListProps } from './ReportList.js';

/** Pixels that a picture needs, so that its letters can be read. */
const TILE_MIN = 290;
/** Of one beside the reports. */
export const ITEMS_MIN = 320;

const Section = styled.section`
  container-type: inline-size;
`;

/** Where it is narrow one line, as low as what is beside it: the heading has the room, the button its sign. */
const Head = styled(ListHead)`
  @container (width < 26rem) {
    flex-wrap: nowrap;

    & > h2 {
      font-size: ${token('font-size-lg')};
    }

    & > button {
      flex: none;
      width: ${token('size-control-md')};
      padding: 0;
    }

    & > button > span > span {
      ${visuallyHidden}
    }
  }
`;

/** The saved graphs and data maps. */
export const ItemList = ({ typed, onRetry, onOpen, onDelete }: ListProps) => {
  const { text } = useText();
  const language = useShownLanguage();
  const dispatch = useAppDispatch();
  const { itemsPage, items, list, page } = useReportsSelector((state) => state.reports);
  const reportsWith = useMemo(() => reportsByItem(list ?? []), [list]);
  // How high the tiles are depends on the terms that they name.
  const areTermsDue = useReportsSelector(
    ({ terms }) => terms.data === null && terms.status !== 'rejected',
  );
  // So does in which reports they are.
  const areReportsDue = list === null && !page.error;
  useEffect(() => {
    dispatch(termsNeeded());
  }, [dispatch]);

  const shown = withWords(items ?? [], typed, language, (item) => titleOfItem(item, text));

  const content = (): React.ReactNode => {
    if (itemsPage.error)
      return (
        <LoadFailure
          title={text('report-items-failed')}
          error={itemsPage.error}
          onRetry={onRetry}
        />
      );
    if (items === null || ((areTermsDue || areReportsDue) && items.length > 0))
      return (
        <Columns
          tiles
          min={TILE_MIN}
          role="status"
          aria-busy
          aria-label={text('loading-report-items')}
        >
          <ItemSkeleton />
          <ItemSkeleton />
          <ItemSkeleton />
          <ItemSkeleton />
        </Columns>
      );
    if (items.length === 0)
      return (
        <EmptyState
          icon={ImageIcon}
          title={text('no-report-items')}
          description={text('no-report-items-description')}
          action={
            <Button onClick={() => onOpen({ kind: 'graphs' })}>
              {text('create-report-graph')}
            </Button>
          }
        />
      );
    if (shown.length === 0)
      return <EmptyState icon={SearchIcon} title={text('no-report-items-found')} />;
    return (
      <Columns tiles min={TILE_MIN}>
        {shown.map((item) => (
          <ItemTile
            key={keyOfItem(item)}
            item={item}
            reports={list && (reportsWith.get(keyOfItem(item)) ?? [])}
            onOpen={onOpen}
            onDelete={onDelete}
          />
        ))}
      </Columns>
    );
  };

  return (
    <Section aria-labelledby="report-items-heading">
      <Stack>
        <Head>
          <h2 id="report-items-heading">{text('report-items')}</h2>
          <Button
            icon={<Icon icon={PlusIcon} size="sm" />}
            title={text('create-report-graph')}
            onClick={() => onOpen({ kind: 'graphs' })}
          >
            <span>{text('create-report-graph')}</span>
          </Button>
        </Head>
        {items && <Found list={text('report-items')} typed={typed} count={shown.length} />}
        {content()}
      </Stack>
    </Section>
  );
};
