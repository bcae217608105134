import { isVagueAnchor } from './vague-anchor';

it.each([
  ...[
    'Click here',
    'click here!',
    'Read more…',
    '» Read more »',
    'HERE',
    '[…] Continue reading →',
    'Mehr erfahren',
  ],
  ...[
    'hier',
    'Lire la suite',
    'Plus d’infos',
    'Leer más',
    'Clicca qui',
    'Saiba mais',
    'Lees meer',
    'Czytaj dalej',
  ],
  'Devamını oku',
])('says nothing: %s', (anchor) => expect(isVagueAnchor(anchor)).toBe(true));

it.each([
  ...[
    '',
    '→',
    '2',
    'Running shoes',
    'Read more about running shoes',
    'Hier finden Sie uns',
    'Weiter',
    'Next',
    'Home',
  ],
  ...['Thomas More', 'Click & collect', 'Link building', 'Plus size', 'Qui sommes-nous', 'Start', 'Details'],
])('says something, or is no text: %s', (anchor) => expect(isVagueAnchor(anchor)).toBe(false));
