/**
 * What the inflected forms of Polish, Czech, Slovak, Croatian and Bosnian nouns and adjectives have in common. Snowball has no
 * stemmer of these languages, and that of Serbian joins and misses too much of the last two. The endings are those of their declensions; what makes another word (`sportowy` of `sport`) is no ending,
 * and changes of a stem are followed where they are regular (`sukienek`, `dům`). Forms that are missed cost less than words
 * that are joined, so verbs are left as they are written.
 */

interface Declension {
  /** Behind at least three letters, one of them a vowel; of several the longest. */
  endings: RegExp;
  /** Read one after the other behind the ending. */
  stems: readonly (readonly [RegExp, string])[];
  /** Words that end like a form and are none. */
  kept: string;
  /** A word and its forms that no ending tells. */
  irregular: readonly string[];
}

/** Or what stands for one: brno, prst. */
const VOWEL = /[aeiouyáéíóúýąęěůôä]|(?<=\p{L})[rl](?=[^aeiouyáéíóúýěůô])/u;

const DECLENSIONS = {
  pl: {
    endings: /(?<=...)(?:(?<=[iy])(?:mi|ch|m)|ego|emu|ej|owi|em|om|ów|ami|ach|[aeouyęą])$/,
    stems: [
      // What is left of tanimi, nowych, nowym.
      [/(?<=..[^iy])y$/, ''],
      // Kuchni, drogi and nogi, but not seri, which is no ser.
      [/(?<=..[kg]|...[^aeiouyąęó])i$/, ''],
      [/(?<=ż|cz|sz|t|ł)c$/, 'k'],
      [/(?<=..[^i])ek$/, 'k'],
      [/(?<=..)iec$/, 'c'],
      [/ó(?=[^aeiouyąęó]*$)/, 'o'],
      [/ń$/, 'n'],
      [/ś$/, 's'],
      [/ź$/, 'z'],
      [/ć$/, 'c'],
    ],
    kept: `system problem krem harem totem diadem atom dyplom kondom idiom symptom slalom zapach zamach salami origami tsunami
      kolej klej hokej menu lista por pora kara kosa kopa stopa wieko rola bota norma torba dobrze palec piec
      apteka biblioteka hipoteka dyskoteka kartoteka reżim klimat jego niego tego jako tylko`,
    irregular: [
      'kraków krakowa krakowie krakowem krakowowi',
      'rzeszów rzeszowa rzeszowie',
      'lista listę listą liście',
      'apteka aptek apteki aptekę',
      'pies psa psy psów psem psom psami',
      'dzień dnia dni dniem dniach dniom',
      'tydzień tygodnia tygodnie tygodni tygodniu',
      'dziecko dzieci dziecka dzieciom dziećmi dzieciach',
      'człowiek ludzie ludzi ludziom ludźmi ludziach',
      'ząb zęba zęby zębów zębach zębami',
      'mąż męża mężem mężowie mężów',
      'ręka rąk ręki ręce rękami rękach',
      'błąd błędu błędy błędów błędem błędach',
      'pieniądz pieniądze pieniędzy pieniędzmi pieniądzach',
      'miesiąc miesiąca miesiące miesięcy miesiącu miesiącach',
      'zwierzę zwierzęcia zwierzęta zwierząt zwierzętami zwierzętom',
      'święto święta świąt świętami świętach',
      'sweter swetra swetry swetrów swetrem swetrach',
      'okno okna okien oknie oknami oknach',
      'krzesło krzesła krzeseł krzesłem krzesłami krzesłach',
      'oko oczu oczy oczami oczach',
    ],
  },
  cs: {
    endings:
      /(?<=...)(?:ého|ému|ího|ímu|ými|ími|ých|ích|ým|ím|ovi|ami|emi|ách|ech|ům|ám|em|ou|[aeěiouyáéíýů])$/,
    stems: [
      [/(?<=..)ek$/, 'k'],
      [/(?<=..)ec$/, 'c'],
      [/ů(?=[^aeiouyáéíóúýěů]*$)/, 'o'],
      [/ň$/, 'n'],
      [/ť$/, 't'],
      [/ď$/, 'd'],
    ],
    kept: `menu tabu guru tandem harem totem salami origami tsunami oblek bot bota para lama máma role kino kina kolem
      cena celek proto jako tedy tak také stopa kosa sada
      banda pláň`,
    irregular: [
      'pes psa psi psů psem psům psy',
      'den dne dny dnů dni dnem dnech',
      'dítě děti dítěte dětí dětem dětmi dětech',
      'člověk lidé lidi lidí lidem lidmi lidech',
      'kniha knihy knihu knih knize knihou knihách knihami knihám',
      'cena ceny cenu cen ceně cenou cenách cenami cenám',
      'kino kina kin kině kinech',
      'bota boty botu botě botou botách botami botám',
      'okno okna oken okně oknem oknech',
      'oko oka oči očí očima',
      'ruka ruky ruku rukou ruce rukou rukama',
      'praha prahy prahu praze prahou',
      'píseň písně písní písni',
      'světr svetr svetru svetry svetrů',
    ],
  },
  sk: {
    endings:
      /(?<=...)(?:ieho|iemu|ého|ému|ými|ími|ých|ích|ým|ím|iach|iami|iam|ovi|ami|ách|och|ám|om|ou|ov|[aeiouyáéíý])$/,
    stems: [
      [/(?<=..[^aeiouyáéíóúýô])i$/, ''],
      [/(?<=..)(?:(?<=at|[zsšmn])ok|iek)$/, 'k'],
      [/(?<=..)ec$/, 'c'],
      [/ô(?=[^aeiouyáéíóúýô]*$)/, 'o'],
      [/ň$/, 'n'],
      [/ť$/, 't'],
      [/ď$/, 'd'],
      [/ľ$/, 'l'],
    ],
    kept: `menu tabu guru domov názov ostrov obrov salami origami tsunami idiom symptóm slalom trochu kroch rola bota
      cena para mama kino kina proto ako okolo tak taký nemá stopa
      kosa banda`,
    irregular: [
      'pes psa psy psi psov psom psami',
      'deň dňa dni dní dňom dňoch',
      'dieťa deti dieťaťa detí deťom deťmi deťoch',
      'človek ľudia ľudí ľuďom ľuďmi ľuďoch',
      'kniha knihy knihu kníh knihe knihou knihách knihami knihám',
      'cena ceny cenu cien cene cenou cenách cenami cenám',
      'kino kina kín kine kinách',
      'žena ženy ženu žien žene ženou ženách ženami ženám',
      'mesto mesta miest meste mestom mestách mestami mestám',
      'okno okna okien okne oknom oknách',
      'oko oka oči očí očami',
      'ruka ruky ruku rúk ruke rukou rukách rukami',
      'názov názvu názvy názvov názvom',
      'ostrov ostrova ostrovy ostrovov ostrove ostrovom ostrovoch',
    ],
  },
  hr: {
    endings: /(?<=...)(?:(?<=....)(?:ov|ev)(?:ima|[iae])|ama|ima|oga|(?<!ol)og|om|em|oj|ih|im|[aeiou])$/,
    stems: [[/(?<=..t)ak$/, 'k']],
    kept: `lista problem sistem krem program atom simptom katalog dijalog razlog prilog nalog razvoj heroj dvoboj menu tabu guru
      origami tsunami režim kino kako samo tako`,
    irregular: [
      'knjiga knjige knjigu knjizi knjigom knjigama',
      'ruka ruke ruku ruci rukom rukama',
      'noga noge nogu nozi nogom nogama',
      'pas psa psi pse psu psom psima pasa',
      'dan dana dani dane danu danima',
      'čovjek čovjeka ljudi ljude ljudima',
      'dijete djeteta djeca djece djeci djecu djecom',
      'osnova osnove osnovu osnovi osnovom osnovama',
      'oko oči očiju očima',
    ],
  },
} satisfies Readonly<Record<string, Declension>>;

function formReader({ endings, stems, kept, irregular }: Declension): (word: string) => string {
  const known = new Map(kept.split(/\s+/).map((word) => [word, word]));
  for (const line of irregular) {
    const [word = '', ...forms] = line.split(' ');
    for (const form of [word, ...forms]) known.set(form, word);
  }
  return (word) => {
    const listed = known.get(word);
    if (listed !== undefined) return listed;
    const ending = endings.exec(word);
    const rest = ending ? word.slice(0, ending.index) : word;
    const stem = VOWEL.test(rest) ? rest : word;
    return stems.reduce((text, [written, said]) => text.replace(written, said), stem);
  };
}

/** @param word in comparable form */
export const polishForm = formReader(DECLENSIONS.pl);
/** @param word in comparable form */
export const czechForm = formReader(DECLENSIONS.cs);
/** @param word in comparable form, Croatian or Bosnian */
export const croatianForm = formReader(DECLENSIONS.hr);
/** @param word in comparable form */
export const slovakForm = formReader(DECLENSIONS.sk);
