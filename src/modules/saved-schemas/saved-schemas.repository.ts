import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { SchemaForm } from '../../contracts/schema/schema';
import { findPage, type ListPage, type ListRequest } from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import { uploadedPicture } from '../../domain/products/product';
import { SAVED_SCHEMA_MODEL, type SavedSchemaRecord, type SavedSchemaRow } from './saved-schemas.schema';

export interface SavedSchemaFilter {
  q?: string;
}

/** Saved schemas; nothing is found without its owner. */
@Injectable()
export class SavedSchemasRepository {
  constructor(@InjectModel(SAVED_SCHEMA_MODEL) private readonly schemas: Model<SavedSchemaRecord>) {}

  list(
    owner: string,
    { filter: { q }, sort, range }: ListRequest<SavedSchemaFilter>,
  ): Promise<ListPage<SavedSchemaRow>> {
    const query = { owner: new Types.ObjectId(owner), ...searchQuery<SavedSchemaRecord>(q, ['nameKey']) };
    return findPage(this.schemas, query, sort, range, { columns: { name: ['nameKey'] } });
  }

  count(owner: string): Promise<number> {
    return this.schemas.countDocuments({ owner: new Types.ObjectId(owner) });
  }

  find(owner: string, id: string): Promise<SavedSchemaRecord | null> {
    return this.schemas.findOne({ _id: id, owner }).select('+form').lean<SavedSchemaRecord>();
  }

  async insert(owner: string, name: string, form: SchemaForm): Promise<SavedSchemaRecord> {
    const record = { owner: new Types.ObjectId(owner), ...named(name), ...filledIn(form) };
    return (await this.schemas.create(record)).toObject();
  }

  update(owner: string, id: string, name: string, form?: SchemaForm): Promise<SavedSchemaRecord | null> {
    const change = { ...named(name), ...(form && filledIn(form)) };
    return this.schemas
      .findOneAndUpdate({ _id: id, owner }, { $set: change }, { returnDocument: 'after' })
      .select('+form')
      .lean<SavedSchemaRecord>();
  }

  /** Which of these files somebody's saved schema names. */
  async shownPictures(files: readonly string[]): Promise<string[]> {
    const pictures = { $in: files.map((id) => new Types.ObjectId(id)) };
    const found = await this.schemas
      .find({ pictures }, { _id: 0, pictures: 1 })
      .lean<Pick<SavedSchemaRecord, 'pictures'>[]>();
    return found.flatMap((record) => record.pictures.map((id) => id.toHexString()));
  }

  async remove(owner: string, id: string): Promise<void> {
    await this.schemas.deleteOne({ _id: id, owner });
  }

  async removeAll(owner: string): Promise<void> {
    await this.schemas.deleteMany({ owner: new Types.ObjectId(owner) });
  }
}

function named(name: string) {
  return { name, nameKey: name.toLowerCase() };
}

function filledIn(form: SchemaForm) {
  const images = [form.article_img, ...form.products.map(({ image }) => image)];
  const pictures = images.flatMap((image) => uploadedPicture(image.trim())?.id ?? []);
  return {
    form,
    address: form.article_url.trim(),
    pictures: [...new Set(pictures)].map((id) => new Types.ObjectId(id)),
  };
}
