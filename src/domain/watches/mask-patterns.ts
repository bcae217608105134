import type { WatchMask } from '../../contracts/watches/watch-content';
import { CLOCK_TIME, isGivenTime } from './clock-times';

/** Letters and digits may not adjoin a token; `\b` knows those of ASCII alone. */
const BEGIN = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const NUMBER = "\\d{1,3}(?:[.,\u00a0\u202f' ]?\\d{3}){0,4}(?:[.,]\\d{1,2})?\\s?(?:k|m|mio|tsd|mil|тыс)?\\.?";

const token = (...words: string[]) => `${BEGIN}(?:${words.join('|')})${END}`;

/** How long ago: numbers before or after units, as `Intl.RelativeTimeFormat` and usual systems write them. */
const RELATIVE_TIME = [
  token(
    '(?:about |over |almost |less than )?(?:an?|one|few|a few|\\d{1,4}) ?(?:sec|second|min|minute|hr|hour|day|week|month|year|[smhdw])s?\\.? ago',
    'just now|moments? ago|a moment ago|yesterday|today|last (?:week|month|year)',
    'vor (?:etwa |über |fast |wenigen )?(?:einer|einem|\\d{1,4})? ?(?:sekunden?|sek|min|minuten?|std|stunden?|tage?n?|wochen?|monate?n?|jahre?n?)\\.?|gerade eben|soeben|vorgestern|gestern|heute',
    "il y a (?:environ |plus d['’])?(?:une?|quelques|\\d{1,4}) ?(?:s|sec|secondes?|min|minutes?|h|heures?|j|jours?|semaines?|mois|ans?|années?)|à l['’]instant|avant-hier|hier|aujourd['’]hui",
    'hace (?:unos |unas |más de )?(?:una?|\\d{1,4}) ?(?:s|seg|segundos?|min|minutos?|h|horas?|días?|semanas?|mes(?:es)?|años?)|ahora mismo|anteayer|ayer|hoy',
    "(?:circa )?(?:una?|un['’]|\\d{1,4}) ?(?:secondi|secondo|min|minut[io]|or[ae]|giorn[io]|settiman[ae]|mes[ei]|ann[io]) fa|proprio ora|ieri|oggi",
    '(?:een|\\d{1,4}) ?(?:seconden?|sec|min|minu(?:ut|ten)|uur|uren|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar|jaren) geleden|zojuist|eergisteren|gisteren|vandaag',
    'há (?:cerca de )?(?:uma?|\\d{1,4}) ?(?:segundos?|min|minutos?|h|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?)|(?:uma?|\\d{1,4}) (?:segundos?|minutos?|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?) atrás|agora mesmo|anteontem|ontem|hoje',
    '(?:\\d{1,4} )?(?:sekund[ęy]?|min|minut[ęy]?|godz|godzin[ęy]?|dni|dzień|tydzień|tygodni[ea]?|miesiąc[ea]?|miesięcy|rok|lata?) temu|przed chwilą|przedwczoraj|wczoraj|dzisiaj|dziś',
    '(?:bir|\\d{1,4}) ?(?:saniye|sn|dakika|dk|saat|gün|hafta|ay|yıl) önce|az önce|şimdi|dün|bugün',
    '(?:около )?(?:\\d{1,4} )?(?:секунд[уы]?|сек|минут[уы]?|мин|час(?:а|ов)?|день|дн(?:я|ей)|недел[юьи]|месяц(?:а|ев)?|год(?:а)?|лет) назад|только что|позавчера|вчера|сегодня',
    'för (?:cirka )?(?:en|ett|\\d{1,4}) ?(?:sekund(?:er)?|min|minut(?:er)?|timm(?:e|ar)|dag(?:ar)?|veck(?:a|or)|månad(?:er)?|år) sedan|alldeles nyss|i ?går|i ?dag',
    'منذ (?:\\d{1,4} )?(?:ثانية|ثوان|ثواني|دقيقة|دقائق|ساعة|ساعات|يوم|أيام|أسبوع|أسابيع|شهر|أشهر|سنة|سنوات)|الآن|أمس|اليوم',
  ),
  // As feeds write ages: alone, or beside what stands between facts.
  '(?<=(?:^|[·•|∙]\\s?))\\d{1,3}(?:s|m|h|d|w|mo|y|j|std|sa|ч|д|godz)(?=\\s?(?:[·•|∙]|$))',
  '\\d{1,4} ?(?:秒|分|分钟|分鐘|時間|小时|小時|日|天|週間|周|週|か?ヶ?月|个月|個月|年)前|たった今|昨日|今日|刚刚|剛剛|昨天|今天|\\d{1,4} ?(?:초|분|시간|일|주|개월|년) 전|방금|어제|오늘',
].join('|');

/** What is counted while a page is read, before or behind its number. */
const COUNTED = [
  'views?|page ?views?|visits?|visitors?|comments?|replies|reply|responses?|likes?|shares?|tweets?|retweets?|followers?|subscribers?|downloads?|reads?|readers?|reactions?|bookmarks?|claps?|upvotes?',
  '(?:people|persons?|users?|others?|shoppers?|customers?|guests?|visitors?|members?)(?: are| is)?(?: currently| right now)? (?:viewing|watching|looking|online|browsing|reading|have this in their (?:cart|basket))(?: (?:at )?this(?: (?:page|item|product|now))?)?(?: (?:right )?now)?',
  '(?:online|watching|viewing) now|bought (?:this )?in the last (?:hour|day|24 hours)',
  'aufrufe?|besucher|kommentare?|antworten|leser|gefällt mir|abonnenten|downloads|(?:mal|x) (?:gelesen|angesehen|aufgerufen|geteilt)|(?:personen|menschen|andere|nutzer|kunden|besucher)(?: sehen| schauen| sind| haben)?(?: sich)?(?: gerade| derzeit| aktuell)?(?: das| dies(?:en?)?)?(?: artikel| produkt)?(?: gerade)? (?:an|online|im warenkorb)',
  "vues?|commentaires?|visites?|visiteurs?|partages?|lectures?|abonnés|j['’]aime|réponses?|(?:personnes|clients|internautes) (?:regardent|consultent|sont en train de regarder)(?: cet? (?:article|produit|page))?(?: en ce moment)?",
  'visitas?|vistas?|visualizaciones?|comentarios?|lecturas?|seguidores|respuestas?|me gusta|personas (?:están )?(?:viendo|mirando)(?: est[ea] (?:artículo|producto|página))?(?: ahora)?',
  'visualizzazion[ie]|comment[io]|visite|letture|condivisioni|follower|risposte|mi piace|persone stanno (?:guardando|visualizzando)(?: quest[oa] (?:articolo|prodotto|pagina))?(?: ora)?',
  'weergaven|keer (?:bekeken|gelezen)|reacties?|bezoekers|lezers|volgers|mensen bekijken (?:dit|deze)(?: (?:artikel|product|pagina))?(?: nu)?',
  'visualizações|visualização|comentários?|acessos|leituras|curtidas|pessoas (?:estão )?(?:vendo|a ver)(?: est[ea] (?:artigo|produto|página))?(?: agora)?',
  'wyświetle(?:ń|nia|nie)|odsłon[ya]?|komentarz[ey]?|odwiedzin|polubie(?:ń|nia)|osób (?:teraz )?ogląda(?: ten produkt)?(?: teraz)?',
  'görüntülenme|görüntüleme|okunma|yorum|ziyaretçi|beğeni|kişi (?:şu anda )?(?:bu ürüne |bunu )?(?:bakıyor|inceliyor|görüntülüyor)',
  'просмотр(?:ов|а|ы)?|комментари(?:ев|я|й|и)|посетител(?:ей|я|ь)|лайк(?:ов|а)?|человек(?:а)? (?:сейчас )?(?:смотр[яи]т|просматривают)(?: этот товар)?(?: сейчас)?',
].join('|');
/** What readers add; where it stands before its number, that may be the rating itself. */
const REVIEWS = [
  '(?:verified |customer |user |global )?(?:reviews?|ratings?|votes?)',
  '(?:kunden)?(?:bewertung(?:en)?|rezension(?:en)?)|stimmen',
  'avis(?: clients?| vérifiés?)?|évaluations?',
  'reseñas?|valoraci(?:ón|ones)|opiniones|calificaciones|votos',
  'recension[ei]|valutazion[ei]|voti',
  'beoordeling(?:en)?|recensies?|waardering(?:en)?|stemmen',
  'avaliaç(?:ão|ões)|opiniões|classificaç(?:ão|ões)',
  'opini[ei]|recenzj[ei]|ocen[ay]?|głos(?:ów|y)?',
  'değerlendirme|oy',
  'отзыв(?:ов|а|ы)?|оцен(?:ок|ки|ка)|голос(?:ов|а)?',
  'recension(?:er)?|omdömen|röster',
].join('|');
const NONE = 'no|keine|aucun|sin|ningún|nessun|geen|nenhum|brak|hiç|нет';
const COUNTER_FIRST = [
  `${BEGIN}(?:${NUMBER}|(?:${NONE})(?= )) ?(?:${COUNTED}|${REVIEWS})${END}`,
  `(?:${NUMBER}) ?(?:回視聴|回再生|件のコメント|ビュー|人が(?:閲覧|視聴)中|件の(?:レビュー|評価|口コミ|クチコミ)|条(?:评价|点评)|則評價|개의 리뷰|次(?:浏览|瀏覽|观看|觀看|播放|阅读)|条评论|條評論|则留言|人(?:正在)?(?:浏览|在看|观看|瀏覽)|조회|명이 보고|댓글)`,
].join('|');
const COUNTER_LAST = [
  `${BEGIN}(?:${COUNTED})\\s?(?:[:·|]\\s?|\\(\\s?)${NUMBER}(?:\\s?\\))?`,
  `${BEGIN}(?:${REVIEWS})\\s?\\(\\s?${NUMBER}\\s?\\)`,
  `(?:閲覧数|再生回数|コメント|浏览(?:量|次数)?|瀏覽|阅读(?:量)?|评论|조회수|댓글)\\s?[:：(（]?\\s?${NUMBER}[)）]?`,
].join('|');

const DURATION =
  '\\d[\\d.,]*\\s?(?:ms|s|sec|secs|seconds?|msec|milliseconds?|sek|sekunden|millisekunden|secondes?|segundos?|secondi|seconden|sekundy?|saniyede|saniye|секунд[ыу]?|秒)(?![\\p{L}\\p{N}])';
const MADE =
  'generated|rendered|executed|generiert|erzeugt|générée?|generad[ao]|generat[ao]|gegenereerd|gerad[ao]|wygenerowan[aoy]|oluşturul(?:du|ma)|сгенерирован[аo]?|生成';
const GENERATED = [
  `${BEGIN}(?:(?:page|seite|página|pagina|strona|sayfa|страница|ページ) )?(?:was |wurde |a été |fue |è stata |foi |została )?(?:${MADE})(?: (?:in|on|at|am|um|le|en|el|em|il|op|w|dnia|за|by))?:?\\s?(?:\\p{L}{2,9}[,.]? ){0,2}(?:${DURATION}|\\d[\\d.,:/T+\\-]*Z?(?: (?:\\p{L}{3,9}|\\d[\\d.,:/T+\\-]*Z?|[+-]\\d{4})(?=[ .,;)]|$)){0,4})(?: (?:generiert|erzeugt|erstellt|gegenereerd))?`,
  `${BEGIN}\\d{1,5} (?:sql |db |database )?(?:queries|abfragen|requêtes|consultas|zapytań|запрос(?:ов|а))[ ,]+(?:(?:in|en|em|w|za|за|took) )?${DURATION}`,
  `${BEGIN}(?:page )?(?:load(?:ing)?|response|execution|render(?:ing)?|generation|processing) time(?: was|:)? ?${DURATION}`,
  `${BEGIN}(?:in|after|en|em) ${DURATION} (?:generated|rendered|erzeugt|generiert|erstellt)`,
].join('|');

/** A pattern of a mask, and what a line has that it can be found in: a quick look, for most lines have none. */
export interface MaskPattern {
  hint: RegExp;
  pattern: RegExp;
  /** By what stands around it, what is found is none after all. */
  isNone?: (line: string, start: number, end: number) => boolean;
}

const patternOf = (hint: RegExp, source: string): MaskPattern => ({
  hint,
  pattern: new RegExp(source, 'giu'),
});

/** What each mask finds, in the order in which they are tried; a first group marks what looks like it and is none. */
export const MASK_PATTERNS: Readonly<Record<WatchMask, readonly MaskPattern[]>> = {
  generated: [
    patternOf(
      /\d.*(?:gener|render|erzeugt|erstellt)|(?:gener|render|execut|erzeugt|génér|gerad|oluştur|сгенер|生成|quer|abfrag|requêt|consult|zapyt|запрос|time).*\d|\d.*(?:quer|abfrag|requêt|consult|zapyt|запрос)/iu,
      GENERATED,
    ),
  ],
  'relative-time': [patternOf(/./u, RELATIVE_TIME)],
  counter: [
    patternOf(new RegExp(`\\d|(?:${NONE}) `, 'iu'), COUNTER_FIRST),
    patternOf(/[:：·|(（浏瀏阅评조댓ト数][\s:：(（览覽读论量次数회수글]*\d/u, COUNTER_LAST),
  ],
  uuid: [patternOf(/[0-9a-f]-[0-9a-f]{4}-/iu, `${BEGIN}[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}${END}`)],
  hex: [patternOf(/[0-9a-f]{16}/iu, `${BEGIN}[0-9a-f]{16,}${END}`)],
  'clock-time': [{ ...patternOf(/\d:\d/u, CLOCK_TIME), isNone: isGivenTime }],
};
