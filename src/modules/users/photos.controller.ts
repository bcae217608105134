import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../core/auth/access.decorator';
import { showFile } from '../../core/files/send-file';
import { AnswersFile, Describe, inPath } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { PhotosService } from './photos.service';

/** A year, in seconds: another photo has another URL. */
const CACHE = 'private, max-age=31536000, immutable';

const KEY = inPath('key', 'The key in the photo’s URL, `photoURL` of its user.');

@ApiTags('Users')
@Controller('photos')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  /**
   * Show a user’s photo. Whoever knows the key may read it: only views of the account tell it, to logged-in
   * users.
   */
  @Public()
  @Get(':id/:key')
  @AnswersFile('image/*')
  @Describe({ parameters: [KEY] })
  async get(
    @Param('id', ObjectIdPipe) id: string,
    @Param('key') key: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const photo = await this.photos.open(id, key);
    void reply.header('Cache-Control', CACHE);
    return showFile(reply, photo);
  }
}
