import type { WatchOutcome } from '../../contracts/watches/watch-content';

/** What stands in for a page: said by fewer words than a real page has, or by what only such pages hold. */
interface StandIn {
  outcome: Extract<WatchOutcome, 'challenge' | 'wall' | 'empty'>;
  /** `title`, `text`: of the page's own, in lower case; `html`: of its source. */
  in: 'title' | 'text' | 'html';
  pattern: RegExp;
  /** A page of as many words or more is none. */
  words: number;
}

const FEW = 60;
/** Notices on consent explain themselves. */
const SOME = 150;
/** With a title that says nothing else, whatever help a shield adds. */
const TITLED = 300;
/** A page of as many words stands in for no other. */
export const STAND_IN_WORDS = Math.max(FEW, SOME, TITLED);

/**
 * Phrases and marks of the checks and errors that hosts and shields answer with status 200, as their own pages and manuals
 * word them (Cloudflare, Akamai, Imperva, DataDome, HUMAN, AWS WAF, Sucuri, Wordfence, Anubis; WordPress, Joomla).
 */
export const STAND_INS: readonly StandIn[] = [
  {
    outcome: 'challenge',
    in: 'title',
    pattern:
      /^(?:just a moment|attention required!? ?\|? ?(?:cloudflare)?|access denied|are you (?:a )?(?:human|robot)\??|(?:security|human|bot) (?:check|verification)|robot check|captcha|verif(?:y|ying) (?:that )?you are (?:a )?human|einen moment|sicherheitsüberprüfung|zugriff verweigert|un instant|accès refusé|un momento|acceso denegado|accesso negato|odmowa dostępu|erişim engellendi|доступ (?:запрещен|запрещён|ограничен)|アクセスが拒否されました)[.…!]*$/,
    words: TITLED,
  },
  {
    outcome: 'wall',
    in: 'text',
    pattern:
      /before you continue to|bevor (?:sie|du) (?:fortf(?:ahren|ährst)|weiterl(?:esen|iest)|zu \S+ weiter)|avant de continuer|antes de continuar|prima di continuare|voordat (?:u|je) (?:verdergaat|doorgaat)|zanim przejdziesz|devam etmeden önce|прежде чем (?:продолжить|перейти)|続行する前に|(?:accept|allow|enable) (?:all )?(?:our )?cookies to (?:continue|read|view|access)|mit werbung und (?:cookies|tracking)|(?:akzeptieren|zustimmen) und weiter|accepter et continuer|aceptar y continuar|accetta e continua|akceptuję i przechodzę/,
    words: SOME,
  },
  {
    outcome: 'wall',
    in: 'text',
    pattern:
      /(?:not |un)available in (?:your|this) (?:region|country|location)|unavailable (?:for|due to) legal reasons|(?:land|region) nicht (?:verfügbar|zugänglich)|nicht (?:verfügbar|zugänglich) in (?:ihrem|deinem) (?:land|region)|(?:indisponible|pas (?:disponible|accessible)) dans (?:votre|ton) (?:pays|région)|no (?:está )?disponible en (?:tu|su) (?:país|región)|non (?:è )?disponibile nel (?:tuo|suo) paese|niedostępn\S+ w (?:twoim|państwa) (?:kraju|regionie)|ülkenizde (?:kullanılamıyor|mevcut değil)|недоступ\S+ в (?:вашей стране|вашем регионе)|お住まいの(?:国|地域)では/,
    words: SOME,
  },
  {
    outcome: 'wall',
    in: 'text',
    pattern:
      /(?:fatal error|parse error|warning|notice|deprecated)\s?: [^]{0,500}? (?:on line|in \S+\.php:)\s?\d+|uncaught \w*(?:error|exception)\b[^]{0,500}?stack trace|traceback \(most recent call last\)/,
    words: SOME,
  },
  {
    outcome: 'challenge',
    in: 'text',
    pattern:
      /just a moment|checking (?:if the site connection is secure|your browser)|verify(?:ing)? (?:that )?you are (?:a )?human|are you (?:a )?(?:human|robot)|not a robot|press (?:&|and) hold|attention required|please (?:complete|solve) the (?:captcha|security check)|unusual traffic|automated (?:access|queries|requests)|enable (?:javascript and )?cookies to continue|security (?:check|verification)|ddos protection|access (?:to this page has been|is|was) (?:denied|blocked)|access denied|request (?:unsuccessful|blocked)|pardon our interruption|making sure you(?:'|’)re not a bot|bot (?:check|verification|protection)|one more step/,
    words: FEW,
  },
  {
    outcome: 'challenge',
    in: 'text',
    pattern:
      /sicherheits(?:überprüfung|check|abfrage)|(?:sie|du) (?:sind|bist) (?:kein roboter|ein mensch)|browser wird (?:überprüft|geprüft)|zugriff verweigert|einen moment(?: bitte)?…|vérification de sécurité|vérifi(?:ez|er) que vous êtes (?:un )?humain|accès refusé|(?:je ne suis|n'êtes) pas un robot|un instant…|verifi(?:que|car) que (?:eres|es) (?:un )?humano|acceso denegado|no soy un robot|un momento…|verifica di sicurezza|accesso negato|non sono un robot|controleren of u een mens|toegang geweigerd|weryfikacja|odmowa dostępu|nie jestem robotem|não sou um robô|acesso negado|robot olmadığınızı|güvenlik (?:kontrolü|doğrulaması)|я не робот|проверка браузера|доступ (?:запрещен|запрещён)|ロボットではありません|セキュリティ(?:チェック|確認)|安全(?:验证|驗證|检查)|人机(?:验证|驗證)|访问被拒绝/,
    words: FEW,
  },
  {
    outcome: 'challenge',
    in: 'html',
    pattern:
      /cf-turnstile|cf_chl_|challenges\.cloudflare\.com|cdn-cgi\/challenge-platform|g-recaptcha|recaptcha\/(?:api|enterprise)\.js|h-captcha|hcaptcha\.com\/1|captcha-delivery\.com|px-captcha|_Incapsula_Resource|awswaf(?:integration|-captcha)|aws-waf-token|geetest|friendlycaptcha|frc-captcha|sucuri_cloudproxy|arkoselabs|within\.website\/x\/cmd\/anubis/i,
    words: FEW,
  },
  {
    outcome: 'empty',
    in: 'text',
    pattern:
      /scheduled maintenance|under maintenance|(?:be|are) (?:right )?back soon|we(?:'|’)ll be back|temporarily (?:unavailable|offline|down)|error establishing a database connection|critical error on this website|service (?:is )?(?:temporarily )?unavailable|internal server error|bad gateway|gateway time-?out|site is offline|wartungs(?:arbeiten|modus)|gleich wieder (?:da|für)|datenbankverbindung|en maintenance|de retour bientôt|connexion à la base de données|en mantenimiento|volvemos pronto|base de datos|in manutenzione|torniamo presto|em manutenção|voltamos (?:já|em breve)|in onderhoud|onderhoudsmodus|zijn zo terug|przerwa techniczna|prace (?:techniczne|konserwacyjne)|bakımda|bakım çalışması|техническ(?:ие|их) работ|сайт (?:временно )?недоступен|メンテナンス中|维护中|維護中/,
    words: FEW,
  },
];
