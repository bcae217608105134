import { IMPORT_FIELDS, IMPORT_LABELS } from '../../contracts/users/user-import';
import { matchColumns } from './import-columns';

it('matches every column of the template', () => {
  const fields = IMPORT_FIELDS.filter((field) => field !== 'firstName' && field !== 'lastName');
  const header = fields.map((field) => IMPORT_LABELS[field]);
  expect(matchColumns(header)).toEqual(Object.fromEntries(fields.map((field, index) => [field, index])));
});

it('matches the columns of the export of users', () => {
  const header = [
    ...['Name', 'Email', 'Role', 'Account', 'Batch', 'Active', 'Subscription ends', 'Added', 'Last login'],
    ...['Plan', 'Extra tools'],
  ];
  expect(matchColumns(header)).toEqual({
    name: 0,
    email: 1,
    role: 2,
    userType: 3,
    batch: 4,
    isActive: 5,
    subscriptionEndDate: 6,
    userPlan: 9,
    extendedPermissions: 10,
  });
});

it.each<[string, string[], object]>([
  ['case and punctuation', ['E-MAIL', 'Full_Name', 'user.role'], { email: 0, name: 1, role: 2 }],
  ['full width', ['Ｅｍａｉｌ'], { email: 0 }],
  [
    'another language',
    ['Vollständiger Name', 'E-Mail-Adresse', 'Passwort'],
    { name: 0, email: 1, password: 2 },
  ],
  ['the first of two', ['Phone', 'Mail', 'Email address'], { email: 1 }],
  ['nothing it knows', ['Phone', ''], {}],
])('matches by %s', (_, header, expected) => {
  expect(matchColumns(header)).toEqual(expected);
});

const FIELDS = [
  ...(['firstName', 'lastName', 'email', 'password', 'role', 'isActive', 'batch'] as const),
  ...(['userType', 'userPlan', 'subscriptionEndDate', 'extendedPermissions'] as const),
];

it.each([
  [
    'English',
    'First name,Surname,E-mail,Password,Role,Active,Group,Account type,Plan,Valid until,Extra tools',
  ],
  [
    'German',
    'Vorname,Nachname,E-Mail-Adresse,Passwort,Rolle,Aktiv,Gruppe,Kontotyp,Tarif,Gültig bis,Werkzeuge',
  ],
  [
    'French',
    "Prénom,Nom,Adresse e-mail,Mot de passe,Rôle,Actif,Groupe,Type de compte,Abonnement,Valable jusqu'au,Outils",
  ],
  [
    'Spanish',
    'Nombre,Apellidos,Correo electrónico,Contraseña,Rol,Activo,Grupo,Tipo de cuenta,Suscripción,Válido hasta,Herramientas',
  ],
  [
    'Italian',
    'Nome,Cognome,Indirizzo e-mail,Password,Ruolo,Attivo,Gruppo,Tipo di account,Abbonamento,Scadenza,Strumenti',
  ],
  [
    'Portuguese',
    'Nome,Sobrenome,Endereço de e-mail,Senha,Função,Ativo,Turma,Tipo de conta,Plano,Válido até,Ferramentas',
  ],
  [
    'Dutch',
    'Voornaam,Achternaam,E-mailadres,Wachtwoord,Rol,Actief,Groep,Soort account,Abonnement,Geldig tot,Hulpmiddelen',
  ],
  ['Polish', 'Imię,Nazwisko,Adres e-mail,Hasło,Rola,Aktywny,Grupa,Typ konta,Abonament,Ważne do,Narzędzia'],
  ['Turkish', 'Adı,Soyadı,E-posta,Şifre,Rol,Etkin,Sınıf,Hesap türü,Abonelik,Bitiş tarihi,Araçlar'],
  [
    'Turkish in capitals',
    'AD,SOYAD,E-POSTA ADRESİ,PAROLA,ROL,DURUM,GRUP,HESAP TİPİ,PAKET,GEÇERLİLİK TARİHİ,EK ARAÇLAR',
  ],
  [
    'Arabic',
    'الاسم الأول,اسم العائلة,البريد الإلكتروني,كلمة المرور,الدور,نشط,المجموعة,نوع الحساب,الخطة,تاريخ الانتهاء,الأدوات',
  ],
])('matches a header in %s', (_, header) => {
  expect(matchColumns(header.split(','))).toEqual(
    Object.fromEntries(FIELDS.map((field, index) => [field, index])),
  );
});

it.each<[string, object]>([
  ['Vorname,Name,E-Mail', { firstName: 0, lastName: 1, email: 2 }],
  ['Name,Surname,Email', { firstName: 0, lastName: 1, email: 2 }],
  ['Nom,Courriel', { name: 0, email: 1 }],
  ['Nome,Email', { name: 0, email: 1 }],
  ['First name,Email', { name: 0, email: 1 }],
  ['Name,First name,Last name,Email', { name: 0, firstName: 1, lastName: 2, email: 3 }],
])('takes halves of a name for what they are: %s', (header, expected) => {
  expect(matchColumns(header.split(','))).toEqual(expected);
});
