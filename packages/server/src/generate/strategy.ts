import type { Row } from './csv.js';
import { USERS } from './people.js';
import type { Part, Terms } from './terms.js';

const EVERYWHERE = { organization: '*' } as const;
const PERIOD = { start_date: 'M-48', end_date: 'M+24' } as const;
const LAST_YEAR = { compare_months_earlier: 12 } as const;

export const OBJECTIVES: readonly Row[] = [
  { key: 'growth', title: 'Grow profitably', title_fi: 'Kasvaa kannattavasti' },
  { key: 'service', title: 'Deliver as promised', title_fi: 'Toimittaa lupausten mukaan' },
  { key: 'people', title: 'Stay healthy', title_fi: 'Pysyä terveenä' },
].map((objective) => ({ ...EVERYWHERE, ...objective, description: '', description_fi: '' }));

/** The main target, the lines of business below it, their units below these. */
export function targetGroups({ lines }: Terms): Row[] {
  const group = (key: string, title: string, titleFi: string, parent: string, owner: number) => ({
    ...EVERYWHERE,
    key,
    title,
    title_fi: titleFi,
    parent,
    user: USERS[owner % USERS.length]?.email ?? '',
  });
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const partGroup = ({ suffix, name }: Part, parent: string, owner: number) =>
    group(`part${suffix}`, capital(name.en), capital(name.fi), parent, owner);
  return [
    group('main', 'Profitable growth', 'Kannattava kasvu', '', 0),
    ...lines.flatMap((line, i) => [
      partGroup(line, 'main', i + 1),
      ...line.units.map((unit, place) => partGroup(unit, `part${line.suffix}`, i + place)),
    ]),
  ];
}

function resultTargets(group: string, suffix: string): Row[] {
  return [
    {
      key: `revenue${suffix}`,
      target_group: group,
      title: 'Revenue',
      title_fi: 'Liikevaihto',
      formula: `revenue${suffix}`,
      target_formula: `revenue_budget${suffix}`,
      measurement_type_prefix: 'k',
      unit: '€',
      link_tag: 'Result',
    },
    {
      key: `margin${suffix}`,
      target_group: group,
      title: 'Operating margin',
      title_fi: 'Liikevoittoprosentti',
      formula: `operating_profit${suffix} / revenue${suffix} * 100`,
      target_formula: '12',
      minimum_value: 4,
      unit: '%',
      link_tag: 'Result',
    },
  ];
}

function unitTargets({ suffix }: Part): Row[] {
  const group = `part${suffix}`;
  return [
    ...resultTargets(group, suffix),
    {
      key: `delivery${suffix}`,
      target_group: group,
      title: 'Delivery time',
      title_fi: 'Toimitusaika',
      formula: `delivery_time${suffix}`,
      target_formula: '16',
      reversed_target: true,
      unit: 'd',
      link_tag: '-',
    },
    {
      key: `sick_leave${suffix}`,
      target_group: group,
      title: 'Sick leave',
      title_fi: 'Sairauspoissaolot',
      formula: `sick_leave${suffix}`,
      target_formula: '4',
      reversed_target: true,
      unit: '%',
      link_tag: '-',
    },
  ];
}

export function targets({ lines }: Terms): Row[] {
  const rows = [
    ...resultTargets('main', ''),
    ...lines.flatMap(({ suffix, units }) => [
      ...resultTargets(`part${suffix}`, suffix),
      ...units.flatMap(unitTargets),
    ]),
  ];
  return rows.map((row) => ({ ...EVERYWHERE, ...PERIOD, ...LAST_YEAR, ...row }));
}
