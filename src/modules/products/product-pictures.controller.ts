import { Controller, Get, Param, Post, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { PRODUCT_MESSAGES } from '../../contracts/products/product-messages';
import { PRODUCT_PICTURES_PATH, type ProductPictureView } from '../../contracts/products/product-pictures';
import { ForTool, Public } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { notFound } from '../../core/errors/app-error';
import { showFile } from '../../core/files/send-file';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { LargeBodies } from '../../core/http/large-bodies';
import { originOf } from '../../core/http/origin';
import { AnswersFile, Describe, MultipartBody, inPath } from '../../core/http/reference/described';
import { uploadedPicture } from '../../domain/products/product';
import { ProductPicturesService } from './product-pictures.service';
import { receivePicture } from './receive-products';

/** A year, in seconds: another image has another URL. */
const CACHE = 'public, max-age=31536000, immutable';
/** It runs nothing, should somebody open it by itself. */
const SANDBOX = "sandbox; default-src 'none'";

const NAME = inPath('name', 'The end of the image’s URL, as the upload answers it.');

@ApiTags('Products')
@Controller()
export class ProductPicturesController {
  constructor(
    private readonly pictures: ProductPicturesService,
    private readonly largeBodies: LargeBodies,
  ) {}

  /** Upload an image of a product. It is drawn again; one that no product shows is deleted after a day. */
  @ForTool('products')
  @Post('products/pictures')
  @MultipartBody({ file: { description: 'A PNG, JPEG, GIF or WebP.' } })
  @RequestBody({ maxBytes: BODY_BYTES.productPicture, tooLarge: PRODUCT_MESSAGES.pictureTooLarge })
  upload(@CurrentUser() user: AuthUser, @Req() request: FastifyRequest): Promise<ProductPictureView> {
    return this.largeBodies.hold(user.id, request, async () =>
      this.pictures.keep(user, await receivePicture(request), originOf(request)),
    );
  }

  /** Show a product’s image. Whoever knows the URL may read it, on pages of other sites, too. */
  @Public()
  @Get('product-pictures/:name')
  @AnswersFile('image/webp')
  @Describe({ parameters: [NAME] })
  async get(
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const picture = uploadedPicture(`${PRODUCT_PICTURES_PATH}/${name}`);
    if (!picture) throw notFound();
    const file = await this.pictures.open(picture.id, picture.key);
    void reply
      .header('Cache-Control', CACHE)
      .header('Content-Security-Policy', SANDBOX)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('X-Content-Type-Options', 'nosniff');
    return showFile(reply, file);
  }
}
