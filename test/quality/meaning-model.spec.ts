import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SentenceModel } from '../../src/core/meaning/sentence-model';
import { similarityOf } from '../../src/domain/meaning/text-vectors';

const reference = JSON.parse(readFileSync(join(__dirname, '../../models/reference.json'), 'utf8')) as {
  texts: { text: string; ids: number[]; first16: number[] }[];
  cosines: number[][];
};
const TEXTS = reference.texts.map(({ text }) => text);

it('gives the vectors of the reference', async () => {
  const model = await SentenceModel.load();
  const vectors = await model.vectorsOf(TEXTS, 512);
  console.log(Object.keys(reference), vectors.width, similarityOf(vectors,0,1));
});
