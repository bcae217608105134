import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Threads run what was built; the detector's package refuses `require`. */
const BUILT = JSON.stringify(join(__dirname, '../../dist/src/domain/text/language'));
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { loadServerDetector } = require(${BUILT} + '/server-detector.js');
  const { languagesOf } = require(${BUILT} + '/languages.js');
  void loadServerDetector().then((detector) =>
    parentPort.postMessage(workerData.map((text) => languagesOf(text, detector).language)),
  );`;

it('tells languages in a thread of the server', async () => {
  const texts = {
    en: 'The main tool takes a keyword export as it is and sorts every keyword by what people want.',
    de: 'Das Werkzeug nimmt eine Liste von Suchbegriffen und ordnet sie nach dem, was Menschen wollen.',
    ru: 'Инструмент принимает список ключевых слов и сортирует его по тому, чего хотят люди.',
    ar: 'تأخذ الأداة قائمة الكلمات المفتاحية كما هي وترتبها حسب ما يريده الناس.',
    ja: 'このツールはキーワードの一覧を受け取り、人々が求めるものごとに並べ替えます。',
    th: 'เครื่องมือนี้รับรายการคำค้นหาและจัดเรียงตามสิ่งที่ผู้คนต้องการ',
  };
  const thread = new Worker(THREAD, { eval: true, workerData: Object.values(texts) });
  const [told] = (await once(thread, 'message')) as [unknown];
  await thread.terminate();
  expect(told).toEqual(Object.keys(texts));
});
