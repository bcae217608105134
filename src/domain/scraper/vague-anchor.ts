/** Texts of links that name no subject, in the nine languages that intents are read in; after Lighthouse's audit "link-text". */
const VAGUE: ReadonlySet<string> = new Set(
  [
    'click here|click this|click|here|right here|this link|this page|link|read more|more|learn more|see more|view more|' +
      'find out more|discover more|more info|more information|more details|continue reading|read on|read article',
    'hier|hier klicken|klicken sie hier|klick hier|klicke hier|mehr|mehr lesen|mehr erfahren|erfahren sie mehr|weiterlesen|' +
      'weitere informationen|mehr informationen|mehr infos|dieser link|zum artikel|lesen sie mehr',
    "ici|cliquez ici|cliquer ici|clique ici|lire la suite|lire plus|en savoir plus|plus|plus d'infos|plus d'informations|" +
      'voir plus|ce lien|cette page|savoir plus',
    'aquí|haz clic aquí|haga clic aquí|clic aquí|pincha aquí|leer más|más|más información|saber más|ver más|seguir leyendo|' +
      'este enlace|más info',
    'qui|clicca qui|leggi di più|leggi tutto|continua a leggere|scopri di più|per saperne di più|maggiori informazioni|altro|' +
      'questo link|continua',
    'aqui|clique aqui|carregue aqui|leia mais|ler mais|mais|saiba mais|saber mais|mais informações|ver mais|veja mais|' +
      'continue lendo|continuar a ler|este link',
    'hier|klik hier|lees meer|lees verder|meer|meer lezen|meer weten|meer info|meer informatie|deze link|bekijk meer',
    'tutaj|tu|kliknij tutaj|kliknij|kliknij tu|czytaj więcej|czytaj dalej|więcej|dowiedz się więcej|zobacz więcej|' +
      'więcej informacji|ten link',
    'buraya tıklayın|buraya tıkla|tıklayın|tıkla|tıklayınız|burada|devamını oku|devamı|daha fazla|daha fazlası|' +
      'daha fazla bilgi|bu bağlantı',
  ].flatMap((words) => words.split('|')),
);

const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** No vague text is longer; most anchors are told apart by that. */
const LONGEST = 40;

/** Whether the text of a link says nothing of where it leads, as a whole: “read more about shoes” does. */
export function isVagueAnchor(anchor: string): boolean {
  if (anchor === '' || anchor.length > LONGEST) return false;
  return VAGUE.has(anchor.toLowerCase().replace(/’/g, "'").replace(AROUND, ''));
}
