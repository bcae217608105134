import { eachSentence } from './sentences';

/** `|` stands where a sentence ends. Written before the rules that they hold, kind by kind. */
const KINDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'speech within a sentence': {
    en: [
      '“Stop!” she said. | He ran.',
      '"Really?" he asked. | Nobody answered.',
      '‘Wait!’ cried Tom. | They waited.',
      '«Stop!» she said.',
      'It works (really!) and it is cheap. | Try it.',
      '“Run!” John shouted. | They ran.',
      '“Who?” I asked. | She smiled.',
      'She said “Stop!” | Then she left.',
      '“Go away!” | The door closed.',
    ],
    de: ['„Halt!“ rief sie. | Er lief.', '»Warum?« fragte er. | Sie schwieg.'],
    fr: ['« Arrêtez ! » cria-t-elle. | Il partit.', '« Pourquoi ? » demanda-t-il. | Elle rit.'],
    es: ['«¡Alto!» gritó ella. | Él corrió.', '¿Quién? | Nadie.'],
    it: ['«Fermo!» disse lei. | Lui corse.'],
    ru: ['«Стой!» крикнула она. | Он побежал.'],
    pl: ['„Stój!” krzyknęła. | Pobiegł.'],
    ja: [
      '「待て！」と彼は言った。 | 彼は去った。',
      '「待て!」と彼は言った。 | 彼は去った。',
      '「本当？」って聞いた。 | はい！ | 「待て！」 | 彼は走った。',
    ],
    zh: ['“站住！”他说。 | 他跑了。', '「真的嗎？」小明問。 | 沒有人回答。', '“走吧！” | 门关了。'],
    ko: ['"멈춰!"라고 그는 말했다. | 그는 갔다.', '"정말?"이라고 물었다. | 아니.'],
  },
  'names with a mark': {
    en: [
      'Joomla! templates are free. | Use them.',
      'We moved to Yahoo! Mail last year. | It works.',
      'I use Joomla! | It is free.',
      'Install FRITZ!App on your phone. | Open it.',
      'Yum! Brands owns KFC. | It is large.',
      'We play Kahoot! in class. | Everybody wins.',
    ],
    de: ['Die FRITZ!Box 7590 ist schnell. | Sie kostet viel.', 'Öffnen Sie FRITZ!App WLAN. | Fertig.'],
  },
  'an abbreviation that ends its sentence': {
    en: [
      'We sell pens, paper, etc. | The shop is open.',
      'It opens at 9 a.m. | The museum is free.',
      'We left at 5 p.m. | It was dark.',
      'The train leaves at 5 p.m. on Monday. | Be there.',
      'Meet at 5 p.m. Monday. | Bring food.',
      'The call is at 3 p.m. EST today. | Join us.',
      'She has a Ph.D. | Her thesis is online.',
      'She works at Apple Inc. | The company is large.',
      'He moved to the U.S. | He likes it.',
      'The U.S. President spoke. | We listened.',
      'Apple Inc. Chief Tim Cook spoke. | We listened.',
      'Ask John Smith Jr. | He knows.',
      'Cats, dogs, etc. are welcome. | Call us.',
      'Fees, taxes, etc. | We pay them all.',
    ],
    de: [
      'Wir verkaufen Stifte, Papier usw. | Das Geschäft ist offen.',
      'Es gibt Äpfel, Birnen etc. | Wir liefern sie.',
      'Äpfel, Birnen usw. sind da. | Kommen Sie.',
    ],
    fr: ['Des stylos, du papier, etc. | Le magasin est ouvert.', 'Des pommes, etc. sont là. | Venez.'],
    es: ['Vendemos lápices, papel, etc. | La tienda está abierta.', 'Vive en EE. UU. | Le gusta.'],
    it: ['Vendiamo penne, carta, ecc. | Il negozio è aperto.'],
    pt: ['Vendemos canetas, papel, etc. | A loja está aberta.'],
    nl: ['Wij verkopen pennen, papier, enz. | De winkel is open.'],
    pl: ['Sprzedajemy długopisy, papier itp. | Sklep jest otwarty.'],
    sv: ['Vi säljer pennor, papper osv. | Butiken är öppen.'],
    ru: ['Мы продаём ручки, бумагу и т.д. | Магазин открыт.', 'Основан в 1990 г. | Он открыт.'],
  },
  'abbreviations before a name or a number': {
    en: [
      'Sen. Warren met Gov. Newsom. | They talked.',
      'Rep. Smith and Gen. Lee spoke. | We listened.',
      'See p. 12 and pp. 14–16. | It is short.',
      'In Smith v. Jones the court agreed. | It was right.',
      'Capt. Cook and Lt. Dan sailed. | They came back.',
      'Read ch. 3 and sec. 5. | Then rest.',
      'Smith et al. (2020) found it. | It held.',
      'Cf. Brown 1999. | He knew.',
      'Rev. King spoke on Pennsylvania Ave. NW. | We listened.',
      'Mt. Fuji is high. | We climbed it.',
      'Prices incl. VAT are shown. | Pay here.',
      'The room is 20 sq. ft. large. | It is dark.',
    ],
    de: [
      'Die Müller GmbH & Co. KG liefert. | Sie ist groß.',
      'Das gilt nach § 5 i. V. m. § 7 BGB. | So ist es.',
      'Siehe Bd. 3, Kap. 4, Hrsg. Müller. | Das reicht.',
      'Das ist bspw. Wien. | Dort ist es schön.',
      'Der sog. Brexit kam. | Viele staunten.',
      'Anna Müller, geb. Schmidt, lebt hier. | Sie ist 80.',
      'Preis zzgl. Versand. | Wir liefern.',
    ],
    fr: [
      'Voir chap. 3 et p. 12. | C’est court.',
      'Mgr. Dupont et Me. Martin parlent. | On écoute.',
      'Le bd. Voltaire est long. | Il est beau.',
    ],
    es: [
      'Los EE. UU. ganaron. | Fue fácil.',
      'Véase cap. 3 y p. 12. | Es corto.',
      'El Gral. Franco y el Lic. Pérez hablan. | Escuchamos.',
    ],
    it: ['Vedi cap. 3 e p. 12. | È breve.', 'Il dr. Rossi e la dott.ssa Bianchi parlano. | Bene.'],
    pt: ['Veja cap. 3 e p. 12. | É curto.', 'O Eng. Silva e a Av. Brasil. | Bom.'],
    nl: ['Zie p. 12 en hfst. 3. | Het is kort.', 'Dat is o.a. Amsterdam. | Mooi.'],
    pl: ['Zob. s. 12 i rozdz. 3. | To krótkie.', 'To tzw. Brexit. | Wielu dziwił.'],
    tr: ['Bkz. s. 12. | Kısadır.', 'Örn. Ankara büyüktür. | Başkenttir.'],
    sv: ['Se s. 12 och kap. 3. | Det är kort.', 'Det gäller t.ex. Malmö. | Det är fint.'],
    uk: [
      'Він живе на вул. Шевченка. | Це далеко.',
      'Див. рис. 5 і табл. 2. | Усе там.',
      'У 1990 р. | Тоді було так.',
    ],
    cs: [
      'To je např. Praha. | Je krásná.',
      'Ing. Novák a MUDr. Malý přišli. | Mluvili.',
      'Viz str. 12 a obr. 3. | Je to krátké.',
    ],
    sk: ['To je napr. Bratislava. | Je krásna.', 'Pozri str. 12 a obr. 3. | Je to krátke.'],
    da: [
      'Det er f.eks. Aarhus. | Byen er stor.',
      'Se s. 12 og kap. 3. | Det er kort.',
      'Det var bl.a. Karl. | Han kom.',
    ],
    no: ['Det er f.eks. Bergen. | Byen er fin.', 'Se s. 12 og kap. 3. | Det er kort.'],
    hu: [
      'Ez pl. Budapest. | Szép város.',
      'Lásd 12. old. alul. | Rövid.',
      'Dr. Kovács és id. Szabó jött. | Beszéltek.',
    ],
    ro: [
      'Locuiește pe str. Eminescu. | E departe.',
      'Dl. Popescu și dna. Ionescu vorbesc. | Ascultăm.',
      'Vezi pag. 12 și fig. 3. | E scurt.',
    ],
    hr: ['To je npr. Zagreb. | Lijep je.', 'Vidi str. 12 i sl. 3. | Kratko je.'],
    el: ['Αυτό είναι π.χ. Αθήνα. | Είναι ωραία.', 'Βλ. σελ. 12 και κεφ. 3. | Είναι μικρό.'],
    bg: ['Живее на ул. Витоша. | Далече е.', 'Виж стр. 12 и фиг. 3. | Кратко е.'],
    ca: ['El Sr. Puig i la Sra. Vila parlen. | Escoltem.', 'Vegeu pàg. 12 i cap. 3. | És curt.'],
    fi: ['Se on esim. Turku. | Se on kaunis.', 'Ks. s. 12 ja kuva 3. | Se on lyhyt.'],
  },
  'a name in small letters that begins a sentence': {
    en: [
      'I sold it. | eBay took a fee.',
      'Apple is large. | iPhone sales grew.',
      'Run the script. | npm installs the rest.',
      'We tested it. | macOS was faster.',
      'It is fast. | jQuery is not.',
      'We like .NET code. | It is fast.',
      'Buy shoes. | adidas has a sale.',
    ],
    de: ['Ich habe es verkauft. | eBay nahm Geld.'],
    fr: ['Apple est grand. | iPhone ou Android ?'],
  },
};
const ROWS = Object.entries(KINDS).flatMap(([kind, languages]) =>
  Object.entries(languages).flatMap(([language, texts]) =>
    texts.map((text) => [kind, language, text] as const),
  ),
);

it.each(ROWS)('%s, in %s: %s', (_, language, marked) => {
  const text = marked.replaceAll('| ', '');
  const sentences: string[] = [];
  eachSentence(text, language, (start, end) => sentences.push(text.slice(start, end).trim()));
  expect(sentences.join(' | ')).toBe(marked);
});
