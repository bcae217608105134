import { comparable } from './compare';
import { stemOf } from './stems';

/** Forms of a word each. */
const TOGETHER: Readonly<Record<string, string>> = {
  de: `kaffeemaschine kaffeemaschinen | wanderschuh wanderschuhe wanderschuhen wanderschuhs | haus häuser häusern hauses |
    leistung leistungen | versicherung versicherungen | antwort antworten | reise reisen | organisieren organisiert organisierte |
    gehen geht ging gegangen | kaufen kauft kaufte gekauft | finden fand gefunden | groß große größer größte größten |
    arzt ärzte ärzten | museum museen | kind kinder kindern | günstig günstige günstiger günstigsten |
    fahrradversicherung fahrradversicherungen | öffentlich öffentliche öffentlichen | möglichkeit möglichkeiten`,
  fr: `développement développements | organisation organisations | général générale généraux générales | cheval chevaux |
    acheter achète achètent acheté | beau belle beaux | blanc blanche blanches | travail travaux | vendre vendu vendue vendent |
    actif active actifs actives | bébé bébés | assurance assurances | vieux vieille | chaussure chaussures |
    finir finit finissent fini | développeur développeurs`,
  es: `nación naciones | nacional nacionales | zapato zapatos | aplicación aplicaciones | luz luces | jugar juega juegan jugado |
    comprar compra compras comprado | barato barata baratos baratas | dormir duerme duermen | hacer hace hecho haciendo |
    telefono teléfono teléfonos | número numero números | camión camiones | español española españolas | panadería panaderías`,
  it: `università | organizzazione organizzazioni | medico medici medica mediche | uomo uomini | uovo uova | andare vanno andato |
    leggere legge letto | amico amici amiche | gelateria gelaterie | bianco bianca bianchi bianche | veloce veloci |
    finire finisce finisco finito | scarpa scarpe`,
  pt: `nação nações | organização organizações | utilização utilizações | papel papéis | pão pães | animal animais |
    fazer faz fez feito | comprar compra comprou comprado | bom boa bons boas | flor flores | azul azuis | padaria padarias`,
  nl: `fiets fietsen | huis huizen | brief brieven | stad steden | kind kinderen | schoen schoenen | verzekering verzekeringen |
    kopen koopt kocht gekocht | gaan gaat ging gegaan | groot grote grootste | mogelijkheid mogelijkheden | wit witte`,
  ru: `книга книги книгу книгами книг | новый новая новых новыми | купить купил купила купили | дешёвый дешевый дешёвые дешевых |
    идти идёт идет | страхование страхования | друг друга | новость новости новостей | город города городов | окно окна окон`,
  sv: `sko skor skorna | hus huset husen | stad städer | bok böcker | köpa köper köpte köpt | vit vitt vita | stor större största |
    försäkring försäkringar försäkringen | möjlighet möjligheter | skriva skriver skrev skrivit | hand händer`,
  da: `sko skoene | hus huse huset | bog bøger bøgerne | købe køber købte købt | hvid hvidt hvide | stor større største |
    forsikring forsikringer | mulighed muligheder | barn børn | ny nyt nye | skrive skriver skrev`,
  no: `sko skoene | hus huset husene | bok bøker bøkene | kjøpe kjøper kjøpte kjøpt | hvit hvitt hvite | stor større største |
    forsikring forsikringer | mulighet muligheter | ny nytt nye | hånd hender | skrive skriver skrev`,
};

/** Words of one stem that differ. */
const APART: Readonly<Record<string, string>> = {
  de: `leistung leisten, organ organisieren, organisation organisieren, wohnung wohnlich, natur natürlich, arbeit arbeiter,
    fahrer fahren, schon schön, zahlen zählen, fall fallen, gesund gesundheit, bild bildung, versicherung versicherer,
    möglich möglichkeit, schule schüler, buchung buchen, reinigung reinigen, beratung beraten, erfahrung erfahren,
    europa europäisch, person persönlich, apotheke apotheker, fordern fördern, fahrradreinigung fahrradreiniger`,
  fr: `organe organiser, organe organisation, organiser organisation, général génération, générer général, mer mère, port porte,
    développement développeur, vrai vraiment, actuel actualité, assurance assureur, ville villa, cuisine cuisinier,
    position poste, équipe équipement, parler parlement, place placement, fil fille, point pointe, absence absent`,
  es: `nación nacional, nacional nacionalidad, nacer nacimiento, caso casa, mes mesa, universidad universo, libro libre,
    general generación, moda modo, puerta puerto, zapato zapatería, pan panadería, verdad verde, importante importación,
    historia historiador, trabajo trabajador, caminar caminante, consecuencia consecuente`,
  it: `università universo, organo organizzazione, generale generazione, moda modo, libro libreria, banca banco,
    naturale naturalmente, colpa colpo, foglia foglio, compagno compagnia, domenica domenico, pasta pasto`,
  pt: `nação nacional, universidade universo, geral geração, moda modo, livro livre, livro livraria, mês mesa, prata prato,
    desenvolver desenvolvimento, educar educação, padeiro padaria, populismo populista, suficiente suficiência`,
  nl: `verzekering verzekeraar, verwarming verwarmen, bestelling bestellen, gezond gezondheid, natuur natuurlijk, maan man, zaak zak,
    mogelijk mogelijkheid, betaling betalen, boot bot, vriend vriendelijk`,
  ru: `орган организация, право правило, генерал генеральный, читать читатель, банк банкет, искусство искусственный, нос носить,
    учить учитель, новость новый, возможный возможность`,
  sv: `försäkring försäkra, räkning räkna, natur naturlig, organ organisation, vän vänlig, lära lärare, bagare bageri, ord order,
    möjlig möjlighet, frisk friskhet`,
  da: `forsikring forsikre, regning regne, natur naturlig, ven venlig, mulig mulighed, bager bageri, mode moder,
    indlæggelse indlægge`,
  no: `forsikring forsikre, regning regne, natur naturlig, venn vennlig, mulig mulighet, baker bakeri, begrunnelse begrunne`,
};

const keyOf = (word: string, language: string) => stemOf(comparable(word, language), language);
const groupsIn = (list: string, cut: RegExp) => list.split(cut).map((line) => line.trim().split(/\s+/));

describe.each(Object.keys(TOGETHER))('the words of %s', (language) => {
  const isOne = (word: string, other: string) => keyOf(word, language) === keyOf(other, language);

  it('go together in their forms', () => {
    const missed = groupsIn(TOGETHER[language] ?? '', /\|/).flatMap(([word = '', ...forms]) =>
      forms.filter((form) => !isOne(word, form)).map((form) => `${word} ${form}`),
    );
    expect(missed).toEqual([]);
  });

  it('stay apart from others of their stem', () => {
    const pairs = groupsIn(APART[language] ?? '', /,/);
    expect(
      pairs.filter(([word = '', other = '']) => isOne(word, other)).map((pair) => pair.join(' ')),
    ).toEqual([]);
  });
});

it('is the stem where no ending and no list says more', () => {
  expect(stemOf('talossa', 'fi')).toBe('talo');
  expect(stemOf('kitaplar', 'tr')).toBe('kitap');
});
