import { compoundWords } from './compounds.js';
import { hyphenate, NARROW_WORD, setCompounds } from './syllables.js';

/** Compounds as business writes them, with all joints between which a careful writer would break them. */
const COMPOUNDS = `
  henkilöstö-kulut henkilöstö-määrä henkilöstö-kustannukset henkilö-työ-vuodet
  suosittelu-indeksi käyttö-pääoma liike-vaihto liike-voitto liike-toiminta liike-toiminnan
  myynti-kate myynti-saamiset myynti-tavoite myynti-ennuste myynti-budjetti myynti-osuus
  myynti-määrä osto-velat toimitus-varmuus toimitus-aika toimitus-kulut toimitus-ketju
  tilaus-kanta kokonais-kuva kokonais-kustannukset kokonais-tuotto asiakas-tyytyväisyys
  asiakas-kokemus asiakas-määrä asiakas-pysyvyys asiakas-palaute asiakas-portaali
  asiakas-suhteet sairaus-poissaolot sairaus-poissaolo-prosentti energian-kulutus
  energia-tehokkuus energia-kustannukset sähkön-kulutus veden-kulutus hiili-dioksidi-päästöt
  kasvihuone-kaasut hiili-jalanjälki jäte-määrä kierrätys-aste materiaali-kustannukset
  materiaali-tehokkuus materiaali-hävikki tuotanto-määrä tuotanto-kustannukset
  tuotanto-kapasiteetti tuotannon-ohjaus käyttö-aste käyttö-kate käyttö-kustannukset
  kapasiteetin-käyttö-aste kiinteistö-palvelut palvelu-myynti tuote-myynti tuote-ryhmittäin
  tuote-kehitys vienti-osuus vienti-myynti markkina-osuus markkinointi-kulut
  markkinointi-budjetti hinta-indeksi hinta-taso hinnan-muutos kustannus-taso kustannus-säästöt
  kustannus-paikka kustannus-rakenne kehitys-kustannukset tutkimus-menot kassa-virta
  kassan-riittävyys pääoman-tuotto omavaraisuus-aste velkaantumis-aste korko-kulut korko-kate
  rahoitus-kulut rahoitus-erät tase-rakenne varaston-kierto varasto-arvo varasto-tasot
  kierto-nopeus maksu-aika maksu-valmius luotto-tappiot vero-kulut palkka-kulut palkka-summa
  palkka-kustannukset vuokra-tuotot vuokra-kulut vuokraus-aste neliö-hinta tunti-hinta
  työ-tunnit työ-turvallisuus työ-tapaturmat työ-hyvinvointi työ-tyytyväisyys työ-ilmapiiri
  henkilöstö-kysely turvallisuus-havainnot turvallisuus-poikkeamat tapaturma-taajuus
  koulutus-päivät koulutus-kustannukset rekrytointi-aika vaihtuvuus-prosentti laatu-poikkeamat
  laatu-kustannukset reklamaatio-prosentti palautus-prosentti virhe-prosentti seisokki-aika
  läpi-meno-aika vaste-aika käsittely-aika odotus-aika jonotus-aika palvelu-taso käyttäjä-määrä
  verkko-kauppa verkko-sivut kävijä-määrä konversio-prosentti ostos-kori kampanja-myynti
  kuukausi-raportti kuukausi-luvut vuosi-budjetti vuosi-kasvu vuosi-neljännes neljännes-raportti
  tili-kausi tili-kauden-tulos tulos-tavoite tulos-ennuste kasvu-tavoite kasvu-prosentti
  toteutumis-aste edistymis-aste pää-tavoite painopiste-alue tavoite-taso tavoite-ryhmät
  toimenpide-ohjelma kehitys-hanke investointi-aste investointi-menot projekti-salkku
  toimi-tilat toimi-tila-kustannukset toimisto-kulut hallinto-kulut ohjelmisto-kulut
  tieto-liikenne tieto-turva-poikkeamat tieto-kartta toiminta-logiikka tila-moduulit
  väli-tavoitteet kunnossa-pito-kustannukset huolto-kustannukset polttoaine-kulut
  kuljetus-kustannukset rahti-kulut kilometri-kustannus täyttö-aste lastaus-aika keräily-virheet
  puu-tavara-sopimukset hoito-päivät potilas-turvallisuus hoito-jonot opiskelija-määrä
  läpäisy-aste jäsen-määrä jäsen-maksut vakuutus-maksut
`
  .trim()
  .split(/\s+/);

const part = (word: string) => compoundWords(word).join('-');

test('no joint is wrong, and nearly all are found', () => {
  const wrong: string[] = [];
  let complete = 0;
  for (const expected of COMPOUNDS) {
    const parted = part(expected.replaceAll('-', ''));
    if (parted === expected) complete += 1;
    // What the list does not know stays whole.
    else if (parted.includes('-')) wrong.push(parted);
  }
  expect(COMPOUNDS.length).toBeGreaterThan(180);
  expect(wrong).toEqual([]);
  expect(complete / COMPOUNDS.length).toBeGreaterThan(0.97);
});

test.each([
  ['Henkilöstökuluista', 'Henkilöstö-kuluista'],
  ['KÄYTTÖPÄÄOMAN', 'KÄYTTÖ-PÄÄOMAN'],
  ['energiankulutuksen', 'energian-kulutuksen'],
  ['kuukausiraportteja', 'kuukausi-raportteja'],
])('the last word of %s is inflected', (word, parted) => {
  expect(part(word)).toBe(parted);
});

test.each([
  // Words, and derived ones, that begin or end as a compound would.
  ...['asiakkuus', 'kuluttajat', 'toimittajat', 'tuotantolaitos', 'haaste', 'tilasto', 'päästöt'],
  ...['energiallemme', 'keskiluokkalainen', 'kokonainen', 'reklamaatioiden', 'kannattavuudesta'],
  ...['Subcontracting', 'Notifications', 'Maintenance', 'Information', 'Organisation', 'Materials'],
])('%s has no wrong joint', (word) => {
  const right: Record<string, string> = { tuotantolaitos: 'tuotanto-laitos' };
  expect(part(word)).toBe(right[word] ?? word);
});

describe('a text', () => {
  beforeAll(() => setCompounds(compoundWords));
  afterAll(() => setCompounds((word) => [word]));

  test.each([
    ['Asiakastyytyväisyys', 'Asiakas-tyytyväisyys'],
    ['Suositteluindeksi (NPS)', 'Suosittelu-indeksi (NPS)'],
    ['Reklamaatioiden käsittelyaika', 'Rek-la-maa-tioi-den käsittely-aika'],
    ['Liikevoitto', 'Liikevoitto'],
  ])('%s is parted as %s', (text, parted) => {
    expect(hyphenate(text).join('-')).toBe(parted);
  });

  test.each([
    ['Saadut tilaukset', 'Saadut tilaukset'],
    ['Käyttöpääoma', 'Käyttö-pääoma'],
    ['Tilamoduulit', 'Tila-moduulit'],
    ['Reklamaatiot', 'Rek-la-maa-tiot'],
  ])('%s is parted as %s where there is less room', (text, parted) => {
    expect(hyphenate(text, NARROW_WORD).join('-')).toBe(parted);
  });

  test('a word that is long where there is little room is parted between its syllables, too', () => {
    expect(hyphenate('Tuotannon palkat', NARROW_WORD, 8).join('-')).toBe('Tuo-tan-non palkat');
    expect(hyphenate('Alihankinta', NARROW_WORD, 9).join('-')).toBe('Ali-hankinta');
  });
});
