/**
 * Segments of paths that hold lists of pages rather than pages: the specification's `/category/`, `/categories/` and
 * `/tags/`, and `/tag/`, as WordPress writes it.
 */
export const IGNORED_SEGMENTS: readonly string[] = ['category', 'categories', 'tag', 'tags'];

/**
 * Endings of paths that are files: the specification's images, documents, audio and video, and what is as little a page.
 * Names that are top-level domains or parts of product names (`.ai`, `.app`, `.com`, `.js`, `.md`, `.net`, `.ts`) are
 * left out, since they end slugs such as `/what-is-node.js`; an answer's content type tells those files.
 */
export const FILE_TYPES: Record<
  'image' | 'document' | 'audio' | 'video' | 'archive' | 'other',
  readonly string[]
> = {
  image: words(
    'apng avif bmp cur eps gif heic heif ico jfif jpe jpeg jpg jxl png psd raw svg svgz tif tiff webp',
  ),
  document: words(
    'csv doc docm docx dot dotx epub mobi odp ods odt pdf pps ppsx ppt pptx rtf tsv txt xls xlsm xlsx',
  ),
  audio: words('aac aif aiff amr flac m3u m4a m4b mid midi mp3 mpga oga ogg opus ra wav weba wma'),
  video: words('3gp asf avi flv m2ts m4v mkv mov mp4 mpeg mpg mts ogv swf vob webm wmv'),
  archive: words('7z apk bz2 cab deb dmg exe gz ipa iso jar msi pkg rar rpm tar tgz torrent xz zip zst'),
  other: words('atom css eot ics json map otf rss ttf vcf wasm woff woff2 xml xsl'),
};

function words(text: string): string[] {
  return text.split(' ');
}
