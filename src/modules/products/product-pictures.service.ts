import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import {
  MAX_PICTURE_PIXELS,
  MAX_PICTURES_BYTES,
  MAX_PICTURES_PER_USER,
  type ProductPictureView,
} from '../../contracts/products/product-pictures';
import { PRODUCT_MESSAGES as SAYS } from '../../contracts/products/product-messages';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { RoomLocks } from '../../core/database/room-locks';
import { AppError } from '../../core/errors/app-error';
import { FileStore, type StoredFile } from '../../core/files/file-store';
import { type PictureProblem, PictureRefused, readHead } from '../../core/pictures/picture-reader';
import { type RedrawnPicture, redrawPicture } from '../../core/pictures/redraw-picture';
import { picturePath } from '../../domain/products/product';
import { ProductChangesRepository } from './product-changes.repository';
import { ProductsRepository } from './products.repository';

/** Pixels of the longer side: as wide as a block may be, on a screen with two pixels to one. */
const BOX = 1_200;
const KEY_BYTES = 32;
const PAGE = 100;
/** A picture is uploaded before the product that shows it is saved. */
const UNUSED_MS = 24 * 3_600_000;

const REFUSALS: Readonly<Record<PictureProblem, string>> = {
  format: SAYS.pictureKind,
  animated: SAYS.pictureKind,
  pixels: SAYS.pictureTooManyPixels,
  damaged: SAYS.pictureDamaged,
};

type PictureUses = (files: readonly string[]) => Promise<string[]>;

/** Pictures that users upload for their products: drawn anew, and shown to whoever knows the address. */
@Injectable()
export class ProductPicturesService {
  constructor(
    private readonly files: FileStore,
    private readonly products: ProductsRepository,
    private readonly changes: ProductChangesRepository,
    private readonly rooms: RoomLocks,
    removals: AccountRemovals,
  ) {
    removals.add((owner) => this.files.deleteOf(owner, 'product'));
  }

  /** Keeps a picture; `origin` is where the user has this instance open. */
  async keep(owner: AuthUser, picture: Buffer, origin: string): Promise<ProductPictureView> {
    // A picture is drawn only where there may be room for it.
    await this.assertRoom(owner.id, 0);
    const { content } = await redraw(picture);
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const meta = { name: 'product.webp', contentType: 'image/webp', accessKey: key } as const;
    const { id } = await this.rooms.hold(`pictures of ${owner.id}`, async () => {
      await this.assertRoom(owner.id, content.length);
      return this.files.save(Readable.from([content]), { ...meta, owner: owner.id, purpose: 'product' });
    });
    const { width, height } = await readHead(content, { kinds: ['webp'], maxPixels: BOX * BOX });
    return { url: origin + picturePath(id, key), width, height };
  }

  open(id: string, key: string): Promise<StoredFile> {
    return this.files.openWithKey(id, key);
  }

  /** A picture that a product of the owner shows no longer: it is deleted after a day, unless one shows it again. */
  async release(owner: string, picture: Types.ObjectId | undefined): Promise<void> {
    if (picture) await this.files.retireOf(owner, 'product', picture.toHexString(), new Date());
  }

  /**
   * Deletes the pictures that no product shows and no undo needs; of how many.
   * @param shownElsewhere which of some files are shown by what was filled from products
   */
  async removeUnused(now: Date, shownElsewhere: PictureUses): Promise<number> {
    const before = new Date(now.getTime() - UNUSED_MS);
    let count = 0;
    let after: string | undefined;
    for (;;) {
      const page = await this.files.listOf('product', before, after, PAGE);
      const shown = new Set([
        ...(await this.products.shownPictures(page)),
        ...(await this.changes.neededPictures(page)),
        ...(await shownElsewhere(page)),
      ]);
      const unused = page.filter((id) => !shown.has(id));
      for (const id of unused) await this.files.delete(id);
      count += unused.length;
      after = page.at(-1);
      if (page.length < PAGE) return count;
    }
  }

  /** Whether one more picture of so many bytes may be kept. */
  private async assertRoom(owner: string, moreBytes: number): Promise<void> {
    const { files, bytes } = await this.files.sumOf(owner, 'product');
    if (files >= MAX_PICTURES_PER_USER || bytes + moreBytes > MAX_PICTURES_BYTES) {
      throw new AppError('CONFLICT', SAYS.pictureRoom);
    }
  }
}

async function redraw(picture: Buffer): Promise<RedrawnPicture> {
  try {
    return await redrawPicture(picture, MAX_PICTURE_PIXELS, BOX);
  } catch (cause) {
    if (!(cause instanceof PictureRefused)) throw cause;
    throw new AppError('FILE_REJECTED', REFUSALS[cause.problem], { cause });
  }
}
