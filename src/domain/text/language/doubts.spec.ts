import { isDoubtful } from './doubts';

const LATIN = { script: 'Latin', letters: 40 };
/** What a detector said of such texts, the best first. */
const said = (...scores: [language: string, score: number][]) =>
  scores.map(([language, score]) => ({ language, score }));

it.each([
  ['Fjord tours from Bergen', said(['no', 0.72], ['da', 0.72], ['en', 0.68])],
  ['São Paulo hotels with a pool', said(['pt', 0.75], ['en', 0.63], ['tl', 0.59])],
  ['Château de Versailles tickets and tours', said(['fr', 0.7], ['en', 0.69], ['de', 0.58])],
  ['Smørrebrød recipes for beginners', said(['da', 0.7], ['en', 0.62], ['no', 0.57])],
  ['Guide to Kraków and Zakopane', said(['pl', 0.69], ['en', 0.69], ['yo', 0.51])],
  ['Nijmegen student housing', said(['nl', 0.73], ['en', 0.7], ['tl', 0.67])],
])('leaves open a short text that may be English with names: %s', (text, candidates) => {
  expect(isDoubtful(text, candidates, LATIN)).toBe(true);
});

it.each([
  ['Günstige Ferienwohnung an der Ostsee', said(['de', 0.8], ['nl', 0.6], ['en', 0.55])],
  ['Location de vacances au bord de la mer', said(['fr', 0.83], ['ro', 0.73], ['en', 0.7])],
  ['Vakantiehuis huren in Zeeland', said(['nl', 0.8], ['de', 0.6], ['en', 0.55])],
  ['Gdje kupiti jeftine karte i ulaznice', said(['hr', 0.7], ['sr', 0.69], ['sl', 0.6])],
  ['Leje sommerhus ved Vesterhavet', said(['da', 0.7], ['no', 0.69], ['en', 0.5])],
  ['Hotels with a pool', said(['en', 0.7], ['fr', 0.69])],
])('lets stand what words of its own or the letters tell: %s', (text, candidates) => {
  expect(isDoubtful(text, candidates, LATIN)).toBe(false);
});

it.each([
  ['pt', 'Toda persoa ten dereito á vida e ninguén será sometido a unha pena'],
  ['nl', 'Elkeen het die reg op vryheid en hy mag nie sonder rede gevang word nie'],
  ['de', 'All Mënsch huet d’Recht op Liewen a keen dierf fir säin Denken bestrooft ginn'],
  ['en', 'Ilka body haes the richt tae life an naebody sall be hauden in thirldom'],
  ['ca', 'Cada persona a drech a la vida e pòt pas èsser tenguda coma esclau, aquò es lo dreit de totas'],
  ['is', 'Hvør einstaklingur hevur rætt til lív og ikki skal nakar verða dømdur'],
  ['id', 'Saben wong duwe hak urip lan ora kena didadekake batur dening wong liya'],
])('leaves open a language that is not told, which is taken for %s: %s', (language, text) => {
  expect(isDoubtful(text, said([language, 0.9]), { script: 'Latin', letters: 200 })).toBe(true);
});

it.each([
  ['de', 'Déi bescht Hoteler an der Stad'],
  ['nl', 'Wéi kann een dat maachen ouni Auto'],
  ['nl', 'Waar kan ek goedkoop eet'],
  ['de', 'Die beste hotelle vir kinders'],
  ['pt', 'Os mellores hoteis da cidade'],
  ['pt', 'Onde mercar un piso barato'],
  ['es', 'Como facer caldo en dez minutos'],
  ['es', 'Cossí cal far de vin'],
  ['nl', 'Wat kinne wy thús dwaan'],
  ['it', 'Quid est veritas et quomodo cognoscitur'],
])('leaves open a short text in a language that is not told, which is taken for %s: %s', (language, text) => {
  expect(isDoubtful(text, said([language, 0.9]), { script: 'Latin', letters: 30 })).toBe(true);
});

it.each([
  ['de', 'Die besten Hotels mit Pool', 'Was kostet eine neue Heizung'],
  ['nl', 'De beste hotels voor kinderen', 'Hoe maak je zelf appeltaart'],
  ['pt', 'Os melhores hotéis da cidade', 'Onde comprar um carro usado'],
  ['es', 'Cómo hacer pan casero', 'Las mejores playas de Asturias'],
  ['ro', 'Cum să faci pâine de casă', 'Cele mai bune hoteluri'],
  ['it', 'Come fare il pane in casa', 'Quanto costa rifare il bagno'],
])('lets stand a short text in %s', (language, ...texts) => {
  for (const text of texts)
    expect(isDoubtful(text, said([language, 0.9], ['en', 0.6]), { script: 'Latin', letters: 26 })).toBe(
      false,
    );
});

it.each([
  ['bg', 'Како да направите леб без квасец дома'],
  ['bg', 'Колку чини ремонт на кујна'],
  ['ru', 'Колку чини нов мобилен телефон'],
])('leaves open a short text in Cyrillic that is taken for %s: %s', (language, text) => {
  expect(isDoubtful(text, said([language, 0.9]), { script: 'Cyrillic', letters: 30 })).toBe(true);
});

it.each([
  ['Cyrillic', 'be', 'Әр адамның өмір сүруге құқығы бар'],
  ['Cyrillic', 'sr', 'Секој човек има право на живот и никој не смее да биде во ропство'],
  ['Arabic', 'fa', 'هر څوک د ژوند کولو حق لري او هیڅوک باید مریی نه شي'],
  ['Devanagari', 'hi', 'प्रत्येक व्यक्तिलाई जीवनको अधिकार हुनेछ र कसैलाई पनि दास बनाइने छैन'],
])('in %s, too, where it is taken for %s: %s', (script, language, text) => {
  expect(isDoubtful(text, said([language, 0.9]), { script, letters: 60 })).toBe(true);
});

it.each([
  ['Latin', 'pt', 'Toda pessoa tem direito à vida e ninguém será submetido a uma pena'],
  ['Latin', 'nl', 'Iedereen heeft het recht op vrijheid en hij mag niet zonder reden gevangen worden'],
  ['Latin', 'de', 'Jeder Mensch hat das Recht auf Leben und keiner darf für sein Denken bestraft werden'],
  ['Cyrillic', 'sr', 'Свако има право на живот и нико не сме бити у ропству'],
  ['Cyrillic', 'bg', 'Всеки има право на живот и никой не може да бъде държан в робство'],
  ['Devanagari', 'hi', 'हर व्यक्ति को जीवन का अधिकार है और किसी को दास नहीं बनाया जा सकता'],
])('lets stand what is told: %s, %s', (script, language, text) => {
  expect(isDoubtful(text, said([language, 0.9]), { script, letters: 200 })).toBe(false);
});

it.each([
  ['de', 'Gënschteg Appartementer ze lounen zu Esch'],
  ['nl', 'Goedkoop vlugte na Johannesburg en Durban'],
  ['nl', 'Hoe lang moat in aai siede'],
  ['nl', 'Wie macht mer e gueti Rösti ohni Speck'],
  ['sv', 'Wo kann ik en Fohrrad för mien Kind köpen'],
  ['es', 'Los jornals en lenga nòstra sul malhum'],
  ['es', 'Canto custa alugar un piso en Vigo'],
  ['ca', "Los mai polits vilatges d'Occitània"],
  ['is', 'Nær siglir skipið til Suðuroyar um veturin'],
  ['it', 'E più belle spiagge di u Capicorsu'],
  ['it', 'Cumu fà u pane in casa senza levitu'],
  ['it', "Comu si fannu l'arancini cu lu sucu"],
  ['pt', 'Sas mezus ispiagias de sa costa de levante'],
  ['en', 'Whaur can ye buy a guid auld bicycle'],
  ['yo', 'Ciamar a nì mi brot le buntàta is uinneanan'],
])('leaves open by its letters or words what is a neighbour of %s: %s', (language, text) => {
  expect(isDoubtful(text, said([language, 0.7]), LATIN)).toBe(true);
});

it.each([
  ['de', 0.81, 'Wo kann ich günstig ein Fahrrad mieten'],
  ['nl', 0.78, 'Tweedehands auto kopen zonder aanbetaling'],
  ['ca', 0.83, 'On puc comprar un cotxe de segona mà'],
  ['es', 0.73, 'Cómo limpiar una cafetera con vinagre'],
  ['it', 0.82, 'Ricetta del tiramisù senza mascarpone'],
  ['is', 0.81, 'Ódýr gisting í miðbæ Reykjavíkur um helgina'],
  ['en', 0.82, 'Where can I buy a good used bicycle'],
  ['yo', 0.8, 'Bí a ṣe lè ra ọkọ̀ ní owó pọ́ọ́kú'],
])('lets stand what is %s with a score of %d: %s', (language, score, text) => {
  expect(isDoubtful(text, said([language, score], ['en', 0.6]), LATIN)).toBe(false);
});
