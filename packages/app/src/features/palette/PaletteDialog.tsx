import type { ViewKey } from '@tavoite/model';
import { CommandPalette, type IconDrawing, viewIcon } from '@tavoite/ui';
import {
  CheckIcon,
  EditIcon,
  FileTextIcon,
  HelpIcon,
  UploadIcon,
  UserIcon,
  UserSettingsIcon,
} from '@tavoite/ui/icons';
import { useMemo } from 'react';
import { REPORTS_PATH } from '../../core/constants.js';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import type { MessageKey } from '../../i18n/message.js';
import { useText } from '../../i18n/Texts.js';
import { FIXED_VIEWS, isRestricted, selectMappedViews } from '../settings/index.js';
import { selectTerms, selectViewsOfTerm } from '../terms/index.js';
import {
  buttonEntries,
  guideEntries,
  type PageButton,
  type PaletteEntry,
  type PalettePage,
  paletteEntries,
} from './items.js';
import { KEYWORDS } from './keywords.js';
import { paletteChosen, paletteClosed } from './slice.js';
import { useActions } from './useActions.js';
import { useSearchableGuide } from './useSearchableGuide.js';

export interface PaletteDialogProps {
  /** Label and icon of the fixed pages, as the menu shows them. */
  looks: Readonly<Record<ViewKey, { label: MessageKey; icon: IconDrawing }>>;
  /** The pages that organisation managers have besides. */
  managed: readonly { id: MessageKey; path: string }[];
}

const NOTHING: never[] = [];

function useEntries({ looks, managed }: PaletteDialogProps): PaletteEntry[] {
  const { text } = useText();
  const language = useAppSelector((state) => state.preferences.language);
  const settings = useAppSelector((state) => state.settings.data);
  const { views } = useAppSelector(selectMappedViews);
  const viewsOfTerm = useAppSelector(selectViewsOfTerm);
  const terms = useAppSelector(selectTerms);
  const targets = useAppSelector((state) => state.palette.targets.data) ?? NOTHING;
  const organizations = useAppSelector((state) => state.organizationTree.data) ?? NOTHING;
  const activeOrganization = useAppSelector(
    (state) => state.organization.data?.organization?.id ?? null,
  );
  const reports = useAppSelector((state) => state.user.data?.report_manager ?? false);
  const manager = useAppSelector((state) => state.user.data?.organization_manager === true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` is another function each time; it changes with the language only
  return useMemo(() => {
    if (!settings) return [];
    const pages: PalettePage[] = FIXED_VIEWS.filter(({ key }) => !isRestricted(settings, key)).map(
      ({ key, path }) => ({ path, label: text(looks[key].label), icon: looks[key].icon }),
    );
    if (reports && !isRestricted(settings, 'notifications'))
      pages.push({ path: REPORTS_PATH, label: text('reports'), icon: FileTextIcon });
    pages.push({
      path: '/change-password',
      label: text('change-password'),
      icon: UserSettingsIcon,
    });
    for (const { path, mapping } of views) {
      pages.push({ path, label: mapping.view_title, icon: viewIcon(mapping.view_icon) });
    }
    if (manager)
      for (const { id, path } of managed)
        pages.push({
          path,
          label: text(id),
          detail: text('manage'),
          ...(id === 'monthly-figures' && { keywords: KEYWORDS.figures[language] }),
          icon: EditIcon,
        });
    pages.push({ path: '/account', label: text('your-account'), icon: UserIcon });
    pages.push({
      path: '/help',
      label: text('help'),
      keywords: KEYWORDS.help[language],
      icon: HelpIcon,
    });
    const buttons: PageButton[] = [
      {
        path: '/manage/figures',
        label: text('close-month'),
        detail: text('monthly-figures'),
        keywords: KEYWORDS.closing[language],
        icon: CheckIcon,
      },
      {
        path: '/manage/people',
        label: text('invite-person'),
        detail: text('people'),
        keywords: KEYWORDS.invitation[language],
        icon: UserIcon,
      },
      {
        path: '/manage/organization?import',
        label: text('import-data'),
        detail: text('organization'),
        keywords: KEYWORDS.import[language],
        icon: UploadIcon,
      },
    ];
    const all = paletteEntries({
      pages,
      settings,
      viewsOfTerm,
      terms,
      targets,
      organizations,
      activeOrganization,
      text,
    });
    return manager ? [...all, ...buttonEntries(buttons)] : all;
  }, [
    looks,
    managed,
    settings,
    views,
    viewsOfTerm,
    terms,
    targets,
    organizations,
    activeOrganization,
    reports,
    manager,
    language,
  ]);
}

/** The palette with this user's destinations. */
const PaletteDialog = (props: PaletteDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const open = useAppSelector((state) => state.palette.open);
  const loading = useAppSelector(
    (state) => state.terms.status === 'pending' || state.palette.targets.status === 'pending',
  );
  const failed = useAppSelector(
    (state) => state.terms.status === 'rejected' || state.palette.targets.status === 'rejected',
  );
  const entries = useEntries(props);
  const guide = useSearchableGuide();
  const help = useMemo(() => (guide ? guideEntries(guide) : NOTHING), [guide]);
  const actions = useActions();
  const actionIds = actions.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the actions, the entries change with the language
  const items = useMemo(() => [...entries, ...actions, ...help], [entries, actionIds, help]);
  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        if (!next) dispatch(paletteClosed());
      }}
      items={items}
      onSelect={({ id }) => {
        const entry = [...entries, ...help].find((other) => other.id === id);
        if (entry) return void dispatch(paletteChosen(entry.destination));
        dispatch(paletteClosed());
        actions.find((other) => other.id === id)?.run();
      }}
      loading={loading}
      labels={{
        title: text('palette-title'),
        search: text('palette-search'),
        placeholder: text('palette-placeholder'),
        close: text('close'),
        // Without terms or targets "nothing fits" would be wrong.
        empty: text(failed ? 'palette-failed' : 'palette-empty'),
        found: (count) => text('palette-found', { count }),
        loading: text('palette-loading'),
        groups: {
          pages: text('palette-pages'),
          terms: text('terms'),
          targets: text('palette-targets'),
          environments: text('palette-environments'),
          actions: text('palette-actions'),
          help: text('help'),
        },
      }}
    />
  );
};

export default PaletteDialog;
