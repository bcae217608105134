import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DamagedData } from '../../damaged-data';
import { isIndexEntry } from './keys';
import { type LeafCheck, type LeafNode, PageFile, type Tree, treeAt, uint64At } from './page-file';

/** The first two pages, as `mdb.c` of LMDB lays them out: each says where a state of the data begins. */
const META_LENGTH = 168;
const META_FLAG = 0x08;
const MAGIC = 0xbeefc0de;
const FORMAT = 2;
const INTEGER_KEYS = 0x08;
const AT = {
  flags: 18,
  magic: 24,
  format: 28,
  address: 32,
  mapSize: 40,
  pageSize: 48,
  free: 48,
  freeFlags: 52,
  main: 96,
  mainFlags: 100,
  lastPage: 144,
  transaction: 152,
};
const PAGE_SIZES = [4096, 8192, 16_384, 32_768, 65_536];
const WORD = 8;

interface Meta {
  pageSize: number;
  /** Of the memory that the file takes, all its pages in it. */
  mapSize: number;
  lastPage: number;
  transaction: number;
  /** The pages that may be written over, by the transaction that freed them. */
  free: Tree;
  main: Tree;
}

/**
 * Reads an LMDB file without LMDB, which ends the process without a word over a damaged one: every page that is in
 * use, but not the insides of documents. A file that is not there yet is sound.
 * @throws DamagedData
 */
export function assertSound(path: string): void {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    const { size } = fstatSync(file);
    if (size > 0) check(file, size);
  } catch (error) {
    throw new DamagedData(path, `is damaged: ${(error as Error).message}`);
  } finally {
    closeSync(file);
  }
}

function check(file: number, size: number): void {
  const first = metaAt(file, 0);
  const second = metaAt(file, first.pageSize);
  const [older, newer] = first.transaction < second.transaction ? [first, second] : [second, first];
  const areNeighbours = older.transaction === 0 || newer.transaction - older.transaction <= 1;
  if (second.pageSize !== first.pageSize || !areNeighbours) throw new Error('its first two pages disagree');
  const pages = new PageFile(file, size, newer.pageSize);
  pages.checkTree(newer.main, inOrder(holdsItsLength));
  pages.checkTree(newer.free, (node) => listsPages(node, pages, newer.lastPage));
  const areCounted = pages.last <= newer.lastPage && newer.lastPage < newer.mapSize / newer.pageSize;
  if (!areCounted) throw new Error('its head tells of other pages than are in use');
}

function metaAt(file: number, position: number): Meta {
  const page = Buffer.alloc(META_LENGTH);
  readSync(file, page, 0, META_LENGTH, position);
  const pageSize = page.readUInt32LE(AT.pageSize);
  const isMeta =
    page.readUInt16LE(AT.flags) === META_FLAG &&
    page.readUInt32LE(AT.magic) === MAGIC &&
    (page.readUInt32LE(AT.format) & 0xffff) === FORMAT &&
    page.readBigUInt64LE(AT.address) === 0n &&
    PAGE_SIZES.includes(pageSize) &&
    page.readUInt16LE(AT.freeFlags) === INTEGER_KEYS &&
    page.readUInt16LE(AT.mainFlags) === 0;
  if (!isMeta) throw new Error('it does not begin as a database does');
  return {
    pageSize,
    mapSize: uint64At(page, AT.mapSize),
    lastPage: uint64At(page, AT.lastPage),
    transaction: uint64At(page, AT.transaction),
    free: treeAt(page, AT.free),
    main: treeAt(page, AT.main),
  };
}

function inOrder(isSound: LeafCheck): LeafCheck {
  let last: LeafNode | undefined;
  return (node) => {
    const follows = last === undefined || isBefore(last, node);
    last = node;
    return follows && isSound(node);
  };
}

/** By the bytes of the keys; a loop, because calling out costs more than the few bytes that differ. */
function isBefore(one: LeafNode, other: LeafNode): boolean {
  const shorter = Math.min(one.keyEnd - one.key, other.keyEnd - other.key);
  for (let i = 0; i < shorter; i++) {
    const difference = (one.page[one.key + i] as number) - (other.page[other.key + i] as number);
    if (difference !== 0) return difference < 0;
  }
  return one.keyEnd - one.key < other.keyEnd - other.key;
}

/** Documents begin with their length, and so do the entries of the catalogue. */
function holdsItsLength({ page, key, valuePage, value, length }: LeafNode): boolean {
  return isIndexEntry(page, key) || (length >= 4 && valuePage.readUInt32LE(value) === length);
}

/** A count, then so many words: pages, or minus the length of a run before its first page. */
function listsPages(
  { valuePage, value, length, ownPages }: LeafNode,
  pages: PageFile,
  lastPage: number,
): boolean {
  const list =
    ownPages === null ? valuePage.subarray(value, value + length) : pages.readValue(ownPages, length);
  if (length < WORD || length % WORD !== 0) return false;
  const count = uint64At(list, 0);
  if ((count + 1) * WORD > length) return false;
  for (let i = 1; i <= count; i++) {
    if (Math.abs(Number(list.readBigInt64LE(i * WORD))) > lastPage) return false;
  }
  return true;
}
