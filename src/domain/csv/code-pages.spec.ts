import { encode } from 'iconv-lite';
import { decodeText, tellEncoding } from './decode';

type List = [page: string, text: string, asks?: 'asks'];

/** Lists as people bring them, each in a code page that programs of its country write. */
const LISTS: List[] = [
  ['win1250', 'Imię;Nazwisko\r\nŁukasz;Żółć\r\nGrażyna;Wiśniewska\r\n'],
  ['win1250', 'Łódź'],
  ['iso88592', 'keyword\nekspres do kawy ciśnieniowy\nmłynek żarnowy\nczajnik z regulacją temperatury\n'],
  ['iso88592', 'Imię;Miasto\nBożena;Kołobrzeg\nŚwiętosława;Zakopane\nMałgorzata;Gdańsk'],
  ['win1250', 'Jméno;Příjmení\r\nJiří;Novák\r\nTomáš;Dvořák\r\nŽaneta;Šťastná\r\n'],
  ['win1250', 'běžecké boty\nletní šaty\nkávovar na espresso\nstřešní okno\n'],
  ['iso88592', 'Název;Cena\nSvíčka;129\nŽehlička na prádlo;899\nRychlovarná konvice;549\n'],
  ['win1250', 'Meno;Mesto\r\nĽubomír;Košice\r\nŠtefan;Trenčín\r\nZuzana;Žilina\r\n'],
  ['win1250', 'detská posteľ\nkŕmidlo pre vtáky\nnočný stolík\n', 'asks'],
  ['win1250', 'Név;Város\r\nKőszegi Gábor;Győr\r\nSzűcs Erzsébet;Szeged\r\nTóth László;Pécs\r\n'],
  ['iso88592', 'hűtőszekrény\nfűnyíró\nporszívó\nmosógép\nkávéfőző\n'],
  ['win1250', 'Nume;Oraş\r\nŞtefan Ionescu;Iaşi\r\nIoana Ţurcanu;Timişoara\r\nCătălin Pârvu;Braşov\r\n'],
  ['win1250', 'Ime;Prezime\r\nŽeljko;Đurić\r\nAnđela;Kovačević\r\nIvana;Šimić\r\n'],
  ['win1250', 'aparat za kavu\nperilica posuđa\nkućanski uređaji\ndječji krevetić\n'],
  ['win1254', 'Ad;Soyad\r\nAyşe;Yılmaz\r\nİbrahim;Çelik\r\nGökhan;Şahin\r\nÇağla;Öztürk\r\n'],
  ['win1254', 'kahve makinesi\nçamaşır makinesi\nbuzdolabı fiyatları\nkışlık bot\n'],
  ['win1251', 'Имя;Фамилия\r\nИван;Иванов\r\nОльга;Петрова\r\nСергей;Кузнецов\r\n'],
  ['win1251', 'купить кофемашину'],
  ['win1251', 'Москва'],
  ['win1251', "Ім'я;Місто\r\nОлексій;Київ\r\nЮлія;Львів\r\nСергій;Запоріжжя\r\n"],
  ['win1251', 'кавоварка купити\nїжа для котів\nдитяче ліжечко\n'],
  ['win1251', 'Име;Град\r\nГеорги;София\r\nЦветелина;Велико Търново\r\nМария;Бургас\r\n'],
  ['win1253', 'Όνομα;Πόλη\r\nΓιώργος;Αθήνα\r\nΕλένη;Θεσσαλονίκη\r\nΚωνσταντίνος;Πάτρα\r\n'],
  ['win1253', 'καφετιέρα εσπρέσο\nαθλητικά παπούτσια\n'],
  ['shiftjis', '名前,都市\r\n田中太郎,東京\r\n佐藤花子,大阪\r\n鈴木一郎,名古屋\r\n'],
  ['shiftjis', 'コーヒーメーカー\nランニングシューズ\n冷蔵庫 おすすめ\n電気ケトル\n'],
  ['gbk', '姓名,城市\r\n王伟,北京\r\n李娜,上海\r\n张敏,广州\r\n刘洋,深圳\r\n'],
  ['gbk', '咖啡机\n跑步鞋推荐\n空气净化器哪个牌子好\n电动牙刷\n'],
  [
    'win1252',
    'Name;Straße\r\nMüller;Hauptstraße 5\r\nJürgen Groß;Königsallee 1\r\nBärbel Öztürk;Ährenweg\r\n',
  ],
  ['win1252', 'Müller'],
  ['macroman', 'Name;Ort\rMüller;Köln\rJürgen Groß;Düsseldorf\rKäthe Böhm;Füssen\r'],
  ['win1252', 'Prénom;Nom\r\nFrançois;Lefèvre\r\nZoé;Bêche\r\nHélène;Noël\r\n'],
  ['macroman', 'cafetière à piston\rmachine à café\rcrêpière électrique\rgâteau de fête\r'],
  ['win1252', 'Nombre;Ciudad\r\nIñaki Muñoz;A Coruña\r\nMaría Núñez;Cádiz\r\nJosé Peña;Málaga\r\n'],
  ['win1252', 'zapatos de niño\ncafetera eléctrica\nmúsica española ¿qué es?\n'],
  ['win1252', 'Nome;Cidade\r\nJoão Conceição;São Paulo\r\nInês Magalhães;Évora\r\nSimões;Vilões\r\n'],
  ['win1252', 'máquina de café\nprodução de pão\nopções de refeição\n'],
  ['win1252', 'Nome;Città\r\nNiccolò;Forlì\r\nBeppe Andrè;Cantù\r\nperché no;Libertà\r\n'],
  ['win1252', 'Namn;Stad\r\nÅsa Sjöberg;Malmö\r\nBjörn Källström;Göteborg\r\nHåkan;Växjö\r\n'],
  ['win1252', 'it’s a “test” – 20 € … ™'],
  ['win1252', 'Price,Name\n£12.50,Tea\n£3.99,Naïve café\n'],
];

/** Those that the rules were made without. */
const OTHERS: List[] = [
  ['win1250', 'Zażółć gęślą jaźń'],
  ['win1250', 'name,email\r\nWójcik,a@b.pl\r\nKrzysztof Dąbrowski,k@d.pl\r\nStanisław Sikorski,s@s.pl\r\n'],
  ['win1250', 'buty do biegania damskie\nłóżko tapicerowane\nświeczki zapachowe\n'],
  ['iso88592', 'Michał Grabowski\nElżbieta Pawłowska\nPaweł Król\nJoanna Jabłońska\nŚlązak\n'],
  ['win1250', 'Ondřej Černý'],
  ['win1250', 'zahradní nábytek\nšicí stroj\nkočárek pro děti\nžárovka led\n'],
  ['iso88592', 'Kateřina Svobodová\nVáclav Procházka\nMarkéta Kučerová\nŠárka\nLuboš\n'],
  ['win1250', 'chladnička\nvysávač bez vrecka\nľanové semienka\nstoličky do kuchyne\ntlačiareň\n', 'asks'],
  ['win1250', 'Miroslav Kováč\nĽudmila Hudáková\nVladimír Gašpar\n'],
  ['iso88592', 'Žofia Krajčírová\nJán Ďurica\nľahké topánky\n'],
  ['win1250', 'Nagy Ödön\nVörös Benedek\nErdős Pál\nFűzfa Zsófia\n'],
  ['win1250', 'gyerekágy\ncipő női\nbőrkabát\nágynemű garnitúra\n'],
  ['win1250', 'maşină de cafea\npantofi de alergare bărbaţi\naspirator fără sac\ncărţi pentru copii\n'],
  ['win1250', 'Đorđe Mihajlović\nNebojša\nJasmina Hadžić\n'],
  ['iso88592', 'tenisice za trčanje\nhladnjak sa zamrzivačem\nčajnik\nženske čizme\n', 'asks'],
  ['win1254', 'Müjde Ağaoğlu\nİsmail Doğan\nŞule Işık\n'],
  ['win1254', 'Ürün;Fiyat\r\nÇaydanlık;499\r\nElektrikli süpürge;2499\r\nAyakkabı;899\r\nBıçak seti;350\r\n'],
  ['win1254', 'İstanbul', 'asks'],
  ['win1251', 'Товар;Цена\r\nЧайник электрический;1990\r\nПылесос;8990\r\nЁлка искусственная;3500\r\n'],
  ['win1251', 'Анна\nДмитрий Соколов\n'],
  ['win1251', 'Крісло;1200\nШвейна машинка;5400\nНаталія Шевченко;Харків\nЄвген;Дніпро\n'],
  ['win1251', 'обувки за бягане\nпрахосмукачка\nхладилник с фризер\nщъркел\n'],
  ['win1253', 'Νίκος Παπαδόπουλος\nΜαρία Οικονόμου\n'],
  ['win1253', 'Προϊόν;Τιμή\r\nΨυγείο;499,00 €\r\nΠλυντήριο ρούχων;389,00 €\r\n'],
  ['shiftjis', '商品名,価格\r\n炊飯器,12800\r\n掃除機 コードレス,29800\r\n'],
  ['shiftjis', '渡辺 さくら\n高橋 健太\n伊藤 美咲\n'],
  ['gbk', '产品名称;价格\r\n不锈钢保温杯;89\r\n儿童书包;129\r\n无线蓝牙耳机;199\r\n'],
  ['gbk', '陈静\n杨帆\n赵磊\n黄丽丽\n周杰\n'],
  [
    'win1252',
    'Artikel;Größe\r\nGartenstühle;groß\r\nKaffeemühle elektrisch;klein\r\nTürklinke;für außen\r\n',
  ],
  ['win1252', 'Jörg Weiß'],
  ['macroman', 'Größe;Stück\rÄpfel;5\rKräutertee für Mädchen;12\rNüsse;8\r'],
  ['win1252', 'aspirateur sans fil\nmachine à laver\nœufs frais de la ferme\nmaïs à l’ancienne\n'],
  ['macroman', 'Año;Nombre\rJosé Ibáñez;Logroño\rBegoña;León\rniños pequeños;Málaga\r'],
  ['win1252', 'lavadora pequeña\nsillón de jardín\nniñera en Logroño\n'],
  ['win1252', 'sofá-cama\nmáquinas de lavar roupa\nfogões elétricos\ncorações de mãe\n'],
  ['win1252', 'macchina da caffè\ntè verde\nvelocità\npiù venduti\n'],
  ['win1252', 'kaffebryggare\nlöparskor dam\nbäddsoffa för två\nhöstjacka\nårets bästa tält\n'],
  ['win1252', 'Café Zoë'],
  ['win1252', '24" monitor – 27° tilt ± 5 mm, Ø 12 cm, ½ inch\n'],
];

/** Of languages and code pages that are not told, and too short ones. */
const UNTOLD: [page: string, text: string][] = [
  ['win1255', 'שם;עיר\nיוסי כהן;תל אביב\nמשה לוי;חיפה\n'],
  ['win1256', 'الاسم;المدينة\nمحمد;القاهرة\nأحمد;الرياض\nفاطمة;دبي\n'],
  ['win874', 'ชื่อ;เมือง\nสมชาย;กรุงเทพ\nเครื่องชงกาแฟ\n'],
  ['cp866', 'Имя;Фамилия\nИван;Иванов\nкупить кофе\n'],
  ['cp852', 'Imię;Nazwisko\nŁukasz;Żółć\nGrażyna;Wiśniewska\n'],
  ['cp850', 'Müller;Köln\nJürgen Groß;Düsseldorf\n'],
  ['win1252', 'Guðrún;Reykjavík\nÞórður;Ísafjörður\n'],
  ['win1252', 'é'],
  ['gbk', '中文'],
];

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();
const refusalOf = (reason: string) => expect.objectContaining({ reason }) as Error;

it.each([...LISTS, ...OTHERS].map(([page, text, asks = '']) => ({ page, text, asks })))(
  'reads $page: $text',
  ({ page, text, asks }) => {
    const bytes = encode(text, page);
    const { encoding, isCertain } = tellEncoding(bytes);
    expect({ text: textOf(decodeText(bytes, { encoding }).utf8), isCertain }).toEqual({
      text,
      isCertain: !asks,
    });
  },
);

it.each(UNTOLD)('asks what %s is: %j', (page, text) => {
  expect(() => decodeText(encode(text, page))).toThrow(refusalOf('unsure'));
});

it('names the others that a list may be', () => {
  const [page, text] = ['win1250', 'detská posteľ\nkŕmidlo pre vtáky\nnočný stolík\n'];
  expect(tellEncoding(encode(text, page))).toMatchObject({
    encoding: 'windows-1250',
    others: expect.arrayContaining(['iso-8859-2']) as string[],
  });
});

it('asks where UTF-8 and a code page are mixed', () => {
  const mixed = Buffer.concat([Buffer.from('Müller\nJürgen\nKöln\n'), encode('Łódź\n', 'win1250')]);
  expect(tellEncoding(mixed)).toMatchObject({ encoding: 'utf-8', isCertain: false });
  expect(textOf(decodeText(mixed, { encoding: 'utf-8' }).utf8)).toContain('Müller\nJürgen');
});

it('takes the encoding that somebody names', () => {
  const bytes = encode('¯ó³æ', 'win1252');
  expect(textOf(decodeText(bytes, { encoding: 'windows-1250' }).utf8)).toBe('Żółć');
  expect(textOf(decodeText(bytes, { encoding: 'windows-1252' }).utf8)).toBe('¯ó³æ');
});

it('tells the beginning of a longer file, cut within a character', () => {
  const bytes = encode('名前\n田中太郎\n佐藤花子\n', 'shiftjis').subarray(0, -2);
  expect(tellEncoding(bytes, true)).toMatchObject({ encoding: 'shift_jis', isCertain: true });
});
