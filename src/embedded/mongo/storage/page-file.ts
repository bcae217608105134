import { readSync } from 'node:fs';

/** How `mdb.c` of LMDB lays out its pages: little-endian, the places in a page counted from behind its header. */
const HEADER = 24;
const PAGE = { number: 0, flags: 18, lower: 20, upper: 22, overflowPages: 20 };
const KIND = { branch: 0x01, leaf: 0x02, overflow: 0x04 };
const KINDS = 0x7f;
const NODE = { flags: 4, keyLength: 6, key: 8 };
const HAS_OWN_PAGES = 0x01;
const OWN_PAGES = { first: 0, count: 16, length: 24 };
const TREE = { depth: 6, entries: 32, root: 40 };
const NO_ROOT = 0xffff_ffff_ffff_ffffn;
const DEEPEST = 32;

/** One of the two trees of an LMDB file. */
export interface Tree {
  depth: number;
  entries: number;
  /** Null where it is empty. */
  root: number | null;
}

/** A key in its page, and its value or, where that has pages of its own, what the first of them holds. */
export interface LeafNode {
  page: Buffer;
  key: number;
  keyEnd: number;
  valuePage: Buffer;
  value: number;
  length: number;
  ownPages: number | null;
}

/** May look at the leaf before as well, whose bytes are still there. */
export type LeafCheck = (node: LeafNode) => boolean;

export function uint64At(bytes: Buffer, at: number): number {
  return bytes.readUInt32LE(at) + bytes.readUInt32LE(at + 4) * 2 ** 32;
}

export function treeAt(meta: Buffer, at: number): Tree {
  const isEmpty = meta.readBigUInt64LE(at + TREE.root) === NO_ROOT;
  return {
    depth: meta.readUInt16LE(at + TREE.depth),
    entries: uint64At(meta, at + TREE.entries),
    root: isEmpty ? null : uint64At(meta, at + TREE.root),
  };
}

/** The pages of an LMDB file, each to be met once. */
export class PageFile {
  private readonly met: Uint8Array;
  private readonly branches: Buffer[] = [];
  private leaf: Buffer;
  private leafBefore: Buffer;
  private readonly overflow: Buffer;

  constructor(
    private readonly file: number,
    size: number,
    private readonly pageSize: number,
  ) {
    this.met = new Uint8Array(Math.floor(size / pageSize));
    this.leaf = Buffer.alloc(pageSize);
    this.leafBefore = Buffer.alloc(pageSize);
    this.overflow = Buffer.alloc(pageSize);
  }

  /** The last page that was met. */
  get last(): number {
    return this.met.lastIndexOf(1);
  }

  /** @throws Error that names the first page of a tree that is not what it should be */
  checkTree({ root, depth, entries }: Tree, isSound: LeafCheck): void {
    const found = root === null ? 0 : this.checkPage(root, depth, isSound);
    if (found !== entries) throw new Error(`${found} of ${entries} entries are left`);
  }

  /** A value that has pages of its own, the whole of it. */
  readValue(first: number, length: number): Buffer {
    return this.read(first * this.pageSize + HEADER, Buffer.alloc(length));
  }

  private read(position: number, into: Buffer): Buffer {
    const length = readSync(this.file, into, 0, into.length, position);
    if (length < into.length) throw new Error('it is cut off');
    return into;
  }

  /** How many entries are below a page whose leaves are `level - 1` levels down. */
  private checkPage(number: number, level: number, isSound: LeafCheck): number {
    if (level < 1 || level > DEEPEST) throw notSound(number);
    if (level === 1) return this.checkLeaf(number, isSound);
    const page = this.take(number, KIND.branch, (this.branches[level] ??= Buffer.alloc(this.pageSize)));
    let entries = 0;
    for (const at of this.nodesOf(number, page)) {
      const child = page.readUInt32LE(at) + page.readUInt16LE(at + NODE.flags) * 2 ** 32;
      entries += this.checkPage(child, level - 1, isSound);
    }
    return entries;
  }

  private checkLeaf(number: number, isSound: LeafCheck): number {
    [this.leaf, this.leafBefore] = [this.leafBefore, this.leaf];
    const page = this.take(number, KIND.leaf, this.leaf);
    const nodes = this.nodesOf(number, page);
    for (const at of nodes) {
      const node = this.leafNode(page, at);
      if (node === null || !isSound(node)) throw notSound(number);
    }
    return nodes.length;
  }

  /** A page that is in use, by its number and kind; no page is in use twice. */
  private take(number: number, kind: number, into: Buffer, count = 1): Buffer {
    for (let i = number; i < number + count; i++) {
      if (this.met[i] !== 0) throw i < this.met.length ? notSound(number) : new Error('it is cut off');
      this.met[i] = 1;
    }
    const page = this.read(number * this.pageSize, into);
    const isRight =
      uint64At(page, PAGE.number) === number && (page.readUInt16LE(PAGE.flags) & KINDS) === kind;
    if (!isRight) throw notSound(number);
    return page;
  }

  /** Where the nodes of a page are, each within it. */
  private nodesOf(number: number, page: Buffer): number[] {
    const lower = HEADER + page.readUInt16LE(PAGE.lower);
    const upper = HEADER + page.readUInt16LE(PAGE.upper);
    if (lower === HEADER || lower > upper || upper > this.pageSize) throw notSound(number);
    const nodes: number[] = [];
    for (let pointer = HEADER; pointer < lower; pointer += 2) {
      const at = HEADER + page.readUInt16LE(pointer);
      const isWithin = at >= upper && at + NODE.key <= this.pageSize;
      if (!isWithin || at + NODE.key + page.readUInt16LE(at + NODE.keyLength) > this.pageSize) {
        throw notSound(number);
      }
      nodes.push(at);
    }
    return nodes;
  }

  /** Null where the value is not where it should be. */
  private leafNode(page: Buffer, at: number): LeafNode | null {
    const length = page.readUInt32LE(at);
    const flags = page.readUInt16LE(at + NODE.flags);
    const key = at + NODE.key;
    const keyEnd = key + page.readUInt16LE(at + NODE.keyLength);
    if (flags === 0) {
      const isWithin = keyEnd + length <= this.pageSize;
      return isWithin ? { page, key, keyEnd, valuePage: page, value: keyEnd, length, ownPages: null } : null;
    }
    if (flags !== HAS_OWN_PAGES || keyEnd + OWN_PAGES.length > this.pageSize) return null;
    const ownPages = uint64At(page, keyEnd + OWN_PAGES.first);
    const count = uint64At(page, keyEnd + OWN_PAGES.count);
    if (count * this.pageSize < HEADER + length) return null;
    const valuePage = this.take(ownPages, KIND.overflow, this.overflow, count);
    const isCounted = valuePage.readUInt32LE(PAGE.overflowPages) === count;
    return isCounted ? { page, key, keyEnd, valuePage, value: HEADER, length, ownPages } : null;
  }
}

function notSound(page: number): Error {
  return new Error(`page ${page} is not what it was`);
}
