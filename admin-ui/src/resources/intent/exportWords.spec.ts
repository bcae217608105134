import type { IntentWordView } from '@contracts/intent/intent';
import type { IntentLanguage } from '@contracts/intent/intent-languages';
import * as downloads from '../../shared/saveBlob';
import { exportWords } from './exportWords';

const saved = vi.spyOn(downloads, 'saveBlob').mockReturnValue();

it('writes the columns that the import reads, and no live formula', async () => {
  const word = { type: 'Transactional', important: false, createdAt: '' } as const;
  const languages: IntentLanguage[][] = [['de', 'en'], [], []];
  const words: IntentWordView[] = ['buy now', '=cheap', 'a "quoted", word'].map((label, index) => ({
    ...word,
    _id: String(index),
    id: String(index),
    label,
    languages: languages[index]!,
  }));
  await exportWords(words);
  const [file, name] = saved.mock.lastCall ?? [];
  expect(name).toBe('intent-words.csv');
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file as Blob);
  });
  expect(text).toBe(
    [
      'type,label,important,languages',
      'Transactional,buy now,false,de en',
      `Transactional,'=cheap,false,`,
      'Transactional,"a ""quoted"", word",false,',
      '',
    ].join('\r\n'),
  );
});
