import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../core/auth/access.decorator';
import { showFile } from '../../core/files/send-file';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { PhotosService } from './photos.service';

/** A year, in seconds: another photo has another address. */
const CACHE = 'private, max-age=31536000, immutable';

@ApiTags('Users')
@Controller('photos')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  /** Who knows the key may read: only views of the account tell it, to signed-in users. */
  @Public()
  @Get(':id/:key')
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
