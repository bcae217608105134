import { Injectable, Logger } from '@nestjs/common';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { FileStore, type StoredFile } from '../../core/files/file-store';
import { isSentPhoto, keepPhoto, removePhoto } from './photos';

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
   * Runs a write of an account with the address of its photo. A data URL becomes a file, which goes again when the write
   * fails; an address leaves the photo as it is; what a new photo or none replaces goes once the write has succeeded.
   */
  async replacing<Result>(
    owner: string,
    { before, entered }: { before: string; entered: string },
    write: (address: string) => Promise<Result>,
  ): Promise<Result> {
    if (entered !== '' && !isSentPhoto(entered)) return write(before);
    const address = entered && (await keepPhoto(this.files, owner, entered));
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

  /** A file that stays behind goes with its account. */
  private async remove(address: string): Promise<void> {
    await removePhoto(this.files, address).catch((err: unknown) => {
      this.logger.warn({ err }, 'A replaced photo was not deleted');
    });
  }
}
