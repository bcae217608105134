import { Injectable, Logger } from '@nestjs/common';
import { MESSAGES } from '../../contracts/messages';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, PHOTO_SIDE } from '../../contracts/users/users';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { fieldsRefused } from '../../core/errors/app-error';
import { FileStore, type StoredFile } from '../../core/files/file-store';
import { type PictureProblem, PictureRefused } from '../../core/pictures/picture-reader';
import { squarePicture } from '../../core/pictures/square-picture';
import { keepPhoto, removePhoto, sentPhoto } from './photos';

const SENTENCES: Record<PictureProblem, string> = {
  format: MESSAGES.photoInvalid,
  animated: MESSAGES.photoAnimated,
  pixels: MESSAGES.photoTooManyPixels,
  damaged: MESSAGES.photoDamaged,
};

/** Users' photos: files, of which an account holds the address. */
@Injectable()
export class PhotosService {
  private readonly logger = new Logger(PhotosService.name);

  constructor(
    private readonly files: FileStore,
    removals: AccountRemovals,
  ) {
    removals.add((owner) => this.files.deleteOf(owner, 'photo'));
  }

  /**
   * Runs a write of an account with the address of its photo. A data URL becomes a small picture and that a file, which
   * goes again when the write fails; an address leaves the photo as it is; what a new photo or none replaces goes once the write has succeeded.
   */
  async replacing<Result>(
    owner: string,
    { before, entered }: { before: string; entered: string },
    write: (address: string) => Promise<Result>,
  ): Promise<Result> {
    const sent = sentPhoto(entered);
    if (entered !== '' && !sent) return write(before);
    const address = sent ? await this.keep(owner, sent.content) : '';
    let result: Result;
    try {
      result = await write(address);
    } catch (error) {
      await this.remove(address);
      throw error;
    }
    await this.remove(before);
    return result;
  }

  /** For whoever knows the address: browsers ask for pictures without a token. */
  open(id: string, accessKey: string): Promise<StoredFile> {
    return this.files.openWithKey(id, accessKey);
  }

  private async keep(owner: string, picture: Buffer): Promise<string> {
    if (picture.length > MAX_PHOTO_BYTES) throw fieldsRefused({ photoURL: MESSAGES.photoTooLarge });
    const content = await squarePicture(picture, { side: PHOTO_SIDE, maxPixels: MAX_PHOTO_PIXELS }).catch(
      (error: unknown) => {
        if (!(error instanceof PictureRefused)) throw error;
        throw fieldsRefused({ photoURL: SENTENCES[error.problem] }, MESSAGES.validationFailed, error);
      },
    );
    return keepPhoto(this.files, owner, { contentType: 'image/jpeg', content });
  }

  /** A file that stays behind goes with its account. */
  private async remove(address: string): Promise<void> {
    await removePhoto(this.files, address).catch((err: unknown) => {
      this.logger.warn({ err }, 'A replaced photo was not deleted');
    });
  }
}
