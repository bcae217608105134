import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../errors/app-error';

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** A record's id in a path; anything else names nothing that exists. */
@Injectable()
export class ObjectIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (OBJECT_ID.test(value)) return value;
    throw notFound();
  }
}
