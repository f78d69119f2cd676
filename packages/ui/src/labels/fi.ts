// The Finnish texts of the components, ready to pass: one export for each component, named after it.
// An object is what the component's `labels` take; where a component takes single texts as props,
// it holds these props, to be spread.

import type { BottomNavProps } from '../BottomNav/BottomNav.js';
import type { ColorPairPickerProps } from '../ColorPairPicker/ColorPairPicker.js';
import type { CommandPaletteLabels } from '../CommandPalette/CommandPalette.js';
import type { CommentThreadLabels } from '../CommentThread/comment.js';
import type { ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.js';
import type { DataMapLabels } from '../DataMap/DataMap.js';
import type { DataMapPanelLabels } from '../DataMapPanel/DataMapPanel.js';
import type { DatePresetLabels } from '../DateSelector/DatePanel.js';
import type { DateTimeFieldLabels } from '../DateTimeField/DateTimeField.js';
import type { EnvironmentSelectorProps } from '../EnvironmentSelector/EnvironmentSelector.js';
import type { ErrorStateProps } from '../ErrorState/ErrorState.js';
import type { FigureChangeLabels } from '../FigureChange/FigureChange.js';
import type { FigureGridLabels } from '../FigureGrid/FigureGrid.js';
import type { FigureKeyLabels } from '../FigureKey/FigureKey.js';
import type { FigureTraceLabels } from '../FigureTrace/section.js';
import type { FileInputsProps } from '../FileInputs/FileInputs.js';
import type { FileListProps } from '../FileList/FileList.js';
import type { FormulaFieldLabels } from '../FormulaField/FormulaField.js';
import type { FullScreenOverlayProps } from '../FullScreenOverlay/FullScreenOverlay.js';
import type { HotLinkProps } from '../HotLink/HotLink.js';
import type { MailPreviewLabels } from '../MailPreview/MailPreview.js';
import type { MessageHeadProps } from '../MessageHead/MessageHead.js';
import type { MessageListProps } from '../MessageList/MessageList.js';
import type { ModalProps } from '../Modal/Modal.js';
import type { MovableNodesLabels } from '../MovableNodes/places.js';
import type { MultiSelectProps } from '../MultiSelect/MultiSelect.js';
import type { NotificationItemLabels } from '../NotificationItem/NotificationItem.js';
import type { ObjectiveCardsProps } from '../ObjectiveCards/ObjectiveCards.js';
import type { PagePreviewLabels } from '../PagePreview/PagePreview.js';
import type { PlanSummaryLabels } from '../PlanSummary/PlanSummary.js';
import type { ReceiptListProps } from '../ReceiptList/ReceiptList.js';
import type { RecipientPickerProps } from '../RecipientPicker/RecipientPicker.js';
import type { ReorderableListLabels } from '../ReorderableList/ReorderableList.js';
import type { ReportGraphTileLabels } from '../ReportGraphTile/ReportGraphTile.js';
import type { RichTextEditorLabels } from '../RichTextEditor/labels.js';
import type { RoadmapLabels } from '../Roadmap/labels.js';
import type { SystemMessageCardProps } from '../SystemMessageCard/SystemMessageCard.js';
import type { TargetDetailLabels } from '../TargetDetail/TargetDetail.js';
import type { TargetMeterLabels } from '../TargetMeter/TargetMeter.js';
import type { TargetTableLabels } from '../TargetTable/types.js';
import type { TaskDetailsLabels } from '../TaskDetails/labels.js';
import type { TaskListLabels } from '../TaskList/TaskList.js';
import type { TermNodeRowHeadLabels } from '../TermNodeCard/index.js';
import type { TermTooltipLabels } from '../TermTooltip/TermTooltip.js';
import type { TermTreeLabels } from '../TermTree/types.js';
import type { TopBarProps } from '../TopBar/TopBar.js';
import type { TreeRowsLabels } from '../TreeRows/TreeRows.js';
import type { SortingLabels } from '../utils/Sorting.js';
import type { ViewPickerLabels } from '../ViewPicker/ViewPicker.js';
import { targetList, targetMeter } from './basics/fi.js';
import { size } from './size.js';

export * from './basics/fi.js';

export const banner: { dismissLabel: string } = {
  dismissLabel: 'Sulje viesti',
};

export const bottomNav: Pick<BottomNavProps, 'label'> = {
  label: 'Pikavalikko',
};

export const button: { loadingLabel: string } = {
  loadingLabel: 'Käsitellään',
};

export const colorPairPicker = {
  label: 'Väri',
  emptyText: 'Värejä ei ole vielä.',
} satisfies Pick<ColorPairPickerProps, 'label' | 'emptyText'>;

export const commandPalette: CommandPaletteLabels = {
  title: 'Siirry',
  search: 'Haku',
  placeholder: 'Kirjoita hakusana',
  close: 'Sulje',
  empty: 'Ei osumia.',
  found: (count) => (count === 0 ? 'Ei osumia' : count === 1 ? '1 osuma' : `${count} osumaa`),
  loading: 'Ladataan',
  groups: {},
};

export const confirmDialog: Pick<ConfirmDialogProps, 'confirmLabel' | 'cancelLabel'> = {
  confirmLabel: 'Vahvista',
  cancelLabel: 'Peruuta',
};

export const dataMap: DataMapLabels = {
  table: 'Tietokartta',
  term: 'Termi',
  unit: 'Yksikkö',
  expand: 'Avaa',
  collapse: 'Sulje',
  actual: 'Toteuma',
  estimate: 'Arvio',
  unusual: (low, high) => `Poikkeaa tavallisesta, joka on ${low}–${high}`,
  unusualBelow: 'alempana poikkeavia lukuja',
  activate: 'Miten luku on syntynyt',
};

export const figureKey: FigureKeyLabels = {
  legend: 'Selite',
  actual: 'Toteuma',
  estimate: 'Arvio',
};

export const dataMapPanel: DataMapPanelLabels = {
  ...figureKey,
  unusual: 'Poikkeava',
  unusualBelow: 'Poikkeavia lukuja alemmilla riveillä',
  unusualBelowShort: 'Poikkeavia alempana',
  targets: 'Tavoitteet',
  statuses: {
    low: 'Selvästi jäljessä',
    mid: 'Jäljessä',
    high: 'Lähellä',
    achieved: 'Saavutettu',
    none: 'Ei tietoja',
  },
  hint: 'Enter tai kaksoisnapsautus näyttää, miten luku syntyi.',
};

export const dateSelectorPresets: DatePresetLabels = {
  title: 'Valmiit jaksot',
  names: {
    'last-12-months': '12 viime kuukautta',
    'this-year': 'Tämä tilikausi',
    'last-year': 'Edellinen tilikausi',
    all: 'Kaikki',
  },
  willChoose: (selection) =>
    selection === null ? 'Poistaa valinnan' : `Valitsee jakson ${selection}`,
};

export const dateTimeField: DateTimeFieldLabels = {
  time: 'kellonaika',
  calendar: 'Avaa kalenteri',
  previousMonth: 'Edellinen kuukausi',
  nextMonth: 'Seuraava kuukausi',
  invalidDay: 'Anna päivä, esimerkiksi 24.12.2026.',
  invalidTime: 'Anna kellonaika, esimerkiksi 9:30.',
  dayPlaceholder: 'p.k.vvvv',
};

export const downloadMenu: { label: string; loadingLabel: string } = {
  label: 'Lataa',
  loadingLabel: 'Tiedostoa tehdään',
};

export const environmentSelector: Pick<EnvironmentSelectorProps, 'label'> = {
  label: 'Valittu ympäristö',
};

export const errorState: Pick<ErrorStateProps, 'retryLabel'> = {
  retryLabel: 'Yritä uudelleen',
};

export const figureChange: FigureChangeLabels = {
  state: { actual: 'Toteuma', estimate: 'Arvio', missing: 'Ei tietoja' },
  fromTo: ({ from, before, to, now }) => `Aiemmin ${from} (${before}), nyt ${to} (${now})`,
  effect: { better: 'tavoitteen kannalta parempaan', worse: 'tavoitteen kannalta huonompaan' },
  percentagePoints: '%-\u2060yks.',
  formula: 'Kaava',
  sum: 'Alatermien summa',
  contributions: 'Mistä muutos koostuu',
  exact: 'Vaikutusten summa on täsmälleen muutos.',
  oneAtATime:
    'Kukin vaikutus on muutos, joka syntyisi, jos vain kyseinen arvo olisi muuttunut. Usean arvon yhtäaikaisesta muutoksesta syntyvä osa on yhteisvaikutus.',
  stock: 'Kummastakin jaksosta lasketaan vain viimeinen tunnettu kuukausi.',
  noChange: 'Muutosta ei voi selittää, koska arvo puuttuu.',
  nothing: 'Termillä ei ole tietoja eikä kaavaa.',
  others: (count) => `${count} muuta yhteensä`,
  showAll: (count) => `Näytä kaikki (${count})`,
  loading: 'Ladataan muutosta',
  input: 'Tekijä',
  months: 'Kuukausi · verrattava',
  before: 'Ennen',
  now: 'Nyt',
  contribution: 'Vaikutus',
  interaction: 'Yhteisvaikutus',
  total: 'Muutos',
  estimate: 'Arvio',
  missingBefore: 'Ei arvoa aiemmin',
  missingNow: 'Ei arvoa nyt',
  missingBoth: 'Ei arvoa kummassakaan jaksossa',
  notSeparable: 'Ei erotettavissa',
  trace: (title) => `Miten luku on syntynyt: ${title}`,
};

export const figureGrid: FigureGridLabels = {
  table: 'Kuukausiluvut',
  term: 'Termi',
  actual: 'Toteuma',
  estimate: 'Arvio',
  edited: 'Tallentamatta',
  field: (term, month) => `${term}, ${month}`,
  closed: 'Suljettu: muutokseen tarvitaan syy',
  noNumber: 'Ei ole luku',
};

export const figureTrace: FigureTraceLabels = {
  state: { actual: 'Toteuma', estimate: 'Arvio', missing: 'Ei tietoja' },
  formula: 'Kaava',
  inputs: 'Laskettu näistä',
  sum: 'Alatermien summa',
  unknownInput: 'Termiä ei ole',
  months: 'Tallennetut kuukaudet',
  month: 'Kuukausi',
  value: 'Arvo',
  status: 'Tila',
  monthState: { actual: 'Vahvistettu', estimate: 'Vahvistamatta', missing: 'Puuttuu' },
  flow: 'Arvo on kuukausien summa.',
  stock: 'Arvo on viimeisen tunnetun kuukauden arvo.',
  source: (source) => `Lähde: ${source}.`,
  nothing: 'Termillä ei ole tietoja eikä kaavaa.',
  showAll: (count) => `Näytä kaikki (${count})`,
  loading: 'Ladataan lukua',
};

export const fileInputs: Pick<FileInputsProps, 'addLabel' | 'removeLabel' | 'formatSize'> = {
  addLabel: 'Lisää tiedosto',
  removeLabel: (name) => `Poista ${name}`,
  formatSize: (bytes) => size(bytes, 'fi'),
};

export const fileList: Required<Pick<FileListProps, 'emptyText'>> = {
  emptyText: 'Ei liitteitä',
};

export const formulaField: FormulaFieldLabels = {
  offers: 'Sopivat termit',
  showProblem: 'Näytä kohta',
};

export const fullScreenOverlay: Pick<FullScreenOverlayProps, 'closeLabel'> = {
  closeLabel: 'Sulje',
};

export const hotLink: Pick<HotLinkProps, 'label'> = {
  label: 'Vaihda ympäristöä',
};

export const mailPreview: MailPreviewLabels = {
  from: 'Lähettäjä',
  to: 'Vastaanottaja',
  subject: 'Aihe',
};

export const messageHead: Pick<MessageHeadProps, 'newLabel'> = {
  newLabel: 'Uusi',
};

export const messageList: Pick<MessageListProps, 'moreLabel' | 'loadingLabel'> = {
  loadingLabel: 'Ladataan lisää',
  moreLabel: 'Näytä lisää',
};

export const modal: Pick<ModalProps, 'closeLabel'> = {
  closeLabel: 'Sulje',
};

export const movableNodes: MovableNodesLabels = {
  drag: (title) => `Vedä: ${title}`,
  instructions:
    'Välilyönti nostaa ja laskee, nuolinäppäimet vievät paikasta toiseen, Esc peruuttaa.',
  place: (title, edge) => {
    if (edge === 'into') return `kohteen ${title} sisällä`;
    return edge === 'before' ? `ennen kohdetta ${title}` : `kohteen ${title} jälkeen`;
  },
  unmoved: (title) => `${title}: entisellä paikallaan`,
};

export const movableRows: SortingLabels = {
  drag: (title) => `Vedä: ${title}`,
  moved: (title, position, count) => `${title}: ${position}/${count}`,
  instructions: 'Välilyönti nostaa ja laskee, nuolinäppäimet siirtävät, Esc peruuttaa.',
};

export const multiSelect: Pick<MultiSelectProps, 'emptyText' | 'removeLabel'> = {
  emptyText: 'Ei osumia.',
  removeLabel: (label) => `Poista ${label}`,
};

export const notificationItem: NotificationItemLabels = {
  new: 'Uusi',
  showMore: 'Näytä lisää',
  hide: 'Piilota',
  noAttachments: 'Ei liitteitä',
  actions: 'Toiminnot',
  edit: 'Muokkaa',
  delete: 'Poista',
};

export const objectiveCards: Pick<ObjectiveCardsProps, 'label' | 'loadingLabel'> = {
  label: 'Päämäärät',
  loadingLabel: 'Ladataan',
};

export const pagePreview: PagePreviewLabels = {
  title: 'Esikatselu',
  updating: 'Sivuja tehdään',
  page: (page, count) => `Sivu ${page} / ${count}`,
  count: (count) => (count === 1 ? '1 sivu' : `${count} sivua`),
  whole: 'Koko sivu',
  previous: 'Edellinen sivu',
  next: 'Seuraava sivu',
  empty: 'Sivuja ei vielä ole.',
};

export const receiptList: Pick<ReceiptListProps, 'stateLabels' | 'loadingLabel'> = {
  stateLabels: {
    read: 'Luettu',
    unread: 'Lukematta',
    queued: 'Odottaa lähetystä',
    sent: 'Lähetetty',
    failed: 'Ei lähetetty',
  },
  loadingLabel: 'Ladataan nimiä',
};

export const recipientPicker = {
  label: 'Vastaanottajat',
  placeholder: 'Etsi jäsen',
  listLabel: 'Jäsenet',
  emptyText: 'Yksikään jäsen ei täsmää.',
  removeLabel: (label: string) => `Poista ${label}`,
  allLabels: { all: 'Kaikki jäsenet', none: 'Ei ketään' },
  countLabel: (chosen: number, members: number, others: number) =>
    others === 0
      ? `${chosen}/${members} jäsentä valittu`
      : `${chosen}/${members} jäsentä ja ${others} ${others === 1 ? 'muu osoite' : 'muuta osoitetta'} valittu`,
  refusedLabel: (text: string) => `”${text}” ei ole jäsen eikä sähköpostiosoite.`,
} satisfies Partial<RecipientPickerProps>;

export const reorderableList: ReorderableListLabels = {
  ...movableRows,
  moveUp: (title) => `Siirrä ylös: ${title}`,
  moveDown: (title) => `Siirrä alas: ${title}`,
};

export const reportCard: { processingLabel: string } = {
  processingLabel: 'Käsitellään',
};

export const reportGraphTile: ReportGraphTileLabels = {
  processing: 'Kuvaa piirretään',
  failed: 'Kuvaa ei voitu piirtää.',
  retry: 'Yritä uudelleen',
};

export const richTextEditor: RichTextEditorLabels = {
  text: 'Teksti',
  placeholder: 'Kirjoita tähän…',
  toolbar: 'Muotoilu',
  bold: 'Lihavointi',
  italic: 'Kursivointi',
  underline: 'Alleviivaus',
  strikethrough: 'Yliviivaus',
  blockType: 'Kappaleen tyyli',
  paragraph: 'Leipäteksti',
  heading: (level) => `Otsikko ${level}`,
  quote: 'Lainaus',
  fontSize: 'Fonttikoko',
  normalSize: 'Normaali',
  bulletList: 'Luettelomerkit',
  numberedList: 'Numeroitu luettelo',
  alignLeft: 'Tasaa vasemmalle',
  alignCenter: 'Keskitä',
  alignRight: 'Tasaa oikealle',
  link: 'Linkki',
  linkAddress: 'Osoite',
  linkHint: 'Verkko-osoite tai tämän sovelluksen sivu, kuten /data-map.',
  linkInvalid: 'Anna osoite, jonka alussa on http, https tai mailto, sivulle vievän alussa /.',
  linkApply: 'Lisää linkki',
  linkRemove: 'Poista linkki',
  undo: 'Kumoa',
  redo: 'Tee uudelleen',
};

export const planSummary: PlanSummaryLabels = {
  label: 'Rajaa tehtäviä',
  state: {
    late: (count) => `${count} myöhässä`,
    early: (count) => `${count} liian aikaisin`,
    due: (count) => `${count} päättymässä`,
    done: (count, total) => `${count}/${total} valmiina`,
  },
  hint: {
    late: 'Viimeinen kuukausi on ohi eikä tehtävä ole valmis',
    early: 'Tehtävä alkaa ennen kuin se, jota se odottaa, on päättynyt',
    due: 'Tämä on viimeinen kuukausi eikä tehtävä ole valmis',
    done: 'Edistyminen on 100 %',
  },
  mine: (count) => `${count} omaa`,
};

export const roadmap: RoadmapLabels = {
  roadmap: 'Tiekartta',
  mainTasks: 'Päätehtävät',
  expectedToday: 'tavoite tänään',
  milestones: 'Välitavoitteet',
  today: 'Tänään',
  addMainTask: 'Lisää päätehtävä',
  addMilestone: 'Lisää välitavoite',
  linkedRoadmaps: 'Linkitetyt tiekartat',
  mainTaskActions: 'Toiminnot',
  edit: 'Muokkaa',
  delete: 'Poista',
  moveUp: 'Siirrä ylös',
  moveDown: 'Siirrä alas',
  addRow: 'Lisää rivi',
  addTaskToRow: (row) => `Lisää tehtävä riville ${row}`,
  deleteRow: (row) => `Poista rivi ${row}`,
  empty: 'Ei vielä päätehtäviä.',
  loading: 'Ladataan tiekarttaa',
  quarter: (quarter) => `Q ${quarter}`,
  task: (title, start, end, progress) =>
    `${title}, ${start === end ? start : `${start} – ${end}`}, valmiina ${progress} %`,
  late: 'Myöhässä',
  lateCount: (count) => `${count} myöhässä`,
  tooEarlyCount: (count) => `${count} liian aikaisin`,
  chosen: 'valittu',
  chosenCount: (count) =>
    count === 0
      ? 'Ei valittuja tehtäviä'
      : count === 1
        ? '1 tehtävä valittu'
        : `${count} tehtävää valittu`,
  mainTaskProgress: (progress, expected) =>
    `Valmiina ${progress} %, tähän mennessä suunniteltu ${expected} %`,
  milestone: (title, month) => `${title}, ${month}`,
  milestonePassed: 'ohitettu',
  milestoneToCome: 'tulossa',
  milestoneCount: (count) => `${count} välitavoitetta`,
  placed: (title, start, end, row, mainTask) =>
    [
      `${title}: ${start === end ? start : `${start} – ${end}`}`,
      row > 0 ? `rivi ${row}` : '',
      mainTask,
    ]
      .filter(Boolean)
      .join(', '),
  placedCount: (count) => `${count} tehtävää siirretty`,
  pickedUp: (title) =>
    `${title} poimittu. Nuolinäppäimet siirtävät, Enter laskee paikalleen, Esc palauttaa.`,
  putBack: (title) => `${title} palautettu paikalleen`,
  gone: (title) => `Joku muu on poistanut tehtävän ${title}.`,
  refused: {
    length: (title) => `Tehtävän ${title} on kestettävä vähintään kuukausi.`,
    overlap: (title, other) => `${other} on tehtävän ${title} tiellä.`,
    outside: (title) => `Tehtävälle ${title} ei ole riviä täällä.`,
  },
  anotherRow: 'Vedä se toiselle riville tai paina Alt ja ylös tai alas.',
  moved: (title, place, count) => `${title} on nyt sijalla ${place}/${count}.`,
  ideas: 'Ideat ilman ajankohtaa',
  noIdeas: 'Ei vielä ideoita.',
  addIdea: 'Lisää idea',
  editIdea: (title) => `Muokkaa ideaa ${title}`,
  placeIdea: (title) =>
    `Valitse kuukausi idealle ${title}: napsauta sitä tai käytä nuolinäppäimiä ja Enteriä. Esc lopettaa.`,
  brokenDependency: (from, to) => `${to} alkaa ennen kuin ${from} on päättynyt`,
  tooEarly: 'Liian aikaisin',
  taskOnPage: (title, page) => `${title} (sivu ${page})`,
  followsTask: (from, to) => `${to} seuraa tehtävää ${from}`,
  moreLinks: (count) =>
    count === 1 ? 'ja 1 muu yhteys sivujen välillä' : `ja ${count} muuta yhteyttä sivujen välillä`,
  connectFrom: (title) => `Valitse tehtävä, joka seuraa tehtävää ${title}. Esc lopettaa.`,
  connectTo: (title) => `Valitse tehtävä, jota ${title} odottaa. Esc lopettaa.`,
  circular: (from, to) => `${to} ei voi seurata tehtävää ${from}: ne odottaisivat toisiaan.`,
  keys: ['Nuolinäppäimillä siirrytään tehtävästä toiseen, Enter avaa tiedot.'],
  editKeys: [
    'Välilyönti poimii tehtävän.',
    'Vaihto ja vasen tai oikea siirtää loppua, Alt alkua, Alt ja ylös tai alas riviä.',
    'Vaihto+välilyönti valitsee useita, Ctrl+A rivin.',
    'N lisää tehtävän, D liittää seuraavan tehtävän, Delete poistaa.',
  ],
  carryKeys: 'Nuolinäppäimet siirtävät tehtävää, Enter laskee paikalleen, Esc palauttaa.',
  table: {
    task: 'Tehtävä',
    mainTask: 'Päätehtävä',
    start: 'Alkaa',
    end: 'Päättyy',
    length: 'Kesto',
    months: (count) => (count === 1 ? '1 kuukausi' : `${count} kuukautta`),
    status: 'Tila',
    states: {
      due: 'Päättymässä',
      done: 'Valmis',
      underWay: 'Kesken',
      notStarted: 'Aloittamatta',
    },
    progress: 'Valmiina',
    owner: 'Vastuuhenkilö',
    targets: 'Tavoitteet',
    sortHint: {
      ascending: 'Järjestä: nouseva',
      descending: 'Järjestä: laskeva',
      plan: 'Takaisin suunnitelman järjestykseen',
    },
    waitsFor: 'Edeltävä tehtävä',
    month: 'Kuukausi',
    noTasks: 'Ei tehtäviä',
  },
};

export const systemMessageCard: Pick<SystemMessageCardProps, 'newLabel'> = {
  newLabel: 'Uusi',
};

export const commentThread: CommentThreadLabels = {
  list: 'Kommentit',
  empty: 'Ei vielä kommentteja.',
  loading: 'Ladataan kommentteja',
  write: 'Kirjoita kommentti',
  add: 'Kommentoi',
  keys: 'Ctrl tai Cmd + Enter lähettää.',
  edited: 'muokattu',
  unsaved: 'muutoksia ei ole tallennettu',
  edit: 'Muokkaa',
  save: 'Tallenna',
  cancel: 'Peruuta',
  remove: 'Poista',
  resolve: 'Merkitse käsitellyksi',
  reopen: 'Avaa uudelleen',
  resolved: (count) => (count === 1 ? '1 käsitelty kommentti' : `${count} käsiteltyä kommenttia`),
};

export const taskList: TaskListLabels = {
  list: 'Tehtävät',
  empty: 'Mikään tehtävä ei vielä edistä tätä tavoitetta.',
  loading: 'Ladataan tehtäviä',
  late: 'Myöhässä',
  tooEarly: 'Liian aikaisin',
  idea: 'idea, ei ajankohtaa',
};

export const taskDetails: TaskDetailsLabels = {
  start: 'Alkaa',
  end: 'Päättyy',
  earlier: (edge) => `${edge}: kuukautta aiemmin`,
  later: (edge) => `${edge}: kuukautta myöhemmin`,
  months: (count) => (count === 1 ? '1 kuukausi' : `${count} kuukautta`),
  undated: 'ei vielä ajankohtaa',
  owner: 'Vastuuhenkilö',
  noOwner: 'Ei vastuuhenkilöä',
  progress: 'Edistyminen',
  targets: 'Tavoitteet',
  noTargets: 'Ei tavoitteita.',
  late: 'Myöhässä',
  follows: 'Edeltävät tehtävät',
  followedBy: 'Seuraavat tehtävät',
  states: roadmap.table.states,
  tooEarly: 'Liian aikaisin',
  connect: 'Liitä seuraava tehtävä',
  disconnect: (title) => `Poista linkki tehtävään ${title}`,
  edit: 'Muokkaa',
  delete: 'Poista',
  close: 'Sulje',
  more: 'Napsauta, niin näet tiedot',
  loading: 'Ladataan tehtävää',
  meter: targetMeter,
};

export const termTooltip: TermTooltipLabels = {
  source: 'Lähde',
  formula: 'Kaava',
  sourceIsFormula: 'Kaava',
  sourceUnknown: 'Ei tiedossa',
};

export const targetDetail: TargetDetailLabels = {
  current: 'Nykyinen arvo',
  target: 'Tavoitearvo',
  compare: 'Vertailuarvo',
  percentDone: 'Toteutumisaste',
  now: 'nyt',
  effect: targetList.effect,
  formula: 'Kaava',
  targetFormula: 'Tavoitearvon kaava',
  compareFormula: 'Vertailuarvon kaava',
  additionalInformation: 'Lisätiedot',
  terms: 'Termit',
  estimate: 'Nykyinen arvo sisältää arvioita: kaikkia jakson kuukausia ei ole vahvistettu.',
  loading: 'Ladataan tavoitetta',
  term: termTooltip,
  meter: targetMeter,
};

export const targetTable: TargetTableLabels = {
  title: 'Tavoite',
  progress: 'Toteutumisaste',
  current: 'Nykyinen arvo',
  target: 'Tavoitearvo',
  change: 'Muutos',
  trend: '12 kuukautta',
  sortHint: {
    worst: 'Järjestä: heikoin ensin',
    best: 'Järjestä: paras ensin',
    groups: 'Takaisin ryhmien järjestykseen',
  },
  effect: targetList.effect,
  noPercent: 'Ei prosentteina: aiempi arvo oli negatiivinen',
  owner: 'Vastuuhenkilö',
  estimate: 'arvio',
  details: (title) => `Tavoitteen ${title} tiedot`,
  empty: 'Ryhmällä ei ole tavoitteita',
  loading: 'Ladataan tavoitteita',
  meter: targetMeter,
};

export const termNodeCard: { estimateLabel: string; meterLabels: TargetMeterLabels } = {
  estimateLabel: 'Arvio',
  meterLabels: targetMeter,
};

export const termRootCard: { estimateLabel: string; roundedLabel: string } = {
  estimateLabel: 'Arvio',
  roundedLabel: 'Luvut pyöristetty',
};

export const termNodeRowHead: TermNodeRowHeadLabels = {
  term: 'Termi',
  formula: 'Kaava',
  value: 'Arvo',
  change: 'Muutos',
  changeOnly: 'Muutos',
  trend: '12 kuukautta',
  goal: 'Tavoite',
  target: 'Toteutumisaste',
};

export const termTree: TermTreeLabels = {
  tree: 'Termit',
  expand: 'Avaa',
  collapse: 'Sulje',
  tools: 'Puun työkalut',
  form: 'Näkymä',
  cards: 'Kortit',
  list: 'Luettelo',
  map: 'Puun kartta',
  zoomIn: 'Lähennä',
  zoomOut: 'Loitonna',
  zoomToFull: 'Todellinen koko',
  fit: 'Näytä koko puu',
  expandAll: 'Laajenna kaikki',
  collapseAll: 'Supista kaikki',
  pan: 'Siirrä näkymää',
  panLeft: 'Siirry vasemmalle',
  panRight: 'Siirry oikealle',
  panUp: 'Siirry ylös',
  panDown: 'Siirry alas',
  search: 'Hae termiä',
  nothingFound: 'Minkään termin nimi ei täsmää.',
  found: (count) => (count === 1 ? 'Löytyi 1 termi' : `Löytyi ${count} termiä`),
};

export const topBar: Pick<TopBarProps, 'homeLabel'> = {
  homeLabel: 'Tavoite, etusivu',
};

export const treeRows: TreeRowsLabels = {
  expand: (title) => `Näytä alemmat: ${title}`,
  collapse: (title) => `Piilota alemmat: ${title}`,
};

export const viewPicker: ViewPickerLabels = {
  views: 'Näkymät',
  search: 'Hae näkymää',
  selectAll: 'Kaikki näkymät',
  selectFound: 'Kaikki löydetyt',
  empty: 'Näkymiä ei ole vielä.',
  nothingFound: 'Minkään näkymän otsikko ei täsmää.',
  chosen: (count, total) => `${count}/${total} valittu`,
};
