import type { Role, UserType } from '../../contracts/access/roles';
import type { ImportField } from '../../contracts/users/user-import';

/** Languages in which lists of users are read. */
export const IMPORT_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;
export type ImportLanguage = (typeof IMPORT_LANGUAGES)[number];

type Words = readonly string[];
type ByLanguage<Key extends string> = Record<ImportLanguage, Record<Key, Words>>;

/** How lists name their columns, without accents: those of a file are compared without theirs. */
export const HEADERS: Record<ImportLanguage, Partial<Record<ImportField, Words>>> = {
  en: {
    name: ['name', 'full name', 'display name', 'user name', 'student', 'student name'],
    firstName: ['first name', 'firstname', 'given name', 'forename'],
    lastName: ['last name', 'lastname', 'surname', 'family name'],
    email: [
      ...[
        'email',
        'e mail',
        'mail',
        'email address',
        'e mail address',
        'mail address',
        'user email',
        'login',
      ],
    ],
    password: ['password', 'initial password', 'new password', 'pass', 'pwd'],
    role: ['role', 'user role'],
    isActive: ['active', 'is active', 'isactive', 'enabled', 'status'],
    batch: ['batch', 'batch name', 'batch number', 'group', 'class', 'cohort'],
    userType: ['user type', 'usertype', 'type', 'account', 'account type', 'tier'],
    userPlan: ['plan', 'user plan', 'userplan', 'plan name', 'pro plan', 'subscription'],
    subscriptionEndDate: [
      ...['subscription end', 'subscription ends', 'subscription end date', 'subscriptionenddate'],
      ...[
        'plan ends',
        'plan end',
        'end date',
        'expires',
        'expires at',
        'expires on',
        'expiry',
        'expiry date',
      ],
      'valid until',
    ],
    extendedPermissions: [
      ...['extra tools', 'tools', 'additional tools', 'extended permissions', 'extendedpermissions'],
    ],
  },
  de: {
    name: ['vollstandiger name', 'vor und nachname', 'teilnehmer', 'benutzername'],
    firstName: ['vorname', 'rufname'],
    lastName: ['nachname', 'familienname', 'zuname'],
    email: ['e mail adresse', 'emailadresse', 'mailadresse', 'mail adresse'],
    password: ['passwort', 'kennwort'],
    role: ['rolle'],
    isActive: ['aktiv', 'freigeschaltet'],
    batch: ['gruppe', 'klasse', 'kurs', 'jahrgang'],
    userType: ['kontotyp', 'kontoart', 'typ', 'konto'],
    userPlan: ['tarif', 'abo', 'abonnement'],
    subscriptionEndDate: ['gultig bis', 'enddatum', 'ablaufdatum', 'abo ende', 'ende', 'lauft ab am'],
    extendedPermissions: ['werkzeuge', 'zusatzliche werkzeuge', 'weitere tools'],
  },
  fr: {
    name: ['nom complet', 'nom et prenom', 'prenom et nom', 'etudiant'],
    firstName: ['prenom'],
    lastName: ['nom', 'nom de famille'],
    email: ['adresse e mail', 'adresse mail', 'adresse email', 'courriel'],
    password: ['mot de passe'],
    role: ['role'],
    isActive: ['actif', 'statut'],
    batch: ['groupe', 'classe', 'promotion'],
    userType: ['type de compte', 'compte'],
    userPlan: ['formule', 'abonnement', 'forfait'],
    subscriptionEndDate: [
      'valable jusqu au',
      'date de fin',
      'expire le',
      'fin d abonnement',
      'date d expiration',
    ],
    extendedPermissions: ['outils', 'outils supplementaires'],
  },
  es: {
    name: ['nombre completo', 'nombre y apellidos', 'alumno'],
    firstName: ['nombre', 'nombres'],
    lastName: ['apellido', 'apellidos'],
    email: ['correo', 'correo electronico', 'direccion de correo'],
    password: ['contrasena', 'clave'],
    role: ['rol'],
    isActive: ['activo', 'estado'],
    batch: ['grupo', 'clase', 'promocion'],
    userType: ['tipo de cuenta', 'tipo', 'cuenta'],
    userPlan: ['suscripcion'],
    subscriptionEndDate: [
      'valido hasta',
      'fecha de fin',
      'fecha final',
      'vence',
      'caduca',
      'fin de suscripcion',
    ],
    extendedPermissions: ['herramientas', 'herramientas adicionales'],
  },
  it: {
    name: ['nome completo', 'nome e cognome', 'studente'],
    firstName: ['nome'],
    lastName: ['cognome'],
    email: ['indirizzo email', 'indirizzo e mail', 'posta elettronica'],
    password: ['parola d ordine'],
    role: ['ruolo'],
    isActive: ['attivo', 'stato'],
    batch: ['gruppo', 'classe'],
    userType: ['tipo di account', 'tipo account'],
    userPlan: ['piano', 'abbonamento'],
    subscriptionEndDate: ['valido fino al', 'data di fine', 'scadenza', 'data di scadenza', 'scade il'],
    extendedPermissions: ['strumenti', 'strumenti aggiuntivi'],
  },
  pt: {
    name: ['nome completo', 'nome e sobrenome', 'aluno'],
    firstName: ['nome', 'primeiro nome', 'nome proprio'],
    lastName: ['sobrenome', 'apelido', 'ultimo nome'],
    email: ['endereco de email', 'endereco de e mail', 'correio eletronico'],
    password: ['senha', 'palavra passe'],
    role: ['funcao', 'papel', 'perfil'],
    isActive: ['ativo'],
    batch: ['grupo', 'turma'],
    userType: ['tipo de conta', 'conta'],
    userPlan: ['plano', 'assinatura'],
    subscriptionEndDate: [
      'valido ate',
      'data de termino',
      'data final',
      'vencimento',
      'expira em',
      'fim da assinatura',
    ],
    extendedPermissions: ['ferramentas', 'ferramentas adicionais'],
  },
  nl: {
    name: ['naam', 'volledige naam', 'cursist'],
    firstName: ['voornaam', 'roepnaam'],
    lastName: ['achternaam', 'familienaam'],
    email: ['e mailadres', 'emailadres', 'mailadres'],
    password: ['wachtwoord'],
    role: ['rol'],
    isActive: ['actief'],
    batch: ['groep', 'klas'],
    userType: ['soort account', 'accounttype', 'type account'],
    userPlan: ['abonnement'],
    subscriptionEndDate: ['geldig tot', 'einddatum', 'vervaldatum', 'verloopt op', 'einde abonnement'],
    extendedPermissions: ['hulpmiddelen', 'extra hulpmiddelen'],
  },
  pl: {
    name: ['imie i nazwisko', 'pelna nazwa', 'uczen', 'kursant'],
    firstName: ['imie'],
    lastName: ['nazwisko'],
    email: ['adres e mail', 'adres email', 'poczta'],
    password: ['haslo'],
    role: ['rola'],
    isActive: ['aktywny', 'aktywne', 'aktywna'],
    batch: ['grupa', 'klasa'],
    userType: ['typ konta', 'rodzaj konta', 'konto'],
    userPlan: ['abonament', 'taryfa'],
    subscriptionEndDate: [
      'wazne do',
      'wazny do',
      'data zakonczenia',
      'data waznosci',
      'wygasa',
      'koniec abonamentu',
    ],
    extendedPermissions: ['narzedzia', 'dodatkowe narzedzia'],
  },
};

/** What cells say of whether an account is active. What spreadsheets make of a truth value is in capitals there. */
export const ANSWERS: ByLanguage<'yes' | 'no'> = {
  en: {
    yes: ['yes', 'y', 'true', 't', '1', 'x', 'on', 'active', 'enabled'],
    no: ['no', 'n', 'false', 'f', '0', 'off', 'inactive', 'disabled'],
  },
  de: {
    yes: ['ja', 'j', 'wahr', 'aktiv', 'an'],
    no: ['nein', 'falsch', 'inaktiv', 'nicht aktiv', 'aus', 'gesperrt'],
  },
  fr: { yes: ['oui', 'o', 'vrai', 'actif', 'active'], no: ['non', 'faux', 'inactif', 'inactive'] },
  es: { yes: ['si', 's', 'verdadero', 'activo', 'activa'], no: ['no', 'falso', 'inactivo', 'inactiva'] },
  it: { yes: ['si', 'vero', 'attivo', 'attiva'], no: ['no', 'falso', 'inattivo', 'inattiva', 'non attivo'] },
  pt: { yes: ['sim', 'verdadeiro', 'ativo', 'ativa'], no: ['nao', 'falso', 'inativo', 'inativa'] },
  nl: { yes: ['ja', 'waar', 'actief', 'aan'], no: ['nee', 'onwaar', 'inactief', 'niet actief', 'uit'] },
  pl: { yes: ['tak', 'prawda', 'aktywny', 'aktywna'], no: ['nie', 'falsz', 'nieaktywny', 'nieaktywna'] },
};

export const ROLE_NAMES: ByLanguage<Role> = {
  en: { admin: ['admin', 'administrator'], student: ['student', 'learner', 'member'] },
  de: {
    admin: ['administratorin'],
    student: ['studentin', 'schuler', 'schulerin', 'teilnehmer', 'teilnehmerin'],
  },
  fr: { admin: ['administrateur', 'administratrice'], student: ['etudiant', 'etudiante', 'eleve'] },
  es: { admin: ['administrador', 'administradora'], student: ['estudiante', 'alumno', 'alumna'] },
  it: {
    admin: ['amministratore', 'amministratrice'],
    student: ['studente', 'studentessa', 'allievo', 'allieva'],
  },
  pt: { admin: ['administrador', 'administradora'], student: ['estudante', 'aluno', 'aluna'] },
  nl: { admin: ['beheerder'], student: ['leerling', 'cursist', 'deelnemer'] },
  pl: { admin: ['administratorka'], student: ['studentka', 'uczen', 'uczennica', 'kursant', 'kursantka'] },
};

export const USER_TYPE_NAMES: ByLanguage<UserType> = {
  en: { free: ['free'], pro: ['pro', 'premium', 'paid'] },
  de: { free: ['kostenlos', 'gratis', 'kostenfrei'], pro: ['bezahlt', 'kostenpflichtig'] },
  fr: { free: ['gratuit', 'gratuite'], pro: ['payant', 'payante'] },
  es: { free: ['gratis', 'gratuito', 'gratuita'], pro: ['de pago', 'pagado'] },
  it: { free: ['gratuito', 'gratuita', 'gratis'], pro: ['a pagamento', 'pagato'] },
  pt: { free: ['gratis', 'gratuito', 'gratuita'], pro: ['pago', 'paga'] },
  nl: { free: ['gratis'], pro: ['betaald'] },
  pl: { free: ['darmowy', 'darmowe', 'bezplatny', 'bezplatne'], pro: ['platny', 'platne'] },
};
