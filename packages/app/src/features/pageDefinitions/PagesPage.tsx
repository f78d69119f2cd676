import type { PageDefinition } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { Card, EmptyState, Reserved, Skeleton, Stack } from '@tavoite/ui';
import { ChartLineIcon } from '@tavoite/ui/icons';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { Lead } from '../../core/page/CardHead.js';
import { DangerDialog } from '../../core/page/DangerDialog.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { ManagePage } from '../../core/page/ManagePage.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { FoldButtons, useFolding } from '../definitionForm/index.js';
import { OrderDialog } from '../orderDialog/index.js';
import { PageDialog } from './PageDialog.js';
import { PageRows } from './PageRows.js';
import { loadedCall, orderCall, pagesScreen, removeCall } from './slice.js';
import { usePagesSelector } from './state.js';
import { nodesOf } from './tree.js';

const NEW = 'new';

/** What these are, and what is done with the whole tree. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-4')};
`;

/** The organisation's pages with their graphs, to be added, ordered, changed and deleted. */
const PagesPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const locale = useShownLanguage();
  const heading = useRef<HTMLParagraphElement>(null);
  const [params, setParams] = useSearchParams();
  const { data, error } = usePagesSelector((state) => state.pageDefinitions.list);
  const { status } = usePagesSelector((state) => state.pageDefinitions.remove);
  const [asked, setAsked] = useState<PageDefinition | null>(null);
  const [ordered, setOrdered] = useState<readonly PageDefinition[] | null>(null);
  useOpenScreen(pagesScreen, undefined);

  const chosen = params.get('page');
  const page = data?.pages.find(({ id }) => String(id) === chosen) ?? null;
  const open = (id: number | typeof NEW, parent: number | null = null) =>
    setParams({ page: String(id), ...(parent !== null && { in: String(parent) }) });
  const close = useCallback(() => setParams({}, { replace: true }), [setParams]);
  const nameOf = useCallback(
    (titled: { readonly title: string; readonly title_fi: string | null }) =>
      (locale === 'fi' ? titled.title_fi : null) || titled.title,
    [locale],
  );
  useEffect(() => {
    if (status !== 'fulfilled' && status !== 'rejected') return;
    setAsked(null);
    // The menu that opened the question has gone with its page.
    if (status === 'fulfilled') heading.current?.focus();
  }, [status]);

  const nodes = useMemo(() => nodesOf(data?.pages ?? []), [data]);
  const folding = useFolding(nodes);
  const list = () => {
    if (error && !data)
      return (
        <LoadFailure
          title={text('pages-failed')}
          error={error}
          onRetry={() => dispatch(loadedCall.request())}
        />
      );
    if (!data) return <Skeleton shape="block" height={264} />;
    if (data.pages.length === 0)
      return (
        <EmptyState
          icon={ChartLineIcon}
          title={text('no-pages')}
          description={text('no-pages-description')}
        />
      );
    return (
      <PageRows
        nodes={folding.inSight}
        isOpen={folding.isOpen}
        nameOf={nameOf}
        onFold={folding.fold}
        onEdit={({ id }) => open(id)}
        onAddBelow={({ id }) => open(NEW, id)}
        onOrder={setOrdered}
        onDelete={setAsked}
      />
    );
  };
  return (
    <ManagePage
      page="pages"
      add={{ label: text('new-page'), disabled: !data, onClick: () => open(NEW) }}
    >
      <Card role="region" aria-label={text('all-pages')} aria-busy={!data && !error}>
        <Stack>
          <Head>
            {/* The page's own heading says what these are. */}
            <Lead ref={heading} tabIndex={-1}>
              {text('pages-help')}
            </Lead>
            {!data || nodes.some(({ isBranch }) => isBranch) ? (
              <Reserved active={!data}>
                <FoldButtons folding={folding} />
              </Reserved>
            ) : null}
          </Head>
          {list()}
        </Stack>
      </Card>
      {data && (page || chosen === NEW) ? (
        <PageDialog
          key={chosen}
          page={page}
          parent={Number(params.get('in')) || null}
          loaded={data}
          nameOf={nameOf}
          onClose={close}
        />
      ) : null}
      {ordered ? (
        <OrderDialog
          title={text('pages-order')}
          items={ordered}
          nameOf={nameOf}
          onSave={(ids, was) => dispatch(orderCall.request({ ids, was }))}
          onClose={() => setOrdered(null)}
        />
      ) : null}
      <DangerDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text('term-delete-ask', { name: asked ? nameOf(asked) : '' })}
        message={text('page-delete-help')}
        confirmLabel={text('delete')}
        pending={status === 'pending'}
        onConfirm={() => asked && dispatch(removeCall.request(asked))}
      />
    </ManagePage>
  );
};

export default PagesPage;
