/**
 * What compounds of Finnish business language are made of. Behind a slash: the stem of the genitive, where that is
 * not the word itself, or with `-kse` for `-s` (`hinta/hinna` for `hintatason`, `hinnanmuutos`). Words that
 * others would be taken apart by are left out, as are those of fewer than three letters.
 */
export const WORDS = `
aika aine/ainee ajan ajat ajo ajoneuvo ala alennus ali alku/alu aloite/aloittee alue/aluee alusta
ammatti/ammati analyysi apu arki arvio arvo asema asetus asia asiakas/asiakkaa asiantuntija
asiointi/asioinni aste/astee asukas/asukkaa asuminen asunto/asunno ateria auditointi/auditoinni
aurinko/auringo auto automaatio avain/avaime avustus betoni bio bonus brutto brändi budjetti/budjeti data
desimaali diesel dioksidi edistymis ehto/ehdo elementti/elementi elin elinkaari/elinkaare eläke/eläkkee emo
energia ennakko/ennako ennuste/ennustee eriste/eristee erittely erä esihenkilö esimies/esimiehe esitys
etu/edu etä euro hakemus haku/hau hallinta/hallinna hallinto/hallinno hallitus hanke/hankkee
hankinta/hankinna hankkija harjoittelu havainto/havainno henki henkilö henkilöstö hiili/hiile hinnasto
hinnoittelu hinta/hinna hoitaja hoito/hoido hoiva hukka/huka huolto/huollo huone/huonee hylkäys hylly
hyllytys hyvinvointi/hyvinvoinni hyvitys hyödyke/hyödykkee hyöty/hyödy häiriö hävikki/häviki höyry idea
ikkuna ikä ilma ilmapiiri ilmasto ilmoitus indeksi inflaatio innovaatio inventaario investointi/investoinni
jakauma jakelu jakso jaksotus jalanjälki/jalanjälje jana jaottelu johtaja johtamis johto/johdo jono jonotus
joukko/jouko julkaisu juoma jälki/jälje jälleen järjestelmä järjestely jäsen/jäsene jäsenyys/jäsenyyde
jäte/jättee jäähdytys jäännös/jäännökse kaari/kaare kaasu kalenteri kalu kalusto kampanja kanava
kannattavuus/kannattavuude kannatus kansio kanta/kanna kapasiteetti/kapasiteeti kartoitus kartta/karta kassa
kasvu kate/kattee katko katsaus katsoja kattavuus/kattavuude katto/kato kauko kauppa/kaupa kausi/kaude
kehittäjä kehittämis kehitys keittiö kello kerroin/kertoime kerros/kerrokse kertymä keräily keskeytys keski
keskiarvo keskus keskustelu kesto kestävyys/kestävyyde ketju kevennys kieli/kiele kierros/kierrokse
kierrätys kierto/kierro kiinteistö kilometri kilpailu kirja kirjanpito/kirjanpido kirjasto kirjaus
kirjautumis klikkaus kohde/kohtee kohta/kohda kokeilu kokemus koko kokonais kokous kommentti/kommenti
komponentti/komponenti kone/konee koneisto konserni kontti/konti konversio koodi kopio kori korjaus
korko/koro korotus kortti/korti korvaus koti/kodi koulu koulutus kuitu/kuidu kuljettaja kuljetus kulu
kuluttaja kulutus kumppani kunnossa kunta/kunna kuntoutus kuolema kuorma kuormitus kurssi kustannus
kuukausi/kuukaude kuva kuvaaja kuvio kyky/kyvy kysely kysyntä/kysynnä käsittely kävely kävijä käynnistys
käynti/käynni käytettävyys/käytettävyyde käyttäjä käyttö/käytö käyttöön laatu/laadu laboratorio lahjoitus
laina lainsäädäntö laite/laittee laitos/laitokse laitteisto lajittelu laskenta/laskenna lasku laskutus
lastaus lattia leikkaus leipomo leipä/leivä liete/liettee liha liike/liikkee liikenne/liikentee linja
linkki/linki lisenssi lista lisä lisäys logiikka/logiika logistiikka/logistiika loma lomake/lomakkee
luettelo lukija luku/luvu luokka/luoka luonnos/luonnokse luotettavuus/luotettavuude luottamus luotto/luoto
luovutus lähde/lähtee lähetys lähtö/lähdö lämpö/lämmö läpi lääke/lääkkee maa maali mainonta/mainonna
mainos/mainokse maito/maido majoitus maksu malli markkina markkinointi/markkinoinni materiaali matka
matkustus media menekki/meneki meno mestari metalli metri metsä mittari mittaristo mittaus moduuli muisti
muoto/muodo muovi muutos/muutokse myyjä myymälä myynti/myynni määrä neliö neljännes/neljännekse netto
neutraali neutraalius/neutraaliude neuvottelu nimi/nime nopeus/nopeude numero nuoli nyky näkymä
näkyvyys/näkyvyyde näppäin/näppäime näyttö/näytö odotus ohjain ohjaus ohje/ohjee ohjeistus ohjelma
ohjelmisto oikeus/oikeude oma omaisuus/omaisuude omavaraisuus/omavaraisuude omistaja ongelma
onnettomuus/onnettomuude opetus opinto/opinno opiskelija oppi oppilas/oppilaa oppimis organisaatio osa
osaaja osaaminen osaamis osake/osakkee osasto osinko/osingo osoite/osoittee ostaja osto ostos/ostokse
osuus/osuude otsikko/otsiko otto/oto paikannus paikka/paika paino painopiste/painopistee pakkaamo pakkaus
palaute/palauttee palautus palkitseminen palkitsemis palkka/palka palkkio palvelin/palvelime palvelu paneeli
paperi parannus perehdyttäminen perehdytys perhe perimis perintä/perinnä peruste/perustee piirto pinta/pinna
piste/pistee pito/pido pitoisuus/pitoisuude pohja poikkeama poikkeus poissaolo poisto poistuma polku/polu
polttoaine/polttoainee portaali portfolio posti potilas/potilaa projekti prosentti/prosenti prosessi
puhdistus puhe puhelin/puhelime puhelu pula pulssi pumppu/pumpu purku/puru puu pylväs/pylvää
pysyvyys/pysyvyyde pyyntö/pyynnö päivitys päivystys päivä päiväkoti pää päämäärä pääoma päästö pääsy
päättymis päätös/päätökse raha rahasto rahoittaja rahoitus rahti/rahdi raja rajapinta/rajapinna
rakenne/rakentee rakennus rakennuttaja rakennuttamis rakentamis raportointi/raportoinni raportti/raporti
ratkaisu ravintola reitti/reiti rekisteri reklamaatio rekrytointi/rekrytoinni rengas/renkaa
riittävyys/riittävyyde riski rivi robotti/roboti ruoka/ruoa ryhmittely ryhmä saaminen/saamise saapumis
saatava saatavuus/saatavuude sahaus sairaala sairaus/sairaude sala saldo sana sarja sato seinä
seisokki/seisoki selitys selvitys seuraaja seuranta/seuranna siirto/siirro sijainti/sijainni sijoitus sisä
sisältö/sisällö sitoutuminen sitoutumis sitoutuneisuus/sitoutuneisuude sivu sopimus sosiaali sovellus
sprintti strategia suhdanne/suhdantee suhde/suhtee summa suorite/suorittee suoritus suosittelu suunnitelma
suunnittelu syntyvyys sähkö säästö taajuus/taajuude taka takaus takuu tallennus talous/taloude tapa/tava
tapahtuma tapaturma tappio tarjonta/tarjonna tarjous tarkastus tarve/tarpee tarvike/tarvikkee tase/tasee
taso taulu taulukko/tauluko tavara tavoite/tavoittee tehdas/tehtaa teho tehokkuus/tehokkuude tehtävä tekijä
tekniikka/tekniika teknologia teollisuus/teollisuude termi terminaali terveys/terveyde teräs/teräkse testaus
testi tiedosto tieto/tiedo tiimi tiketti/tiketi tila tilaaja tilanne/tilantee tilasto tilaus tili tilitys
todennus toimenpide/toimenpitee toimi toiminta/toiminna toimisto toimittaja toimitus tonni toteuma
toteutumis toteutus tuki/tue tukku/tuku tulevaisuus/tulevaisuude tulkinta/tulkinna tulo tulos/tulokse
tulostus tunnettuus/tunnettuude tunnus tunti/tunni tuonti/tuonni tuoreus/tuoreude tuotanto/tuotanno
tuote/tuottee tuottavuus/tuottavuude tuotto/tuoto turva turvallisuus/turvallisuude tutka tutkimus
tutkinto/tutkinno tuuli/tuule tytär/tyttäre tyytyväisyys/tyytyväisyyde työ työllistyminen
työllisyys/työllisyyde työntekijä työttömyys/työttömyyde täyttö/täytö ulko urakka/uraka urakointi/urakoinni
uudistus vaara vaatimus vahvistus vaihtelu vaihto/vaihdo vaihtuvuus/vaihtuvuude vaikutus vaje/vajee vakio
vakuus/vakuude vakuutus valikoima valinta/valinna valmistuminen valmistus valmius/valmiude valuutta/valuuta
valvonta/valvonna vamma vara varasto varastointi/varastoinni varat varaus varmuus/varmuude varojen
vastaanottaja vastaanotto vastaavuus/vastaavuude vastaus vaste/vastee vastuu vastuullisuus/vastuullisuude
vauhti/vauhdi vaunu velka/vela velkaantuneisuus/velkaantuneisuude verkko/verko verkosto vero verotus
vertailu vesi/vede vienti/vienni vierailu viesti viestintä/viestinnä viikko/viiko viiva viive/viipee
viivästys vika/via viljely virhe/virhee virta/virra voima voimala voitto/voito volyymi vuode vuokra vuokraus
vuoro vuosi/vuode vyöhyke/vyöhykkee väestö väli välittäjä välitys yhteis yhteys/yhteyde yhtiö yksikkö/yksikö
yleis yli ylläpito/ylläpido ylä ympyrä ympäristö yritys
`;
