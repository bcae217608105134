import { codeIn, isCode } from './code-in-text';

it.each([
  // Commands, whatever the language around them.
  ['docker run -d -p 80:80 nginx', true],
  ['$ docker build -t mi-aplicacion .', true],
  ['git rebase -i HEAD~3', true],
  ['sudo apt-get install -y docker.io', true],
  ['npm install', true],
  ['cd /var/www', true],
  ['docker es una plataforma que permite crear contenedores', false],
  ['git is a system that keeps versions', false],
  ['git est un système de gestion de versions', false],
  ['git ist ein System für Versionen', false],
  ['docker — это платформа для контейнеров', false],
  // Programs.
  ['const kettle = boil();', true],
  ['import { boil } from "kettle";', true],
  ['from kettle import boil', true],
  ['def boil(water):', true],
  ['class Kettle {', true],
  ['public static void main', true],
  ['return water;', true],
  ['if (isHot && isFull)', true],
  ['FROM ubuntu:20.04', true],
  ['RUN apt-get update', true],
  ['{ "name": "kettle" }', true],
  ['restart: "always"', true],
  ['│   Docker Client   │', true],
  // Prose that begins as programs do.
  ['let the dough rest overnight', false],
  ['class size matters', false],
  ['public transport in the city', false],
  ['return the jar to the fridge', false],
  ['import taxes are paid by the buyer', false],
  ['function follows form', false],
  // Prose with signs that programs have.
  ['le marc de café ;', false],
  ['die Anmeldung im Register;', false],
  ['Add your topping(s).', false],
  ['Die Nutzer(innen); alle anderen', false],
  ['Question: "How long does it last?"', false],
  ['ADD YOUR OWN SPICES', false],
  ['Cuece a 180 °C durante 20 minutos.', false],
])('"%s" is code: %s', (text, is) => {
  expect(isCode(text)).toBe(is);
});

it.each<[language: string, text: string, code: string[]]>([
  ['en', 'Add --no-cache or -d to it.', ['--no-cache', '-d']],
  ['en', 'Open /etc/hosts and ~/.ssh/config first.', ['/etc/hosts', '~/.ssh/config']],
  ['en', 'Edit docker-compose.yml, app.py and .env by hand.', ['docker-compose.yml', 'app.py', '.env']],
  ['en', 'Call useState() with MAX_SIZE or myValue.', ['useState()', 'MAX_SIZE', 'myValue']],
  ['en', 'Reset to HEAD~1 and fetch origin/main.', ['HEAD~1', 'origin/main']],
  ['en', 'Put <strong> around it.', ['<strong>']],
  ['es', 'Luego usa docker run para crear un contenedor.', ['docker run']],
  ['es', 'Descarga ubuntu:20.04 y define NODE_ENV=production.', ['ubuntu:20.04', 'NODE_ENV=production']],
  ['es', 'Instala con npm install express, sin más.', ['npm install express']],
  [
    'fr',
    'Lancez docker-compose up puis sudo systemctl restart.',
    ['docker-compose up', 'sudo systemctl restart'],
  ],
  ['fr', 'Le fichier « package.json » suffit.', ['package.json']],
  ['de', 'Mit „--rm“ räumt docker compose up auf.', ['--rm', 'docker compose up']],
  ['ru', 'Запустите docker exec с флагом -it сейчас.', ['docker exec', '-it']],
  // Names, numbers and dashes of prose.
  ['en', 'Node.js, Next.js, .NET and GitHub run on macOS and iPhone.', []],
  ['en', 'Docker images and docker containers are and/or were cheap - or not.', []],
  ['en', 'A ratio of 1:8 at 10:30, 50/50, for $5 per month(s).', []],
  ['de', 'Ein- und Ausgang – z.B. am Balkon/an der Wand.', []],
  ['fr', "L'eau (froide) : 1/2 litre, c'est-à-dire 50 cl.", []],
  ['es', 'El precio/hora es de 5€ (IVA incluido).', []],
  ['ru', 'Вода 50/50: горячая и/или холодная.', []],
])('in %s "%s" holds %j', (_, text, code) => {
  expect(codeIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(code);
});

it.each([
  ['flags', '--a'.repeat(50_000)],
  ['paths', '/a'.repeat(50_000)],
  ['ticks', '`'.repeat(100_000)],
  ['names', 'a_'.repeat(50_000)],
  ['files', 'a.'.repeat(50_000)],
  ['tags', '<a '.repeat(50_000)],
  ['words', 'a'.repeat(100_000)],
])('is not held up by %s', (_, text) => {
  const before = performance.now();
  codeIn(text);
  isCode(text);
  expect(performance.now() - before).toBeLessThan(2_000);
});
