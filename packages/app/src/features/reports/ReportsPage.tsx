import { rangeToDates } from '@tavoite/model';
import {
  Button,
  Columns,
  DateSelector,
  Icon,
  IconButton,
  MOBILE_QUERY,
  Stack,
  useMediaQuery,
} from '@tavoite/ui';
import { PlusIcon } from '@tavoite/ui/icons';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { useFoldedSearch } from '../../core/page/useFoldedSearch.js';
import { lazyPart } from '../../core/screen.js';
import { useText } from '../../i18n/Texts.js';
import { MessagesPage } from '../messagesPage/index.js';
import { usePeriod, usePeriodLabels } from '../period/index.js';
import { DeleteDialog } from './components/DeleteDialog.js';
import { DraftBanner } from './components/DraftBanner.js';
import { ITEMS_MIN, ItemList } from './components/ItemList.js';
import { ReportList } from './components/ReportList.js';
import { itemsCall, reportsCall, reportsScreen } from './slice.js';
import { useDeletion } from './useDeletion.js';
import { useDialog } from './useDialog.js';

/** They bring the editor with them, so they are loaded when one is opened. */
const Dialogs = lazyPart(() => import('./dialogs/Dialogs.js'));

const Search = styled.div`
  flex: 1 1 8rem;
  max-inline-size: 280px;
`;

/** Pixels that the rows of reports need, with their pictures large: with less the saved graphs stand below them. */
const REPORTS_MIN = 800;

/** Reports of the chosen period, and the graphs and data maps that they are made of. */
const ReportsPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const isMobile = useMediaQuery(MOBILE_QUERY);
  const periodLabels = usePeriodLabels();
  const { range, selection, options, choose } = usePeriod('reports', null);
  const locale = useAppSelector((state) => state.preferences.language);
  const [dialog, open] = useDialog();
  const deletion = useDeletion();
  const [typed, setTyped] = useState('');

  useOpenScreen(reportsScreen, undefined);
  const { start, end } = range;
  const load = useCallback(
    () => dispatch(reportsCall.request(rangeToDates({ start, end }))),
    [dispatch, start, end],
  );
  useEffect(() => {
    load();
  }, [load]);

  const create = () => open({ kind: 'report', id: null });
  const find = useFoldedSearch(isMobile, {
    label: text('search-reports'),
    value: typed,
    onValueChange: setTyped,
  });
  return (
    <MessagesPage
      title={text('reports')}
      current="reports"
      hasTabs
      actions={
        // On a phone signs, beside the title.
        isMobile ? (
          <>
            {find.button}
            <IconButton variant="primary" label={text('create-report')} onClick={create}>
              <Icon icon={PlusIcon} size="sm" />
            </IconButton>
          </>
        ) : (
          <>
            <Search>{find.field}</Search>
            <Button variant="primary" icon={<Icon icon={PlusIcon} size="sm" />} onClick={create}>
              {text('create-report')}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {isMobile && find.field}
        {dialog === null && <DraftBanner onOpen={create} />}
        <Columns min={REPORTS_MIN} last="wide" lastMin={ITEMS_MIN}>
          <ReportList
            period={
              <DateSelector
                value={selection}
                onValueChange={choose}
                options={options}
                locale={locale}
                labels={periodLabels}
              />
            }
            typed={typed}
            onRetry={load}
            onOpen={open}
            onDelete={deletion.ask}
          />
          <ItemList
            typed={typed}
            onRetry={() => dispatch(itemsCall.request())}
            onOpen={open}
            onDelete={deletion.ask}
          />
        </Columns>
      </Stack>
      {dialog && <Dialogs dialog={dialog} onClose={() => open(null)} />}
      <DeleteDialog {...deletion} />
    </MessagesPage>
  );
};

export default ReportsPage;
