import { Injectable, type PipeTransform } from '@nestjs/common';
import { isObjectId } from '../database/object-id';
import { notFound } from '../errors/app-error';

/** A record's id in a path; anything else names nothing that exists. */
@Injectable()
export class ObjectIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (isObjectId(value)) return value;
    throw notFound();
  }
}
