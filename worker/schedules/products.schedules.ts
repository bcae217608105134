import { Injectable } from '@nestjs/common';
import { ProductUsesService } from '../../src/modules/blocks/product-uses.service';
import { TakeOverService } from '../../src/modules/blocks/take-over.service';
import { ProductChangesService } from '../../src/modules/products/product-changes.service';
import { ProductPicturesService } from '../../src/modules/products/product-pictures.service';
import { SavedSchemasService } from '../../src/modules/saved-schemas/saved-schemas.service';
import { HOUR_MS, type Schedule } from './schedule';

/** Changes of products that can no longer be undone, and pictures that nothing needs any more. */
@Injectable()
export class RemoveUnusedProductParts implements Schedule {
  readonly name = 'remove-unused-product-parts';
  readonly every = 6 * HOUR_MS;

  constructor(
    private readonly changes: ProductChangesService,
    private readonly pictures: ProductPicturesService,
    private readonly uses: ProductUsesService,
    private readonly takeOvers: TakeOverService,
    private readonly schemas: SavedSchemasService,
  ) {}

  async run(): Promise<number> {
    const now = new Date();
    const shownElsewhere = async (files: readonly string[]) => [
      ...(await this.uses.shownPictures(files)),
      ...(await this.schemas.shownPictures(files)),
    ];
    const changes = (await this.changes.removeOld(now)) + (await this.takeOvers.removeOld(now));
    return changes + (await this.pictures.removeUnused(now, shownElsewhere));
  }
}
