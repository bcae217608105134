import type { JobView } from '../../../../src/contracts/jobs/jobs';
import { PAGE_TOOLS } from '../../../../src/contracts/pages/pages.kind';
import { EMPTY_SCHEMA_FORM } from '../../../../src/contracts/schema/schema';
import { emptySnippet } from '../../../../src/domain/snippets/empty-snippet';
import { expectStatus } from '../../actors';
import { article, briefsOf } from '../../briefs';
import { draftOf, optimizeOf } from '../../optimize';
import { call } from '../../http';
import { untilEnded } from '../../job-end';
import { marketJobsOf } from '../../market-jobs';
import { pageRunsOf } from '../../page-runs';
import { blockFile, saveBlock } from '../../saved-blocks';
import { boxWith, clicksOf, countedBox, go, linkPaths } from '../../go-links';
import { hubsOf } from '../../hubs';
import { WRITES } from '../../model-writes';
import { keepProducts } from './products';
import { schemaChecksOf } from '../../schema-checks';
import type { Made, Product } from '../product';

const LISTS = {
  informational: ['how to'],
  commercialInvestigation: [],
  transactional: ['buy'],
  navigational: [],
};
const PRODUCT = '65f0a1b2c3d4e5f601234567';
const KEYWORDS = 'Keyword,Volume\nbuy shoes,10\n';
/** Its beginning is fine: the upload is taken, and its job fails. */
const WRONG = `Keyword,V\n${'buy shoes,1\n'.repeat(20_000)}${','.repeat(2000)}\n`;

/** What a student does with the tools, one after the other. */
export async function useTools(product: Product, made: Made): Promise<void> {
  await classifyKeywords(product, made);
  await keepWords(product);
  await makeBlocks(product);
  await countClicks(product, made);
  await keepSchemas(product, made);
  await keepSnippets(product, made);
  await keepProducts(product, made);
  await readPages(product, made);
  await checkSchema(product, made);
  await makeBriefs(product, made);
  await buildHub(product, made);
  await writeDrafts(product, made);
  await getKeys(product);
  await readOthers(product);
}

async function classifyKeywords({ student, admin, url }: Product, made: Made): Promise<void> {
  const upload = async (content: string) => {
    const body = new FormData();
    body.append('lists', JSON.stringify(LISTS));
    body.append('file', new Blob([content]), 'keywords.csv');
    const { token } = student;
    return expectStatus(await call<JobView>('POST', '/api/intent/jobs', { at: url, token, body }), 201);
  };
  const ended = (id: string) => untilEnded(async () => (await student.get<JobView>(`/api/jobs/${id}`)).body);
  const { id } = await upload(KEYWORDS);
  await ended(id);
  const failed = await ended((await upload(WRONG)).id);
  expectStatus(await admin.post(`/api/admin/jobs/${failed.id}/retry`), 200);
  await ended(failed.id);
  expectStatus(await student.get(`/api/jobs/${id}/result`), 200);
  made['/api/jobs'] = id;
  made['/api/intent/jobs'] = id;
  expectStatus(await admin.post(`/api/admin/jobs/${(await upload(KEYWORDS)).id}/cancel`), 200);
  const other = await upload(KEYWORDS);
  await student.post(`/api/jobs/${other.id}/cancel`);
  expectStatus(await student.delete(`/api/jobs/${other.id}`), 200);
  const file = { name: 'keywords.csv', content: KEYWORDS };
  expectStatus(await student.post('/api/intent/submit', { ...LISTS, file }), 200);
}

async function keepWords({ student }: Product): Promise<void> {
  const word = { type: 'Transactional', label: 'my own word' };
  const { id } = expectStatus(await student.post<{ id: string }>('/api/intent', word), 201);
  for (const query of ['type=Transactional&text=own', 'text=my own&own=true', 'own=true', 'text=buy'])
    expectStatus(await student.get(`/api/intent?${query}`), 200);
  expectStatus(await student.get('/api/intent/get-important-words?type=Transactional&language=en'), 200);
  expectStatus(await student.delete(`/api/intent/${id}`), 200);
  expectStatus(await student.post('/api/intent', word), 201);
}

async function makeBlocks({ student }: Product): Promise<void> {
  const { id, ...block } = await saveBlock(student);
  const { name, variant, config } = block;
  expectStatus(await student.put(`/api/blocks/${id}`, { name, variant, config }), 200);
  expectStatus(await student.patch(`/api/blocks/${id}`, { name: 'Another name' }), 200);
  expectStatus(await student.get(`/api/blocks/${id}/export`), 200);
  expectStatus(await student.post('/api/blocks/import', blockFile()), 201);
  const copy = expectStatus(await student.post<{ id: string }>(`/api/blocks/${id}/duplicate`), 201);
  expectStatus(await student.delete(`/api/blocks/${copy.id}`), 200);
}

/** On a block whose link comes to belong to a product, and on one that is deleted. */
async function countClicks({ student, url }: Product, made: Made): Promise<void> {
  const shop = ['https://shop.example/'];
  const [kept, deleted] = [await countedBox(student, shop), await countedBox(student, shop)];
  for (const { id } of [kept, deleted]) {
    const [path = ''] = Object.values(await linkPaths(student, id));
    for (let clicks = 0; clicks < 2; clicks += 1) await go(path, { at: url });
  }
  expectStatus(await student.put(`/api/blocks/${kept.id}`, boxWith(shop, { productId: PRODUCT })), 200);
  await linkPaths(student, kept.id);
  await clicksOf(student, kept.id);
  expectStatus(await student.get(`/api/blocks/clicks?product=${PRODUCT}`), 200);
  expectStatus(await student.delete(`/api/blocks/${deleted.id}`), 200);
  made['/api/blocks'] = kept.id;
}

async function keepSchemas({ student, pages }: Product, made: Made): Promise<void> {
  const form = { ...EMPTY_SCHEMA_FORM, article_url: `${pages.origin}/guide` };
  const save = async () =>
    expectStatus(await student.post<{ id: string }>('/api/schemas', { name: 'Schema', form }), 201).id;
  const id = await save();
  expectStatus(await student.put(`/api/schemas/${id}`, { name: 'Another', form }), 200);
  expectStatus(await student.patch(`/api/schemas/${id}`, { name: 'A third' }), 200);
  expectStatus(await student.delete(`/api/schemas/${await save()}`), 200);
  expectStatus(await student.post(`/api/schemas/${id}/check`), 201);
  const unfinished = { name: 'Unfinished', form: EMPTY_SCHEMA_FORM };
  const other = expectStatus(await student.post<{ id: string }>('/api/schemas', unfinished), 201);
  expectStatus(await student.post(`/api/schemas/${other.id}/check`), 409);
  made['/api/schemas'] = id;
}

async function keepSnippets({ student }: Product, made: Made): Promise<void> {
  const set = { name: 'A page', fields: emptySnippet() };
  const save = async () => expectStatus(await student.post<{ id: string }>('/api/snippets', set), 201).id;
  const id = await save();
  expectStatus(await student.put(`/api/snippets/${id}`, { ...set, name: 'Another' }), 200);
  expectStatus(await student.delete(`/api/snippets/${await save()}`), 200);
  made['/api/snippets'] = id;
}

async function readPages({ student, pages, url }: Product, made: Made): Promise<void> {
  const addresses = ['/', '/guide', '/gone'].map((path) => pages.origin + path);
  for (const tool of PAGE_TOOLS) {
    const runs = pageRunsOf(student, tool, url);
    const { id } = await runs.run(addresses);
    const [page] = expectStatus(await runs.pages(id), 200);
    made[`/api/${tool}/runs`] = id;
    made[`/api/${tool}/runs/{id}/pages`] = page?.id ?? '';
    expectStatus(await runs.export(id), 200);
  }
  const waiting = expectStatus(await pageRunsOf(student, 'pages-analysis', url).start(addresses), 201).id;
  for (const change of ['pause', 'resume', 'cancel']) await student.post(`/api/jobs/${waiting}/${change}`);
  const markets = marketJobsOf(student, url);
  const { id } = await markets.run(addresses);
  await markets.ended(expectStatus(await markets.retry(id), 201).id);
  made['/api/tld-language/jobs'] = id;
}

async function checkSchema({ student, pages, url }: Product, made: Made): Promise<void> {
  const checks = schemaChecksOf(student, url);
  const run = () => checks.run({ addresses: [`${pages.origin}/`], competitors: [`${pages.origin}/guide`] });
  const { id } = await run();
  const [check] = expectStatus(await checks.list({ filter: { job: id } }), 200);
  made['/api/schema-checks/jobs'] = id;
  made['/api/schema-checks'] = check?.id ?? '';
  const other = await run();
  const [gone] = expectStatus(await checks.list({ filter: { job: other.id } }), 200);
  expectStatus(await checks.remove(gone?.id ?? ''), 204);
  expectStatus(await checks.removeJob(other.id), 200);
}

async function makeBriefs({ student, pages, url }: Product, made: Made): Promise<void> {
  const briefs = briefsOf(student, url);
  const competitors = [
    ...[1, 2, 3].map((number) => ({ text: article(number) })),
    { address: `${pages.origin}/nowhere` },
  ];
  const order = { keyword: 'burr grinder', competitors };
  const { id, result } = await briefs.run(order);
  const brief = expectStatus(await briefs.brief(result?.briefId ?? ''), 200);
  made['/api/intelligent-briefs/jobs'] = id;
  made['/api/intelligent-briefs'] = brief.id;
  expectStatus(await briefs.save(brief.id, brief.version, brief.outlines), 200);
  expectStatus(await briefs.include(brief.id, [{ position: 1, included: true }]), 200);
  await briefs.retry(brief.id, 4);
  expectStatus(await briefs.paste(brief.id, 4, article(4)), 200);
  expectStatus(await briefs.export(brief.id), 200);
  expectStatus(
    await student.post(`/api/intelligent-briefs/${brief.id}/ai`, { want: 'titles', keptOnly: true }),
    200,
  );
  await briefs.ended(expectStatus(await briefs.startSample(), 201).id);
  expectStatus(await briefs.remove((await briefs.run(order)).result?.briefId ?? ''), 204);
}

/** The sample, which no plan limits. */
async function buildHub({ student, url }: Product, made: Made): Promise<void> {
  const hubs = hubsOf(student, url);
  const run = () => hubs.run({ options: { sample: true }, content: null });
  const { id } = await run();
  const edits = [{ kind: 'rename', id: 'root', title: 'Espresso' }];
  expectStatus(await hubs.edit(id, { granularity: 'balanced', version: 1, edits }), 200);
  expectStatus(await hubs.keywords(id, 'root'), 200);
  const wanted = { want: 'titles', granularity: 'balanced', keptOnly: true };
  expectStatus(await student.post(`/api/intelligent-hub/jobs/${id}/ai`, wanted), 200);
  made['/api/intelligent-hub/jobs'] = id;
  made['/api/intelligent-hub/jobs/{id}/pages'] = 'root';
  expectStatus(await hubs.remove((await run()).id), 200);
}

async function writeDrafts({ student, model, url }: Product, made: Made): Promise<void> {
  const optimize = optimizeOf(student, url);
  const competitors = [1, 2, 3].map((number) => ({ text: article(number) }));
  const { id: run } = await optimize.run({ keyword: 'burr grinder', competitors });
  expectStatus(await optimize.goal(run), 200);
  const sample = await optimize.ended(expectStatus(await optimize.sample(), 201).id);
  expectStatus(await student.delete(`/api/jobs/${sample.id}`), 200);
  const { id, version } = expectStatus(await optimize.begin(draftOf('Grind it.')), 201);
  expectStatus(await optimize.begin({ brief: made['/api/intelligent-briefs'] }), 201);
  expectStatus(await optimize.layBeside(id, { run }), 200);
  expectStatus(await optimize.save(id, { ...draftOf('Grind it again.'), version }), 200);
  expectStatus(await optimize.list({ filter: { q: 'brew' } }), 200);
  const kept = expectStatus(await optimize.keep(id, 'Mine'), 201);
  expectStatus(await optimize.versions(id), 200);
  expectStatus(await optimize.version(id, kept.id), 200);
  expectStatus(await optimize.restore(id, kept.id, version + 1), 200);
  expectStatus(await optimize.export(id, 'md'), 200);
  model.answerWith(WRITES);
  const passage = { paragraphs: ['Grind it.'], aim: 'clearer' };
  expectStatus(await student.post(`/api/optimize-prime/drafts/${id}/ai`, passage), 200);
  const sentences = ['A burr grinder grinds evenly.'];
  expectStatus(await student.post(`/api/optimize-prime/drafts/${id}/meaning`, { sentences }), 200);
  const other = expectStatus(await optimize.keep(id, 'Gone'), 201);
  expectStatus(await optimize.removeVersion(id, other.id), 204);
  expectStatus(await optimize.remove(expectStatus(await optimize.begin(), 201).id), 204);
  made['/api/optimize-prime/jobs'] = run;
  made['/api/optimize-prime/drafts'] = id;
  made['/api/optimize-prime/drafts/{id}/versions'] = kept.id;
}

async function getKeys({ student, admin }: Product): Promise<void> {
  const generate = async () => expectStatus(await student.get('/api/keys/screaming-frog?generate=true'), 200);
  await generate();
  await generate();
  expectStatus(await student.get('/api/keys/screaming-frog/status'), 200);
  const [key] = expectStatus(await admin.get<{ id: string }[]>('/api/keys'), 200);
  expectStatus(await admin.post(`/api/keys/${key?.id ?? ''}/revoke`), 200);
  expectStatus(await admin.post(`/api/keys/${key?.id ?? ''}/allow`), 200);
  await generate();
}

async function readOthers({ student, pages }: Product): Promise<void> {
  const read = { url: `${pages.origin}/shared` };
  for (const path of ['resolve-cors-content/proxy', 'text/page', 'preview/fetch'])
    expectStatus(await student.post(`/api/${path}`, read), 200);
  await student.post('/api/preview/image', { url: `${pages.origin}/card.png` });
  await student.post('/api/auth/moduleLogs', { module: 'Word Counter', numberOfOperations: 1 });
  const visitors = 'estimatedMonthlyVisitors=10&averageProductPrice=10&commissions=4';
  await student.get(`/api/calculators/amazonByVisitor?${visitors}`);
  const words = 'mainKeywordVolume=10&longTailKeywords=10&serpPosition=1&averageProductPrice=9&commissions=4';
  await student.get(`/api/calculators/amazonByKeywords?${words}`);
}
