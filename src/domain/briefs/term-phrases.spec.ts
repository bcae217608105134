import { WordKeys } from '../keyphrases/keyphrases';
import { competitorOfText } from './competitor';
import { pageWordsOf } from './page-words';
import { CandidateFinder } from './term-candidates';
import { phrasesAmong } from './term-phrases';

/** The phrases that two pages have. */
function phrasesOf(language: string, texts: readonly string[]): string[] {
  const keys = new WordKeys({ language, wordForms: true });
  const pages = texts.map((text, at) =>
    pageWordsOf({ position: at + 1, text: competitorOfText(text, { language }) }, keys, {
      language,
      isSaid: () => true,
    }),
  );
  return phrasesAmong(new CandidateFinder(pages).find(2, language), pages, language).map(({ text }) => text);
}

const PAGES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'The burr grinder makes less noise. You grind the beans before each cup. Add lots of ice. It takes beans, filter, jar. Stir it well, then stir the milk. You need a coffee filter for it. Run `docker compose` in the shell. The best grinder costs more. It is 20 cm high, the 20 cm of it.',
    'A burr grinder lasts for years. They grind the beans by hand. With lots of ice it is better. Get beans, filter, jar. Stir the jar, and you stir it again. It runs through a coffee filter. Then run `docker compose` once more. The best grinder is yours. With 20 cm it fits.',
  ],
  de: [
    'Der Wechselrichter speist Strom ein. Viele Mieter nutzen Module am Balkon. Mit einem schwarzen Rahmen und einer Schiene hält es. Wir montieren Module an der Brüstung. Die Einspeisesteckdose prüft der Elektriker. Mit dem Befehl docker run geht es los. Das klärt Eignungs- und Planungsfragen.',
    'Ein Wechselrichter kostet wenig. Heute nutzen Module das Licht besser. Zu jedem schwarzen Rahmen, sagt man, passt alles. Sie montieren Module selbst. Eine Einspeisesteckdose ist Pflicht. Dann folgt docker run im Terminal. Es gibt Eignungs- oder Kostenfragen.',
  ],
  es: [
    'Un contenedor usa la imagen base. Docker permite ejecutar un contenedor en segundos. Más memoria necesita la máquina virtual. El ciclo de vida de un contenedor es corto. Con el comando docker run arranca. Usando la imagen base se ahorra espacio. El comando crea el volumen. Se ejecuta rápidamente el comando. Sin embargo, pesa. No es, sin embargo, un disco.',
    'El contenedor usa la red del equipo. Docker permite ejecutar una imagen base sin esfuerzo. Cada máquina virtual lleva un sistema. Así termina el ciclo de vida del contenedor. Luego docker run la inicia. Usando la imagen base todo va mejor. Escribe el comando y el volumen queda montado. Se ejecuta rápidamente el volumen. Sin embargo, falla. Y sin embargo funciona.',
  ],
  fr: [
    'Le conteneur lance une image. Docker permet de lancer un conteneur. Il faut une machine virtuelle pour cela. Nous aimons le déploiement continu. On utilise le volume partagé. La mise en production est simple. Alors le conteneur s’arrête. Tapez docker run pour voir.',
    'Un conteneur lance les services. Docker permet de lancer une image. Chaque machine virtuelle a son noyau. Un déploiement continu demande du soin. On utilise le réseau partagé. Une mise en production prend du temps. Puis un conteneur s’arrête. Avec docker run on voit tout.',
  ],
  ru: [
    'И это цепочка промисов. Метод возвращает значение. Есть и обработчик ошибок. Он возвращает новый результат. Это асинхронный код. Запустите docker run сейчас.',
    'Длинная цепочка промисов не страшна. Функция возвращает значение. Нужен обработчик ошибок. Она возвращает новый результат. Асинхронный код выполняется позже. Снова docker run, и готово.',
  ],
  pl: [
    'Montaż paneli fotowoltaicznych trwa dzień. Panele fotowoltaiczne są lekkie. Falownik zmienia prąd stały. To oznacza niskie koszty. Licznik liczy energię elektryczną. Oprocentowanie rośnie. Umowa jest ważna.',
    'Panele fotowoltaiczne działają zimą. Koszt paneli fotowoltaicznych spada. Prąd stały płynie do domu. Falownik to oznacza. Dom zużywa energię elektryczną. Stałe oprocentowanie cieszy. Umowa obowiązuje rok.',
  ],
  tr: [
    'İşlem ücreti düşüktür. Merkez bankası bunu izler. Bu kural değiştirilemez. Özel anahtar cihazda durur. Piyasa fiyatındaki artış sürer.',
    'Her işlem ücreti ödenir. Ülkenin merkez bankası karar verir. Kayıt değiştirilemez. Bir özel anahtar yeter. Onun fiyatındaki düşüş hızlıdır.',
  ],
  it: [
    "Si versa alla gestione separata dell'ente. Conta l'aliquota ordinaria. Poi il contributo INPS versato.",
    "La gestione separata dell'ente costa poco. Sale l'aliquota ridotta. Resta fuori INPS, per ora.",
  ],
  pt: [
    'O gerenciador de senhas guarda tudo. Um gerenciador de senhas é seguro. Com o gerenciador de senhas fica fácil. No entanto, custa caro.',
    'Use o gerenciador de senhas. Cada gerenciador de senhas tem uma chave mestra. No entanto, há planos grátis. O aplicativo pode ajudar.',
  ],
};

it.each([
  ['pl', 'panele fotowoltaiczne', true],
  ['pl', 'prąd stały', true],
  ['pl', 'falownik', true],
  ['pl', 'paneli fotowoltaicznych', false],
  ['pl', 'oznacza', false],
  ['pl', 'energię elektryczną', false],
  ['pl', 'oprocentowanie', true],
  ['pl', 'umowa', true],
  ['tr', 'işlem ücreti', true],
  ['tr', 'merkez bankası', true],
  ['tr', 'özel anahtar', true],
  ['tr', 'değiştirilemez', false],
  ['tr', 'fiyatındaki', false],
  ['it', 'gestione separata', true],
  ['it', 'aliquota', true],
  ['de', 'eignungs', false],
  ['pt', 'gerenciador de senhas', true],
  ['pt', 'gerenciador', false],
  ['pt', 'senhas', false],
  ['es', 'embargo', false],
  ['en', 'burr grinder', true],
  ['en', 'coffee filter', true],
  ['en', 'grind', false],
  ['en', 'stir', false],
  ['en', 'lots of ice', false],
  ['en', 'beans filter jar', false],
  ['en', 'docker compose', false],
  ['en', 'best grinder', false],
  ['en', 'cm', false],
  ['de', 'wechselrichter', true],
  ['de', 'schwarzen rahmen', true],
  ['de', 'einspeisesteckdose', true],
  ['de', 'nutzen module', false],
  ['de', 'montieren module', false],
  ['de', 'montieren', false],
  ['de', 'run', false],
  ['es', 'contenedor', true],
  ['es', 'imagen base', true],
  ['es', 'máquina virtual', true],
  ['es', 'ciclo de vida', true],
  ['es', 'comando', true],
  ['es', 'permite', false],
  ['es', 'docker permite', false],
  ['es', 'permite ejecutar', false],
  ['es', 'usando', false],
  ['es', 'usando la imagen', false],
  ['es', 'ejecuta rápidamente', false],
  ['es', 'run', false],
  ['fr', 'conteneur', true],
  ['fr', 'machine virtuelle', true],
  ['fr', 'déploiement continu', true],
  ['fr', 'mise en production', true],
  ['fr', 'conteneur lance', false],
  ['fr', 'docker permet', false],
  ['fr', 'lancer', false],
  ['fr', "conteneur s'arrête", false],
  ['fr', 'utilise', false],
  ['fr', 'run', false],
  ['ru', 'цепочка промисов', true],
  ['ru', 'обработчик ошибок', true],
  ['ru', 'асинхронный код', true],
  ['ru', 'возвращает', false],
  ['ru', 'возвращает значение', false],
  ['ru', 'новый', false],
  ['ru', 'run', false],
])('in %s "%s" is a phrase: %s', (language, phrase, is) => {
  expect(phrasesOf(language, PAGES[language] ?? []).includes(phrase)).toBe(is);
});
