import { oneLine } from '../../pages/text-flow';

/** What pages write for an address that is not there, as a whole, in the nine languages that intents are read in. */
const SAYINGS: readonly RegExp[] = [
  /(?:(?:this |that |the )?(?:requested )?(?:page|file|url|product|article|post|content) )?not found/,
  /(?:this |that |the )?(?:requested )?(?:page|url) (?:you(?: are|'re)? (?:requested|looking for|were looking for) )?(?:can't be|cannot be|could not be|couldn't be|was not|wasn't) found/,
  /(?:this |that |the )?(?:requested )?page (?:you(?: are|'re)? (?:requested|looking for|were looking for) )?(?:does not exist|doesn't exist|no longer exists|isn't available|is not available)/,
  /(?:(?:die |diese )?(?:angeforderte |gesuchte |gewünschte )?(?:seite|datei|produkt|artikel|beitrag) )?(?:wurde )?nicht gefunden/,
  /(?:die |diese )?(?:angeforderte |gesuchte |gewünschte )?seite (?:konnte (?:leider )?nicht gefunden werden|existiert (?:leider )?nicht(?: mehr)?)/,
  /(?:page|produit|article|contenu) (?:non trouvée?|introuvable|inexistante)/,
  /(?:cette|la) page (?:demandée |que vous (?:re)?cherchez )?(?:est introuvable|n'existe (?:pas|plus)|n'a pas été trouvée)/,
  /(?:(?:página|producto|artículo|contenido) )?no encontrad[oa]/,
  /no se (?:encontró|ha encontrado|ha podido encontrar|pudo encontrar) (?:la|esta) página/,
  /(?:esta|la) página (?:solicitada |que busca[s]? |que estás buscando )?(?:no existe|ya no existe|no se ha encontrado|no se encuentra)/,
  /(?:(?:pagina|prodotto|articolo) )?non trovat[oa]/,
  /(?:(?:questa|la) pagina (?:richiesta |cercata |che cerchi )?(?:non esiste(?: più)?|non è stata trovata)|impossibile trovare la pagina)/,
  /(?:(?:página|produto|artigo) )?não encontrad[oa]|página inexistente/,
  /(?:(?:esta|a) página (?:solicitada |que procura |que você procura )?(?:não existe(?: mais)?|não foi encontrada)|não foi possível encontrar a página)/,
  /(?:(?:de |deze )?(?:pagina|product|artikel) )?(?:is )?niet gevonden/,
  /(?:de|deze) (?:gevraagde )?pagina (?:bestaat niet(?: meer)?|kon niet worden gevonden|kan niet worden gevonden)/,
  /(?:nie znaleziono|nie odnaleziono)(?: (?:tej )?strony)?|(?:(?:ta |szukana )?strona )?nie została znaleziona|(?:ta |szukana )?strona nie istnieje/,
  /(?:(?:aradığınız |istenen |bu )?(?:sayfa|ürün|dosya) )?bulunamadı|(?:aradığınız |bu )?sayfa(?: artık)? (?:mevcut değil|yok)/,
];

const NOT_FOUND = new RegExp(`^(?:${SAYINGS.map(({ source }) => source).join('|')})$`, 'u');
/** What stands around it: the number of the status, and a word of regret. */
const NUMBER =
  /^(?:(?:http )?(?:error|fehler|erreur|errore|erro|fout|błąd|hata) ?)?404(?: (?:error|fehler|erreur))?\b|\b404$/u;
const REGRET =
  /^(?:oops|ooops|whoops|sorry|oh no|uh-oh|ups|hoppla|entschuldigung|oups|désolé|lo sentimos|siamo spiacenti|ops|desculpe|helaas|przepraszamy|üzgünüz|maalesef)[\s,!.…:–—-]+/u;
/** Between a phrase and a brand; a colon follows a subject. */
const BETWEEN_NAMES = /\s+[|·•»«–—-]+\s+|\s*[|»«]\s*/u;
const AROUND = /^[\s:,.!?…()[\]"“”|–—-]+|[\s:,.!?…()[\]"“”|–—-]+$/gu;
const MAX_LENGTH = 200;

/**
 * Whether a title or a heading says that there is no such page: as a whole, or at its beginning or end beside a name such
 * as that of the site. A subject (“How to fix 404 not found errors”) is none.
 */
export function saysNotFound(text: string | null): boolean {
  if (text === null || text.length > MAX_LENGTH) return false;
  const whole = oneLine(text)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");
  if (isSaying(whole)) return true;
  const parts = whole.split(BETWEEN_NAMES).filter(Boolean);
  if (parts.length < 2) return false;
  return isSaying(parts[0] ?? '') || isSaying(parts.at(-1) ?? '');
}

function isSaying(text: string): boolean {
  const plain = text.replace(AROUND, '').replace(REGRET, '');
  const saying = plain.replace(NUMBER, '').replace(AROUND, '');
  return saying === '' ? plain !== '' : NOT_FOUND.test(saying);
}
