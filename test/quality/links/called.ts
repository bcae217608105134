/** Sites of which sentences call pages by their names, and others that only use their words. */
export interface CallingSite {
  language: string;
  /** Main headings. */
  names: string[];
  /** The name that is called, and the sentence: as writers refer to what they wrote. */
  calls: [name: string, sentence: string][];
  /** Words of names that mean nothing but themselves. */
  uses: [name: string, sentence: string][];
}

export const CALLING_SITES: Record<string, CallingSite> = {
  'wood, in English': {
    language: 'en',
    names: [
      'Dovetails',
      'Dovetails vs Box Joints vs Finger Joints',
      'Why I Stopped Sanding',
      'Should I Oil or Wax a Table?',
      'Measure once. Cut twice. Cry.',
      'How to Sharpen a Chisel without a Jig',
      'The Bench',
      'Restoring a Hand Plane: rust, flatness and patience',
      'SketchUp',
      'A Year of Spoons in Review',
    ],
    calls: [
      ['Dovetails', 'If joints are new to you, begin with my post "Dovetails" and come back.'],
      [
        'Dovetails vs Box Joints vs Finger Joints',
        'The figures come from Dovetails vs Box Joints vs Finger Joints, which took a month.',
      ],
      ['Why I Stopped Sanding', 'All there is to say about dust is in Why I Stopped Sanding.'],
      ['Should I Oil or Wax a Table?', 'Kitchens came up in my post “Should I Oil or Wax a Table?” as well.'],
      ['Measure once. Cut twice. Cry.', 'It goes with Measure once. Cut twice. Cry. as a warning to us all.'],
      ['How to Sharpen a Chisel without a Jig', 'You might also enjoy How to Sharpen a Chisel without a Jig'],
      ['The Bench', 'What it stands on was told in the chapter The Bench last spring.'],
      [
        'Restoring a Hand Plane: rust, flatness and patience',
        'My Restoring a Hand Plane article shows it before and after.',
      ],
      ['SketchUp', 'The drawings were made in SketchUp on a rainy evening.'],
      ['A Year of Spoons in Review', 'I counted them all in my a year of spoons in review post.'],
    ],
    uses: [
      ['Dovetails', 'Bring some dovetails, glue and a patient friend.'],
      ['The Bench', 'Somebody had left an umbrella on the bench in the park.'],
      ['Should I Oil or Wax a Table?', 'Should I oil the hinge first, or rather wax my skis?'],
      ['A Year of Spoons in Review', 'A year later the spoons were in the kitchen again.'],
      ['Why I Stopped Sanding', 'At noon we stopped, and sanding went on after lunch.'],
      ['SketchUp', 'Each plan is a SketchUp Layout document of four sheets.'],
    ],
  },
  'the garden, in German': {
    language: 'de',
    names: [
      'Beete',
      'Beete im Winter',
      'Warum ich nie umgrabe',
      'Rosen schneiden oder Rosen lassen?',
      'Der Kompost: fünf Fehler, die stinken',
      'Vom Gießen und vom Vergessen',
    ],
    calls: [
      ['Beete', 'Wie breit sie sein dürfen, steht im Artikel Beete ganz am Anfang.'],
      ['Warum ich nie umgrabe', 'Die Gründe stehen in »Warum ich nie umgrabe« ausführlich.'],
      [
        'Rosen schneiden oder Rosen lassen?',
        'Im Beitrag „Rosen schneiden oder Rosen lassen?“ steht auch die Uhrzeit.',
      ],
      [
        'Der Kompost: fünf Fehler, die stinken',
        'Mein Beitrag „Der Kompost“ hat mir viele Briefe eingebracht.',
      ],
      ['Vom Gießen und vom Vergessen', 'Das habe ich in Vom Gießen und vom Vergessen schon einmal erzählt.'],
    ],
    uses: [
      ['Beete', 'Die Beete sind im März meistens noch nass.'],
      ['Der Kompost: fünf Fehler, die stinken', 'Wir haben dem Nachbarn einen Sack Erde geschenkt.'],
    ],
  },
  'bread, in Russian': {
    language: 'ru',
    names: [
      'Замес',
      'Замес в комбайне',
      'Опара и закваска: в чём разница',
      'Почему я не просеиваю муку',
      'Когда хлеб готов?',
      'Формовка батона',
    ],
    calls: [
      ['Замес', 'Сколько это длится, сказано в главе Замес ещё в самом начале.'],
      [
        'Опара и закваска: в чём разница',
        'Сроки взяты из статьи «Опара и закваска: в чём разница», там есть таблица.',
      ],
      ['Почему я не просеиваю муку', 'Об этом была целая статья Почему я не просеиваю муку прошлой зимой.'],
      ['Когда хлеб готов?', 'Мы вернёмся к этому в главе «Когда хлеб готов?» чуть позже.'],
      ['Формовка батона', 'Как сложить края, показано в разделе Формовка батона на снимках.'],
    ],
    uses: [
      ['Замес', 'После обеда замес отложили до вечера.'],
      ['Когда хлеб готов?', 'Никто не знает, когда хлеб привезут.'],
    ],
  },
  'tools, in French': {
    language: 'fr',
    names: [
      'Le tour à bois',
      'Pourquoi je ne rabote plus',
      'Colle ou vis ?',
      'Un établi pliant : trois essais',
      'Les gouges',
      'Les gouges à bras',
    ],
    calls: [
      ['Le tour à bois', "J'en ai parlé dans l'article Le tour à bois avant les vacances."],
      ['Pourquoi je ne rabote plus', 'Lisez donc Pourquoi je ne rabote plus avant de protester.'],
      ['Colle ou vis ?', 'La question se pose dans « Colle ou vis ? » de la même façon.'],
      [
        'Un établi pliant : trois essais',
        'Le plan se trouve dans Un établi pliant : trois essais, tout en bas.',
      ],
      ['Les gouges', 'Les angles sont donnés dans le chapitre Les gouges et pas ici.'],
    ],
    uses: [
      ['Le tour à bois', 'Il a fait le tour du village avec du bois sec.'],
      ['Les gouges', 'Rangez les gouges après chaque séance.'],
    ],
  },
  'carving, in Spanish': {
    language: 'es',
    names: [
      'Cómo afilo mis gubias',
      'Barniz, aceite y cera: qué uso y dónde',
      '¿Nogal o cerezo?',
      'El torno',
      'El torno de pedal',
      'Cucharas sin prisa',
    ],
    calls: [
      ['Cómo afilo mis gubias', 'Los ángulos están en Cómo afilo mis gubias con todas las fotos.'],
      [
        'Barniz, aceite y cera: qué uso y dónde',
        'Para el acabado sigo Barniz, aceite y cera: qué uso y dónde al pie de la letra.',
      ],
      ['¿Nogal o cerezo?', 'Lo conté en el artículo «¿Nogal o cerezo?» hace dos inviernos.'],
      ['El torno', 'La historia completa viene en el capítulo El torno con sus planos.'],
      ['Cucharas sin prisa', 'Quien quiera empezar puede leer Cucharas sin prisa una tarde de lluvia.'],
    ],
    uses: [
      ['El torno', 'Dejamos el torno tapado hasta el lunes.'],
      ['Cucharas sin prisa', 'Lavamos las cucharas y comimos sin ninguna prisa.'],
    ],
  },
};
