import { comparable } from './compare';
import { stemOf } from './stems';

/** Forms of a word each. */
const TOGETHER: Readonly<Record<string, string>> = {
  pl: `telefon telefony telefonu telefonów telefonem telefonami | but buty butów butami butach |
    sukienka sukienki sukienkę sukienek sukienkami sukienkom |
    samochód samochody samochodu samochodów samochodem samochodami | kubek kubki kubka kubków kubkiem |
    książka książki książek książkę książkach | nowy nowa nowe nowego nowych nowym nowymi |
    tani tania tanie taniego tanich tanim | drogi droga drogie drogich drogiego |
    kuchnia kuchni kuchnie kuchniach kuchnią | mieszkanie mieszkania mieszkań mieszkaniem mieszkaniach |
    ubezpieczenie ubezpieczenia ubezpieczeń | auto auta autem autami | kawa kawy kawę kaw | stół stołu stoły stołów |
    apteka apteki aptek | pies psa psy psów | zdjęcie zdjęcia zdjęć | noga nogi nóg | lek leki leków |
    laptop laptopy laptopów laptopem | pralka pralki pralek pralkę | dom domy domów domu |
    hotel hotele hoteli hotelach | wakacje wakacji | kredyt kredyty kredytów | opona opony opon |
    fotel fotele foteli | rower rowery rowerów | lodówka lodówki lodówek | tablica tablice tablic |
    szkolenie szkolenia szkoleń | prawnik prawników | dieta diety dietę | lampa lampy lamp | praca pracy pracę |
    warszawa warszawie warszawy | gdańsk gdańsku | dywan dywany dywanów | piłka piłki piłek`,
  cs: `telefon telefony telefonu telefonů telefonem telefonech | bota boty botách | škola školy školu škol školách |
    dům domu domy domů domem | dárek dárky dárku dárků | palec palce palců palci | kniha knihy knihu knih knihách |
    nový nová nové nového nových novým novými | levný levná levné levného levných |
    město města měst městech městě městům | auto auta aut autem autech | byt byty bytu bytů bytem bytech |
    pojištění pojištěním pojištěních | postel postele postelí | stůl stolu stoly stolů | kůň koně koni koňů |
    lék léky léků lékem | hotel hotely hotelu hotelů hotelech | pes psa psi psů | pračka pračky praček pračku |
    notebook notebooky notebooků | žena ženy žen | dětský dětské dětských | obuv obuvi | koberec koberce koberců |
    lampa lampy lamp | zájezd zájezdy zájezdů | vinařství vinařstvím | kolo kola kol | mobil mobily mobilů |
    recept recepty receptů | hypotéka hypotéky hypoték | práce práci | sukně sukni sukní | židle židlí |
    televize televizi televizí | praha praze prahy | brno brna brně`,
  sk: `telefón telefóny telefónu telefónov telefónom telefónoch | topánka topánky topánok topánkami |
    škola školy školu škôl školách | obrázok obrázky obrázku obrázkov | teniska tenisky tenisiek teniskách |
    kniha knihy knihu kníh knihách | nový nová nové nového nových novým novými | lacný lacná lacné lacného lacných |
    mesto mesta miest mestách | auto autá auta autom | byt byty bytu bytov bytom bytoch |
    darček darčeky darčeka darčekov | hotel hotely hotela hotelov hoteloch | poistenie poistenia poistení |
    liek lieky liekov | stôl stola stoly stolov | posteľ postele postelí | pes psy psov | cena ceny cien cenu |
    kôň koňa kone koní | notebook notebooky notebookov | chladnička chladničky chladničiek | ženský ženské ženských |
    recept recepty receptov | dovolenka dovolenky dovoleniek | stolička stoličky stoličiek | lampa lampy |
    hypotéka hypotéky hypoték | bratislava bratislave bratislavy | zájazd zájazdy zájazdov |
    koberec koberce kobercov | práca práce prác`,
  ko: `학교 학교는 학교가 학교를 학교에 학교에서 학교로 학교의 | 가방 가방은 가방을 가방으로 가방과 | 서울 서울은 서울을 서울로 서울에서 서울의 | 고양이 고양이는 고양이가 고양이를 고양이의 |
    사람 사람이 사람들 사람들이 사람들을 사람은 | 보험 보험을 보험의 보험은 보험이 | 컴퓨터 컴퓨터를 컴퓨터는 컴퓨터로 컴퓨터의 | 회의 회의를 회의는 | 운동화 운동화를 운동화와 운동화는 |
    아이 아이를 아이들 아이들은 | 여행 여행을 여행은 여행에서 | 노트북 노트북을 노트북이 노트북의 | 자동차 자동차를 자동차가 자동차에 | 대출 대출을 대출은 | 신발 신발을 신발이 |
    부산 부산에서 부산의 | 호텔 호텔에 호텔을 | 선생님 선생님이 선생님의 | 강아지 강아지가 강아지를 | 이벤트 이벤트를 이벤트에서 | 책 책을 | 집 집을 | 떡볶이 떡볶이를 | 휴가 휴가를 |
    카페 카페에서 카페를`,
  he: `בית הבית | מחשב מחשבים המחשב המחשבים והמחשב | מסעדה מסעדות המסעדה המסעדות שהמסעדה | מלון מלונות המלון |
    חנות חנויות החנות החנויות | מכונית מכוניות המכונית המכוניות | נעל נעליים | ספר ספרים הספר הספרים |
    הלוואה הלוואות | משכנתא המשכנתא | טלפון טלפונים הטלפון הטלפונים | שולחן שולחנות השולחן | תוכנית תוכניות התוכנית |
    עיר ערים | כרטיס כרטיסים הכרטיס הכרטיסים | חדר חדרים החדר החדרים | תמונה תמונות התמונה | דירה דירות הדירה הדירות |
    שירות שירותים | זכות זכויות הזכויות | כלב כלבים הכלב | רכב הרכב רכבים | ביטוח הביטוח ביטוחים |
    מתכון מתכונים המתכון | חופשה חופשות החופשה | מיטה מיטות | ספה ספות הספה | עבודה עבודות העבודה | קורס קורסים |
    שמלה שמלות | טיסה טיסות הטיסה | ילד ילדים | רופא רופאים הרופא`,
  fa: `کتاب کتابها کتاب‌ها کتابهای کتاب‌های کتاب‌هایی کتاب‌هایش | خانه خانه‌ها خانه‌های خانهٔ |
    گوشی گوشیها گوشی‌ها گوشی‌های | ماشین ماشین‌ها ماشینها ماشین‌های | کفش کفش‌ها کفشهای کفش‌هایی |
    هتل هتل‌ها هتلهای هتل‌های | قیمت قیمت‌ها قیمتها قیمت‌های | رنگ رنگ‌ها رنگ‌های رنگهای |
    دانشگاه دانشگاه‌ها دانشگاههای دانشگاه‌های | بازی بازی‌ها بازیها بازی‌های | فیلم فیلم‌ها فیلمهای فیلم‌هایی |
    کتابخانه کتاب‌خانه کتابخانه‌ها | کيف کیف کیف‌ها | لباس لباس‌ها لباسها | بلیط بلیط‌ها | مدرسه مدرسه‌ها مدرسه‌های |
    غذا غذاها غذاهای | سایت سایت‌های | لپتاپ لپتاپها | عکس عکس‌ها | شهر شهرها شهرهای | زن زن‌ها | دکتر دکترها`,
  hr: `knjiga knjige knjigu knjigom knjizi knjigama | tenisica tenisice tenisicama tenisicu |
    hotel hoteli hotela hotelima | stan stanovi stanova stanu | novi nova novo novog novih novim |
    auto auta autu autom | grad gradovi gradova gradu | škola škole školu školi školama |
    jeftin jeftini jeftina jeftino jeftinih | telefon telefoni telefona telefonom telefonima |
    cipela cipele cipelu cipelama | osiguranje osiguranja osiguranju | haljina haljine haljinu |
    laptop laptopi laptopa | apartman apartmani apartmana | recept recepti | kredit krediti kredita |
    kuća kuće kući kućama | bicikl bicikli | zubar zubari zubara | zagreb zagreba zagrebu |
    stolica stolice stolicama`,
  hi: `किताब किताबें किताबों | होटल होटलों | लड़का लड़के लड़कों | लड़की लड़कियाँ लड़कियों | घर घरों | जूता जूते जूतों |
    कंपनी कंपनियाँ कंपनियों | फोन फोनों | दवा दवाएँ दवाओं | कपड़ा कपड़े कपड़ों | गाड़ी गाड़ियाँ गाड़ियों |
    मोबाइल मोबाइलों | देश देशों | शहर शहरों | नौकरी नौकरियाँ नौकरियों | भाषा भाषाएँ भाषाओं | फसल फसलें फसलों | मरीज मरीजों | सड़क सड़कें सड़कों |
    अस्पताल अस्पतालों | बीमारी बीमारियाँ बीमारियों | मकान मकानों | लैपटॉप लैपटॉपों | कहानी कहानियाँ कहानियों | बच्चा बच्चे बच्चों | कमरा कमरे कमरों |
    दुकान दुकानें दुकानों | तस्वीर तस्वीरें | साड़ी साड़ियाँ`,
};

/** Pairs of words that look alike and are two. */
const APART: Readonly<Record<string, string>> = {
  pl: `list lista, sport sportowy, bank bankowy, kredyt kredytowy, mieszkanie mieszkaniowy, rower rowerowy, ser seria, rada radio,
    lina linia, kawa kawał, kawa kawiarnia, szafa szafka, biuro biurko, koszula koszulka, bluza bluzka, nauka naukowy,
    praca pracownik, karta karton, masa masaż, test testament, form format, dom domek, system syry, problem probówka,
    krem kreda, zapach zapas, kolej kolor, por pora, kara karp, firma film, kuchnia kuchenka, noc nocnik, moc mocny,
    piła piłka, but butla, kot kotlet, rata ratunek, bilet bila, hotel hotelowy, ubezpieczenie ubezpieczyciel, lek lekarz,
    lekarz lekarski, zegar zegarek, sok sokół, plan planeta, stal stalowy, palec pale,
    pralka pralnia, hotel hotelarz, praca pracodawca, opona opoka, lampa lampka, dieta dietetyk, dom domena,
    rower rowerzysta, kredyt kredka, tablica tablet, prawnik prawo, szkolenie szkoła, wino winda, góra gorąco, woda wódka,
    rok rokowanie, marka market, kurs kursor, film filtr, skóra skórka, plan plaża, krem krematorium, pan pani,
    pies pieśń, ulga ulica, port portal, bal balon, telewizor telewizja, koń końcówka, kot kotara, kasa kask, stop stopa,
    rum rumia, punkt punktacja, kanapa kanapka, fala falafel, zima zimny, wiek wieko, sala salon`,
  cs: `bota robot, kniha knihovna, byt bytový, lék lékař, lék lékárna, voda vodní, zub zubní, stan stanice, práce pracovní,
    model modelka, hotel hotelový, auto autor, auto autobus, škola školka, dům domek, kolo kolej, káva kavárna, banka bankomat,
    banka bankovka, pračka prášek, list lišta, nový novák, zub zubař, dárek dárce, počítač počítat, cena cenný, plyn plynový,
    telefon telefonní, sport sportovní, město městský, postel postup, oblek oblak, tandem tanec, pojištění pojišťovna,
    práce prádlo, kniha knír, letenka letadlo, let leták, stroj strojek, zahrada zahradní, kuchyně kuchyňský, kuchyně kuchař,
    menu měna, pára para,
    lampa lampička, kolo kolečko, hra hrad, žena ženatý, recept recepce, práce prachy, mobil mobilní, sukně suk,
    židle žid, televize televizor, zájezd zájem, brno brnění, lednice leden, hypotéka hypotéza, víno vinař, hora horký,
    pivo pivovar, rok rokle, značka znak, kurz kurzor, kůže kůzle, plán pláň, krém krmě, pán paní, ulice úleva,
    port portál, bal balon, stop stopa, bar barák, sál salon, zima zimní, vlak vláda, sport sportovec, dort doručení,
    kosa kos, rada rád, sada sad, ruka rukáv, mapa mapování`,
  sk: `domov dom, kniha knižnica, byt bytový, liek lekár, voda vodný, zub zubár, stan stanica, práca pracovný, model modelka,
    hotel hotelový, auto autor, auto autobus, škola škôlka, kôň konto, káva kaviareň, banka bankomat, banka bankovka,
    list lišta, nový novák, darček darca, počítač počítať, cena cenný, plyn plynový, telefón telefónny, šport športový,
    mesto mestský, posteľ postup, súd sud, pás pas, ostrov ostrý, názov nazad, poistenie poisťovňa, práca prádlo,
    letenka lietadlo, let leták, stroj strojek, záhrada záhradný, kuchyňa kuchynský, kuchyňa kuchár, topánka top,
    rad radar, obrázok obraz, potok pot, výrok výroba`,
  ko: `고양이 고양, 호랑이 호랑, 어린이 어린, 목걸이 목걸, 안무가 안무, 민주주의 민주주, 제주도 제주, 경기도 경기, 강원도 강원,
    만족도 만족, 산부인과 산부인, 컴퓨터학과 컴퓨터학, 학교 학원, 학교 학생, 가방 가게, 서울 서해, 보험 보험료, 여행 여행사,
    운동 운동화, 운동화 운동장, 사람 사랑, 아이 아이폰, 컴퓨터 컴퓨팅, 회의 회사, 자동차 자전거, 커피 커피숍, 호텔 호스텔,
    병원 병원비, 대출 대출금, 아파트 아파트먼트, 신발 신발장, 노트북 노트, 여권 여행, 비행기 비행, 주식 주식회사, 은행 은행나무,
    가을 가, 마을 마, 원숭이 원숭, 달팽이 달팽, 지팡이 지팡`,
  he: `מחשב חשב, מטבח טבח, מכתב כתב, משחק שחק, ספר ספרה, ספר ספרייה, בגדים גדים, שמלה מלה, שולחן לחן, הנחה נחה,
    הגדרה גדרה, הורדה ורדה, הדרכה דרכה, הלכה לכה, הכנה כנה, הזמנה זמנה, הרצליה רצליה, הודו ודו, אמנות אמנה, תרבות תרבה,
    זכות זכה, רשות רשה, בריאות בריאה, מקצועיים מקצוע, שמש שמשה, דלק דלקה, ילד ילדה, כלב כלבה, בית ביתן, מלון מלונה,
    חנות חנה, מסעדה סעדה, מכונית מכונה, חדר חדרה, תמונה אמונה, דירה דיר, כרטיס כרטיסן, עיר עירייה, טלפון טלפוניה,
    היסטוריה יסטוריה, מהנדס נדס, שירות שיר, עלות עלה, איכות איכה,
    כלב כלבלב, רכב רכבת, ביטוח בטוח, מתכון מתוכנן, ספה ספק, עבודה עבד, קורס קורסת, טיסה טיס, רופא רפואה, ילד ילדות,
    מים מיס, מכון מכונית, הר הרה, תיק תיקון, מסך מסכה, דלת דלתא, חלב חלבון, סוכר סוכרת, שיר שיריון, גיל גילה, אור אורה,
    מס מסה, יום יומן, קו קופה, לב לבן, חוף חופה, דג דגל, פרי פריט, חג חגורה, רב רבע`,
  fa: `تنها تن, بها ب, انتها انت, نهایی نه, ایران ایرانی, آب آبی, کتاب کتابی, کتاب کتابخانه, خانه خانواده, خانه خان,
    کار کارگر, دست دستگاه, دست دسته, گل گلاب, راه راهنما, شیر شیرینی, نام نامه, روز روزنامه, بازی بازیگر, فیلم فیلمنامه,
    دانش دانشگاه, آموزش آموزشگاه, فروش فروشگاه, فروش فروشنده, قیمت قیمه, رنگ رنگین, گوش گوشی, گوشت گوشی, کفش کفاش,
    هتل هتلدار, ماشین ماشینی, پا پارک, مادر مادربزرگ, سفر سفره, عکس عکاس, درس درمان, آشپز آشپزخانه, زن زندگی,
    داروخانه دارو, حرفه حرفه‌ای, بیمه بیمار,
    لباس لباسی, مدرسه مدرس, غذا غذایی, شهر شهری, شهر شهرک, زن زنجیر, سایت سایه, دکتر دکترا, عکس عکاسی, بلیط بلیطی,
    ورزش ورزشی, خبر خبرگزاری, پول پولاد, کوه کوهنورد, ماه ماهی, سیب سیبری, نان نانوا, آب آبان, چای چایی, در درب`,
  hr: `knjiga knjižnica, stan stanica, hotel hotelski, auto autor, auto autobus, grad gradski, škola školski, telefon telefonski,
    osiguranje osiguravatelj, banka bankomat, kava kavana, zub zubar, posao poslovni, lijek liječnik, voda vodič, list lista,
    zub zubni, radnik radnja, plaža plan, kuhinja kuhar, model modni, novine novi, putovanje putnik, cijena cijeniti, film filter,
    sport sportski, grad građa, pas pasoš, auto automat, ruka rukav, knjiga knjigovođa, stan stanar, hotel hostel, dom domaći,
    krema kremšnita, recept recepcija, kredit kreditni, apartman apartmanski, bicikl biciklist, stolica stolnjak, haljina halja`,
  hi: `माल माला, काल काला, दान दाना, जान जाना, राज राजा, ताल ताला, मेल मेला, कल कला, घर घड़ी, होटल होली, किताब किताबी, फोन फौज, दवा दवाखाना, कपड़ा कपास, गाड़ी गाना, जूता जूस, कंपनी कंप्यूटर, लड़का लड़की,
    मन मना, गान गाना, खान खाना, बाल बाला, पेश पेशा, नाल नाला, केल केला, बाज बाजा, भारत भारती, सरकार सरकारी, बीमा बीमार, दूध दूधवाला,
    नौकर नौकरी, खेल खेती, देश देशी, शहर शहरी, पानी पान, रोटी रोट, चाय चाह, मकान मक्का, दुकान दुकानदार, कहानी कहना, साड़ी साड़, कमरा कमर`,
};

const keyOf = (word: string, language: string) => stemOf(comparable(word, language), language);
const groupsIn = (list: string, cut: RegExp) => list.split(cut).map((line) => line.trim().split(/\s+/));
const groups = Object.entries(TOGETHER).flatMap(([language, list]) =>
  groupsIn(list, /\|/).map((forms) => ({ language, forms })),
);

describe.each(Object.keys(TOGETHER))('the words of %s', (language) => {
  const own = groups.filter((group) => group.language === language);
  const isOne = (word: string, other: string) => keyOf(word, language) === keyOf(other, language);

  it('go together in their forms', () => {
    const missed = own.flatMap(({ forms: [word = '', ...forms] }) =>
      forms.filter((form) => !isOne(word, form)).map((form) => `${word} ${form}`),
    );
    expect(missed).toEqual([]);
  });

  it('stay apart from what looks like them', () => {
    const pairs = groupsIn(APART[language] ?? '', /,/);
    expect(
      pairs.filter(([word = '', other = '']) => isOne(word, other)).map((pair) => pair.join(' ')),
    ).toEqual([]);
  });

  it('stay apart from each other', () => {
    const stems = own.map(({ forms: [word = ''] }) => keyOf(word, language));
    expect(new Set(stems).size).toBe(stems.length);
  });
});
