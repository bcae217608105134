import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { ButtonDto, ImageDto } from '../blocks/block-fields';
import { CompetitorDto } from '../briefs/brief.dto';
import { ReadPageDto } from '../fetching/fetching.dto';
import { InstanceDto } from '../instance/instance.dto';
import { MarketJobDto } from '../markets/market-jobs.dto';
import { ChannelDto } from '../notices/channels.dto';
import { PageRunDto } from '../pages/page-runs.dto';
import { SaveProductDto } from '../products/products.dto';
import { ReadingDto } from '../readings/readings.dto';
import { SchemaCheckDto } from '../schema/schema-check.dto';
import { SchemaFormDto } from '../schema/schema.dto';
import { RobotsTestDto, StartCrawlDto } from '../scraper/crawls.dto';
import { SaveSnippetDto } from '../snippets/snippets.dto';
import { pastedAddress } from './pasted-address';

it.each([
  ['https://shop.test/p?id=1&amp;aff_id=15', 'https://shop.test/p?id=1&aff_id=15'],
  [' https://shop.test/p?a=1&#038;b=2&#x26;c=3 ', 'https://shop.test/p?a=1&b=2&c=3'],
  ['https://shop.test/p?a=1&b=2', 'https://shop.test/p?a=1&b=2'],
  ['https://shop.test/p?a=1&ampere=2', 'https://shop.test/p?a=1&ampere=2'],
  ['https://shop.test/p?a=%26amp;', 'https://shop.test/p?a=%26amp;'],
])('takes %j for %j', (copied, address) => expect(pastedAddress(copied)).toBe(address));

const COPIED = ' https://shop.test/p?id=1&amp;aff_id=15 ';
const MEANT = 'https://shop.test/p?id=1&aff_id=15';
const form = (address: string) => ({
  ...{ author_url: address, publisher_logo_url: address, article_url: address, article_img: address },
  products: [{ url: address, image: address, offer_url: address }],
});

it.each<[what: string, dto: ClassConstructor<object>, shape: (address: string) => object]>([
  ['a product’s link and picture', SaveProductDto, (url) => ({ image: url, links: [{ url }] })],
  ['a block’s button', ButtonDto, (link) => ({ link })],
  ['a block’s picture', ImageDto, (url) => ({ image: url, imageHref: url })],
  ['the Schema Generator', SchemaFormDto, form],
  ['pages whose markup is checked', SchemaCheckDto, (url) => ({ addresses: [url], competitors: [url] })],
  ['a crawl', StartCrawlDto, (url) => ({ startUrl: url, addresses: ['', url] })],
  ['a test of robots.txt', RobotsTestDto, (address) => ({ address })],
  ['page tools', PageRunDto, (url) => ({ addresses: [url] })],
  ['markets', MarketJobDto, (url) => ({ addresses: [url] })],
  ['a reading', ReadingDto, (url) => ({ startUrl: url, sitemapUrl: url, addresses: [url] })],
  ['a competitor', CompetitorDto, (address) => ({ address })],
  ['a page that is read', ReadPageDto, (url) => ({ url })],
  ['a snippet', SaveSnippetDto, (url) => ({ fields: { url, ogImage: url, twitterImage: url } })],
  ['a webhook', ChannelDto, (address) => ({ address })],
  ['the instance', InstanceDto, (upgradeUrl) => ({ upgradeUrl })],
])('takes addresses of %s as they were meant', (_, dto, shape) => {
  expect(plainToInstance(dto, shape(COPIED))).toMatchObject(shape(MEANT));
});

it('leaves pictures that are data as they are', () => {
  const image = 'data:image/svg+xml,<svg><text>A &amp; B</text></svg>';
  expect(plainToInstance(ImageDto, { image })).toMatchObject({ image });
});
