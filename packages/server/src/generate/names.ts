/** A text in both languages of the interface. */
export interface Name {
  readonly en: string;
  readonly fi: string;
}

const BUSINESSES: readonly Name[] = [
  { en: 'machines', fi: 'koneet' },
  { en: 'services', fi: 'palvelut' },
  { en: 'spare parts', fi: 'varaosat' },
  { en: 'projects', fi: 'projektit' },
  { en: 'rentals', fi: 'vuokraus' },
  { en: 'training', fi: 'koulutus' },
  { en: 'software', fi: 'ohjelmistot' },
  { en: 'energy', fi: 'energia' },
  { en: 'logistics', fi: 'logistiikka' },
  { en: 'wholesale', fi: 'tukkukauppa' },
  { en: 'shops', fi: 'myymälät' },
  { en: 'design', fi: 'suunnittelu' },
];

/** In Finnish the name of a place comes first, in the genitive. */
const PLACES: readonly Name[] = [
  { en: 'Helsinki', fi: 'Helsingin' },
  { en: 'Tampere', fi: 'Tampereen' },
  { en: 'Turku', fi: 'Turun' },
  { en: 'Oulu', fi: 'Oulun' },
  { en: 'Kuopio', fi: 'Kuopion' },
  { en: 'Jyväskylä', fi: 'Jyväskylän' },
  { en: 'Lahti', fi: 'Lahden' },
  { en: 'Vaasa', fi: 'Vaasan' },
  { en: 'Pori', fi: 'Porin' },
  { en: 'Joensuu', fi: 'Joensuun' },
  { en: 'Rovaniemi', fi: 'Rovaniemen' },
  { en: 'Kajaani', fi: 'Kajaanin' },
];

const PRODUCTS: readonly Name[] = [
  { en: 'standard products', fi: 'vakiotuotteet' },
  { en: 'premium products', fi: 'erikoistuotteet' },
  { en: 'custom work', fi: 'tilaustyöt' },
];

/** Units in one line of business. */
export const UNITS_PER_LINE = PLACES.length;
export const PRODUCTS_PER_UNIT = PRODUCTS.length;

/** Past the end of a list its names return with a number: `Tampere`, … `Tampere 2`. */
function named(names: readonly Name[], index: number): Name {
  const name = names[index % names.length] ?? { en: '', fi: '' };
  const round = Math.floor(index / names.length) + 1;
  const number = round === 1 ? '' : ` ${round}`;
  return { en: `${name.en}${number}`, fi: `${name.fi}${number}` };
}

export function lineName(index: number): Name {
  return named(BUSINESSES, index);
}

/** A unit is one place's part of a line: `Tampere services`. */
export function unitName(line: number, place: number): Name {
  const [where, what] = [named(PLACES, place), lineName(line)];
  return { en: `${where.en} ${what.en}`, fi: `${where.fi} ${what.fi}` };
}

export function productName(index: number): Name {
  return named(PRODUCTS, index);
}

/** The first one is the group above all others. */
export function organizationName(index: number): Name {
  if (index === 0) return { en: 'Kaleva Group', fi: 'Kaleva-konserni' };
  const name = named(PLACES, index - 1).en;
  return { en: `Kaleva ${name}`, fi: `Kaleva ${name}` };
}
