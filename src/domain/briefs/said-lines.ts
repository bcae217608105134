import { comparable } from '../text/compare';
import { UNSPACED } from '../keyphrases/keyphrases';
import { isCode } from './code-in-text';
import type { ComparedPage } from './compared-page';
import type { CompetitorLine } from './competitor';

/** What stands around texts is short. */
const MAX_AROUND = 160;
/** What two pages have word for word is nobody's sentence; of fewer characters it may be any list's item. */
const MIN_TWICE = { spaced: 24, unspaced: 10 };

/** By-lines, dates, minutes to read, and where a text is filed, in the languages of most pages. */
const AROUND: readonly RegExp[] = [
  /^(?:(?:[Ww]ritten|[Rr]eviewed|[Ee]dited|[Pp]osted|[Pp]ublished|[Uu]pdated|[Cc]reated|[Cc]ompiled|(?:[Mm]edically |[Ff]act[- ])(?:[Rr]eviewed|[Cc]hecked))\s+)?[Bb]y:?\s+(?:[Dd]r\.?\s+)?\p{Lu}\S*(?:\s+\S+){0,12}(?<![.!?])$/u,
  /\b\d+\s*(?:-|–)?\s*min(?:ute)?s?\.?\s+(?:to\s+)?read\b|\bread(?:ing)?\s+time\b|\bminutes?\s+read\b/iu,
  /^(?:filed under|posted (?:in|on)|published(?: on| in)?|tagged|tags?|categor(?:y|ies)|topics?|share (?:this|on|via)|follow us|last (?:updated|modified|reviewed)|updated(?: on)?|photos?(?: credits?)?(?: by|:)|images?(?: credits?| sources?)?(?: by|:)|credits?:|sources?:|advertisements?|sponsored|disclosure|disclaimer|copyright|©|all rights reserved|table of contents|related(?: posts| articles)?:|read (?:more|next|also)|see also|you (?:might|may) also like|leave a (?:comment|reply)|as an amazon associate|this (?:post|article|page) (?:may )?contains? affiliate)/iu,
  /^(?:[Vv]on|[Aa]utor(?:in)?:?|[Gg]eschrieben von|[Vv]erfasst von|[Ee]in [Bb]eitrag von)\s+\p{Lu}\S*(?:\s+\S+){0,8}(?<![.!?])$/u,
  /\b(?:lesezeit|lesedauer)\b|\b\d+\s*min(?:uten)?\.?\s+(?:lesezeit|lesen)\b/iu,
  /^(?:veröffentlicht|aktualisiert|zuletzt (?:aktualisiert|geändert|bearbeitet)|stand:|kategorien?|schlagw(?:ort|örter)|teilen|foto:|bild(?:quelle|nachweis|er)?:|quellen?:|anzeige|werbung|inhalt(?:sverzeichnis)?:|lesen sie auch|lies auch|mehr zum thema|das könnte)(?!\p{L})/iu,
  /^(?:[Pp]or|[Pp]ar|[Dd]i|[Dd]a|[Dd]oor|[Aa]v|[Aa]f)\s+\p{Lu}\S*\s+\p{Lu}\S*(?:\s*[|·,–-].*)?$/u,
  /\b(?:tiempo de lectura|min(?:utos)? de lectura|temps de lecture|min(?:utes)? de lecture|tempo di lettura|min(?:uti)? di lettura|tempo de leitura|min(?:utos)? de leitura|leestijd|min(?:uten)? leestijd|czas czytania)\b/iu,
  /^(?:publicado|actualizado|última actualización|categor[ií]as?|etiquetas?|compartir|fotos?:|fuentes?:|imagen(?:es)?:|índice|lee también|te puede interesar|publiée? le|mise? à jour|catégories?|étiquettes?|partager|crédits?|sources? :|sommaire|à lire aussi|voir aussi|pubblicato|aggiornato|categorie|condividi|fonte:|leggi anche|atualizado|compartilhe|partilhar|fontes?:|leia também|gepubliceerd|bijgewerkt|delen|bron:|lees ook|opublikowano|zaktualizowano|udostępnij|źródło|czytaj też|zobacz też)(?!\p{L})/iu,
  /^(?:автор(?:ы)?:?|опубликовано|обновлено|дата публикации|время (?:на )?чтени[ея]|рубрик[аи]|категори[яи]|теги|метки|поделиться|фото:|источники?:|содержание|читайте также|смотрите также|реклама|комментарии)(?!\p{L})/iu,
  /\bчитать\s+\d+\s+мин|\b\d+\s+мин(?:ут[аы]?)?\.?\s+(?:на\s+)?чтени/iu,
];

/** What bloggers say to their readers around any text. */
const TO_READERS: readonly RegExp[] = [
  /^(?:(?:i|we) hope (?:this|that|you)|hope (?:this|that|you)|(?:please )?let (?:me|us) know\b|thanks? (?:you )?(?:so much )?for (?:reading|stopping|visiting)|if you (?:liked|enjoyed|found|have any)|(?:please )?(?:subscribe|sign up|follow (?:me|us)|join (?:my|our) newsletter)|(?:in|with) this (?:blog )?(?:post|article|guide|tutorial),? (?:i|we|you)|happy (?:reading|coding|brewing|baking)|see you (?:in|next)|stay tuned|without further ado|pin (?:it|this))/iu,
  /^(?:ich hoffe|wir hoffen|danke (?:fürs|für das|für's) lesen|vielen dank (?:fürs|für das)|schreib(?:t|e|en sie)? (?:mir|uns|es)|lass(?:t|en sie)? (?:mir|uns|es)|hinterlass|wenn (?:dir|euch|ihnen) (?:der|dieser|das)|abonnier|melde dich|viel (?:spaß|erfolg)|in diesem (?:artikel|beitrag|blogpost|tutorial|ratgeber)|bis zum nächsten)(?!\p{L})/iu,
  /^(?:espero que|esperamos que|gracias por (?:leer|tu visita|llegar)|déja(?:me|nos)|cuénta(?:me|nos)|si te (?:ha gustado|gustó|ha servido)|suscríbete|sígue(?:me|nos)|en est[ea] (?:artículo|post|entrada|tutorial|guía|clase)|nos vemos|hasta (?:la próxima|pronto)|no olvides)(?!\p{L})/iu,
  /^(?:j'espère|nous espérons|merci (?:d'avoir lu|de votre lecture|pour votre lecture)|n'hésite[zs]?|dites(?:-| )(?:moi|nous)|si (?:cet article|vous avez aimé|tu as aimé)|abonnez|suivez-(?:moi|nous)|dans cet (?:article|tutoriel)|dans ce (?:tutoriel|guide|billet)|à (?:bientôt|la prochaine)|bonne lecture)(?!\p{L})/iu,
  /^(?:spero che|grazie per aver letto|fa(?:mmi|temi) sapere|iscriviti|in questo articolo|espero que|obrigad[oa] por ler|deixe (?:seu|um) comentário|inscreva-se|neste artigo|bedankt voor het lezen|laat (?:het )?(?:me|ons) weten|in dit artikel|mam nadzieję|dziękuję za|w tym artykule)(?!\p{L})/iu,
  /^(?:надеюсь|спасибо за (?:внимание|прочтение|чтение)|пишите в|оставляйте комментарии|делитесь|подписывайтесь|ставьте лайк|в этой статье|до встречи|до новых встреч|если (?:вам|тебе) понравил)(?!\p{L})/iu,
];

/** Of a page: where two pages have more than that in common, one is a copy of the other, and no template. */
const COPIED = 0.5;

/**
 * Which lines of pages their texts say: neither what stands around them, nor code, nor a heading in a table of contents, nor
 * what stands word for word on two pages.
 * @returns for each page, in their order; headings always are
 */
export function saidLines(pages: readonly ComparedPage[]): ((line: CompetitorLine) => boolean)[] {
  const pagesOf = new Map<string, Set<number>>();
  // A line is asked about three times.
  const known = new Map<string, string>();
  const keyOf = (line: string) => {
    const key = known.get(line) ?? comparable(line);
    known.set(line, key);
    return key;
  };
  for (const { position, text } of pages)
    for (const { text: line, level } of text.lines) {
      if (level > 0 || !isLong(line)) continue;
      const key = keyOf(line);
      pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(position));
    }
  const isRepeated = (line: string) => (pagesOf.get(keyOf(line))?.size ?? 0) > 1;
  return pages.map(({ text }) => {
    const headings = new Set(text.headings.map((heading) => keyOf(heading.text)));
    const lines = text.lines.filter(({ level }) => level === 0).map((line) => line.text);
    const isCopy = lengthOf(lines.filter(isRepeated)) > COPIED * lengthOf(lines);
    return ({ text: line, level, code }) => {
      if (level > 0) return true;
      if (code?.some(({ start, end }) => start === 0 && end >= line.length)) return false;
      if (headings.has(keyOf(line)) || (!isCopy && isRepeated(line))) return false;
      return !isCode(line) && !isAround(line);
    };
  });
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}

function isLong(line: string): boolean {
  return line.length >= (UNSPACED.test(line) ? MIN_TWICE.unspaced : MIN_TWICE.spaced);
}

/** Whether a sentence of a text speaks to its readers about the text, not of its subject. */
export function isToReaders(sentence: string): boolean {
  const said = sentence.trim();
  return TO_READERS.some((pattern) => pattern.test(said));
}

function isAround(text: string): boolean {
  return text.length <= MAX_AROUND && AROUND.some((pattern) => pattern.test(text.trim()));
}
