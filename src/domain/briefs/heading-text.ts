import { oneLine } from '../pages/text-flow';
import { comparable } from '../text/compare';
import type { ComparedPage } from './compared-page';
import { hostOf } from './page-hosts';

/** What the parts of a list are called, before their numbers: "Strategy 2:", "Schritt 3 –". */
const PART_NAMES =
  'step|strategy|tip|method|reason|way|part|chapter|phase|idea|mistake|myth|rule|lesson|option|example|exercise|lab|day|week|trick|technique|tactic|principle|question|fact|secret|stage|item|number|schritt|strategie|tipp|methode|grund|teil|kapitel|idee|fehler|mythos|regel|lektion|beispiel|übung|aufgabe|tag|woche|technik|prinzip|frage|fakt|étape|stratégie|conseil|astuce|méthode|raison|partie|chapitre|erreur|mythe|règle|exemple|exercice|paso|estrategia|consejo|truco|método|razón|parte|capítulo|fase|error|mito|regla|ejemplo|ejercicio|passo|strategia|consiglio|metodo|motivo|capitolo|errore|regola|esempio|esercizio|estratégia|dica|erro|regra|exemplo|exercício|stap|krok|wskazówka|błąd|adım|шаг|стратегия|совет|способ|метод|причина|часть|глава|этап|идея|ошибка|миф|правило|пример|упражнение|steg|trin|section|module|unit|level|session|class|abschnitt|modul|einheit|stufe|sección|módulo|unidad|clase|sesión|nivel|bloque|unité|leçon|séance|niveau|volet|sezione|modulo|unità|lezione|livello|seção|secção|unidade|aula|nível|sectie|moduł|rozdział|sekcja|lekcja|część|etap|раздел|модуль|урок|занятие|блок|уровень|bölüm|modül|ünite';
const COUNT = '(?:no\\.?\\s*|nr\\.?\\s*|#|№)?(?:\\d{1,3}|[ivx]{1,4}(?=\\s*[.):–—-]))';
const NAMED = new RegExp(`^\\s*(?:${PART_NAMES})s?\\s+${COUNT}`, 'iu');
/** Behind a part's name and number: a sign, a heading's first word, or nothing. */
const BEHIND_NAMED = /^(?:\s*[.):|–—-]+\s*|\s(?=\p{Lu})|$)/u;
/** A number of a list, in parts as well: what is counted stands small behind its number, and what is measured has one point. */
const NUMBER =
  /^\s*(?:\d{1,2}(?:\.\d{1,2})*\.(?=\s)|\d{1,2}(?:\.\d{1,2}){1,3}(?=\s+\p{Lu}\p{Ll})(?!\s+(?:Liter|Mi[lo]|Prozent|Grad|Stunden|Meter|Kilo)))\s*|^\s*(?:(?:[Nn]o\.?\s*|#|№)?\d{1,3}\s*(?:[.):–—-]+(?!\d)\s*|\s+(?=\p{Lu}\S*\s*$))|(?:[Nn]o\.\s*|#|№)\d{1,3}\s+|[qQfF]\s?\d{0,2}\s*[:.)]\s+)/u;
const SIGNS = /[\p{Extended_Pictographic}\u200d→»«•►★☆✓✔]|\ufe0f/gu;
const ENDS = /^[\s\p{Pd}:;,.|/]+|[\s\p{Pd}:;,.|/#¶§]+$/gu;
const PARTS = /\s+[|–—·»-]\s+|\s*\|\s*/u;
/** Of a name behind a title; longer ones say what the page is about. */
const MAX_NAME_WORDS = 4;
/** Fewer letters of a host stand in too many words. */
const MIN_NAME = 4;
/** What holds the name of a host among other words is a title. */
const LONGER = 2;

/** A heading without the number of a list, emoji, the names of its site, and what hangs at its ends. */
export function plainHeading(text: string, names: readonly string[] = []): string {
  const plain = withoutNumber(oneLine(text.replace(SIGNS, ' '))).replace(ENDS, '');
  return names.reduce(withoutName, plain).replace(ENDS, '');
}

function withoutNumber(heading: string): string {
  const [named] = NAMED.exec(heading) ?? [];
  const behind = named === undefined ? null : BEHIND_NAMED.exec(heading.slice(named.length));
  if (named !== undefined && behind) return heading.slice(named.length + behind[0].length);
  return heading.replace(NUMBER, '');
}

/** How the site of a page calls itself: what its title ends or begins with, where that is its host's name or stands behind a bar. */
export function namesOf({ text: { title }, finalUrl }: ComparedPage): string[] {
  const host = letters(hostOf(finalUrl)?.split(':')[0]?.split('.').slice(-2, -1)[0] ?? '');
  const parts = (title ?? '').split(PARTS).map((part) => part.trim());
  if (parts.length < 2) return [];
  return [parts.at(-1) ?? '', parts[0] ?? ''].filter((part, at) => {
    const name = letters(part);
    if (name.length < 2 || part.split(/\s+/).length > MAX_NAME_WORDS) return false;
    const isHost =
      host.length >= MIN_NAME &&
      name.length >= MIN_NAME &&
      (host.includes(name) || (name.includes(host) && name.length < LONGER * host.length));
    return isHost || (at === 0 && parts.length > 1 && (title ?? '').includes('|'));
  });
}

/** Whether a heading names the site that it stands on. */
export function holdsName(heading: string, names: readonly string[]): boolean {
  const words = ` ${spaced(heading)} `;
  return names.some((name) => words.includes(` ${spaced(name)} `));
}

/** A title without the names of its site. */
export function plainTitle(page: ComparedPage): string {
  const names = namesOf(page);
  const parts = (page.text.title ?? '').split(PARTS).filter((part) => !names.includes(part.trim()));
  return oneLine(parts.join(' '));
}

function withoutName(heading: string, name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return heading
    .replace(
      new RegExp(
        `\\s*(?:[|–—:·-]\\s*|\\b(?:by|at|from|with|von|bei|mit|por|de|par|chez)\\s+)${escaped}$`,
        'iu',
      ),
      '',
    )
    .replace(new RegExp(`^${escaped}\\s*[|–—:·-]\\s*`, 'iu'), '');
}

function letters(text: string): string {
  return comparable(text).replace(/[^\p{L}\p{N}]/gu, '');
}

function spaced(text: string): string {
  return comparable(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
