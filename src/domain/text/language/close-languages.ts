import type { Candidate } from './detector';

/** Languages that share most of their letters' runs. */
interface Family {
  /** What the detector says of any of them. */
  told: readonly string[];
  /** Whether it tells them apart as well, so that its word stands where none of the text's tells. */
  knowsThem?: boolean;
  /** Whether they are named in the order of `words` where nothing tells: by how many texts are in each. */
  inOrder?: boolean;
  /** Words that some of them have, and the others write otherwise; `*` stands for any ending. */
  words: Readonly<Record<string, ReadonlySet<string>>>;
}

const words = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));

/** The forms of one word with the vowel that Croatian and Bosnian have where Serbian has `e`. */
const IJEKAVIAN =
  'gdje svijet* mjest* lijep* riječ* vrijem* djec* mlijek* rijek* prije poslije dvije obje ovdje uvijek čovjek* cijen* djel* tijel* dio cijel* vidjet* voljet* živjet* željet* pjesm* promjen* zamjen* primjen* vjer* mjer* smjer* djevoj* dječak* razumje* umjetn* vrijedn* izmjen* sljed* slijed* opć* općin* bijel* snijeg* korištenj*';
const EKAVIAN =
  'gde svet* mest* lep* reč reči vrem* dec* mlek* rek* pre posle dve obe ovde uvek čovek* cen* delo delu delov* telo tel* deo ceo celo* videt* volet* živet* želet* pesm* promen* zamen* primen* vera veru vere mer* smer* devoj* dečak* razume* umetn* vredn* izmen* sled* bel* sneg* bezbed* obezbed* verovatn* korišćenj*';
const BOSNIAN_AND_SERBIAN =
  'ko šta neko niko svako porodic* muzik* univerzitet* tačk* tačno voz vozom preduzeć* opšt* uopšte hiljad* januar* februar* septemb* oktob* novemb* decemb* saradnj* organizovan* ličnost* lično naučn* obavez* učestv* kancelarij* hemij* nezavisn* evrop* takođe';

const FAMILIES: readonly Family[] = [
  {
    told: ['ms'],
    inOrder: true,
    words: {
      id: words(
        'bahwa karena bisa anda kalian saja berbeda gratis mobil kantor perusahaan uang nomor kapan sepatu toko jadwal',
        'maupun merupakan yaitu lainnya silakan selain jumat senin maret juni juli agustus desember resep listrik telepon',
        'universitas kualitas aktivitas informasi liburan televisi bisnis situs unduh sangat nggak gak banget aja kok',
        'pria obat dokter apotek bandara pulsa ongkir terdekat rupiah pribadi kepribadian kesehatan laki-laki',
        'pernyataan pengadilan tersebut apapun istri sebagian bagian kabar pikir berpikir paham heran setan surga bapak',
        'polisi kamar kursi lemari wisata* perangkat ponsel hp lowongan besok sore arti artinya mau coba beda kerusakan hal',
        'seluruh sungguh sedangkan lalu kuliah cangkir sendok saat dipakai ganti internasional nasional perbedaan libur agar merusak',
      ),
      ms: words(
        'bahawa kerana sahaja berbeza percuma pejabat syarikat wang nombor kasut kedai jadual mahupun hendaklah mana-mana',
        'sebarang ialah iaitu sila awak korang nak jumaat ahad isnin mac jun julai ogos disember resipi elektrik telefon',
        'universiti kualiti aktiviti maklumat cuti televisyen perniagaan laman hospital ubat doktor farmasi berdekatan',
        'ringgit kepunyaan kerajaan tiap-tiap peribadi kesihatan lelaki perisytiharan mahkamah',
        'tertakluk rumahtangga bahawasanya kehakiman pertubuhan sejagat isteri sebahagian bahagian khabar fikir berfikir faham',
        'hairan syaitan syurga bapa polis bilik kerusi almari pelancong* perisian jawatan esok petang erti ertinya mahu cuba',
        'beza kerosakan perkara sekalian daripada sesiapa barangsiapa kanak-kanak puan encik ianya sudu cawan percutian',
        'jualan samada mana-mana kefahaman perlembagaan diiktiraf antarabangsa* kedua-dua* apa-apa kesemua*',
        'pembezaan maruah samarata saksama ugama rehat fikiran* sekatan insan',
      ),
    },
  },
  {
    told: ['hr', 'sr'],
    words: {
      hr: words(
        IJEKAVIAN,
        'tko što netko nitko svatko tjed* siječanj siječn* veljač* ožuj* travanj travnja svibanj svibnja lipanj lipnja',
        'srpanj srpnja kolovoz* rujan rujna listopad* studeni* prosinac prosinca tisuć* točk* točno vlak kruh zrak tvrtk*',
        'povijest* kazališt* obitelj* glazb* sveučiliš* uvjet* tijekom sukladno tečaj* kolodvor* nogomet* rajčic* mrkv*',
        'žlic* ravnatel* razin* suradnj* organiziran* osobnost* osobno znanstven* obvez* sudjel* kemij* neovisn* europ*',
      ),
      sr: words(
        EKAVIAN,
        BOSNIAN_AND_SERBIAN,
        'hleb* vazduh* istorij* pozorišt* uslov* tokom nedelj* svetsk* hteti lekar* vaspit* shvatanj* porekl* veroisp* pošto hrišćan*',
      ),
      bs: words(IJEKAVIAN, BOSNIAN_AND_SERBIAN, 'historij* sedmic* kahv* lahk* mehk* hljeb* uslov*'),
    },
  },
  {
    told: ['no', 'da'],
    knowsThem: true,
    words: {
      da: words(
        'af ud mig dig sig efter nu hvad blive blev bliver noget nogle mellem uden bedste køb købe børn jeres hvornår lige',
        'måske bør igennem imod uge uger tyve halvtreds rejse* kærlighed hedder kigge frihed stk udstyr opskrift* lejlighed* leje kage*',
        'sprog* mælk løg pige* vej jule* køkken* hjemmeside* svømme*',
        'kvinde* mand mænd manden dreng* ansigt* øje øjne øjn* hvid hvide hvidt sorte bog bøger bogen gade gader gaden',
        'vand vandet kød æg mad maden kop tand tænder op mund munden bolde snefnug sne jakke',
        'hænder mørke fugle kat træ træer skib skibe flyve*',
        'cykel cykler arbejde* sundhed* tøj billige fødselsdag*',
      ),
      no: words(
        'av ut meg deg seg etter nå hva bli ble blir noe noen mellom uten beste kjøp kjøpe dere kanskje gjennom mot uke',
        'uker tjue femti reise* kjærlighet heter frihet utstyr skje vei veien jente* gutt fjell oppskrift* leilighet* leie kake* språk* melk løk',
        'kjøkken* svømming',
        'kvinne* mann menn mannen gutte* ansikt* øye øyne øyn* hvit hvite hvitt svart svarte bok bøker boken gate gater gaten',
        'vann vannet kjøtt egg maten kopp tann tenner opp munn munnen ball ballspill snøfnugg snø',
        'hender tommel mørkt fugler katter trær blader skip flyge* sykkel sykler arbeid* klær',
        'bursdag*',
      ),
    },
  },
  {
    told: ['hi', 'mr'],
    knowsThem: true,
    words: {
      hi: words(
        'है हैं और में का की के से को या था थे थी ने पर यह वह किसी सभी लिए कैसे क्या नहीं अपने हो वाला वाले वाली हुआ हुई हुए करते करती करता रहा रही रहे कर एक गया चाहिए साथ औरत लड़का लड़की बिल्ली कुत्ता',
      ),
      mr: words(
        'आहे आहेत आणि किंवा व च्या ची चे चा मध्ये हे ही हा तो ती ते नाही काय कसे कसा करा साठी असे त्या याचा सर्व असलेला असलेली असलेले केलेला केलेले करणारा करणारी करताना झालेला एका पाहिजे सोबत माणूस स्त्री मुलगा मुलगी मांजर कुत्रा',
      ),
    },
  },
];

/** Those that are told by their words alone, and those that they are told from. */
export const CLOSE_LANGUAGES: readonly string[] = FAMILIES.flatMap(({ words: own }) => Object.keys(own));

/** Whether two languages, by their ISO 639-1 codes, are told apart by a few words alone. */
export function areClose(one: string, other: string): boolean {
  return FAMILIES.some(({ words: own, knowsThem }) => !knowsThem && one in own && other in own);
}

const WORD = /[\p{L}\p{M}-]+/gu;
/** Of the entries with an ending left open. */
const MIN_STEM = 3;

/**
 * Decides between languages that a detector of letters takes for each other, by the words that they write otherwise.
 * @param candidates the detector's, the best first
 * @returns the same, with all of the first one's family named and the best of it in front; `decided` is false where
 *   nothing tells
 */
export function decideAmongClose(
  text: string,
  candidates: readonly Candidate[],
): { candidates: readonly Candidate[]; decided: boolean } {
  const [best] = candidates;
  const family = FAMILIES.find(({ told }) => best !== undefined && told.includes(best.language));
  if (!best || !family) return { candidates, decided: true };
  const counts = countWords(text, family);
  const ranked = Object.keys(family.words).sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const [first = '', second = ''] = ranked;
  const decided = (counts.get(first) ?? 0) > (counts.get(second) ?? 0);
  const order =
    decided || family.inOrder
      ? ranked
      : ranked.toSorted((a, b) => placeOf(a, candidates) - placeOf(b, candidates));
  const scores = new Map(candidates.map(({ language, score }) => [language, score]));
  const top = order.map((language, place) => ({
    language,
    score: place === 0 ? best.score : Math.min(best.score, scores.get(language) ?? best.score),
  }));
  const others = candidates.filter(({ language }) => !order.includes(language));
  return { candidates: [...top, ...others], decided: decided || family.knowsThem === true };
}

function countWords(text: string, family: Family): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    for (const [language, own] of Object.entries(family.words))
      if (isAmong(word, own)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return counts;
}

function isAmong(word: string, own: ReadonlySet<string>): boolean {
  if (own.has(word)) return true;
  for (let length = MIN_STEM; length <= word.length; length += 1)
    if (own.has(`${word.slice(0, length)}*`)) return true;
  return false;
}

/** How well the detector likes a language: behind all others where it does not know it. */
function placeOf(language: string, candidates: readonly Candidate[]): number {
  const place = candidates.findIndex((each) => each.language === language);
  return place < 0 ? candidates.length : place;
}
