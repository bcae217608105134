import { textPixels, widthsBefore } from './text-pixels';

/** At 20 pixels: the most that Chromium showed of Arial with DejaVu Sans or Noto Sans behind it, regular or bold. */
it.each([
  ['أفضل الهواتف المحمولة في السعودية والأسعار الجديدة', 474.6],
  ['شمس صص ضض سس شش طط', 312.2],
  ['بيت كتب تمت', 131.1],
  ['بهترین گوشی های موبایل در ایران و قیمت', 368],
  ['کفش\u200cهای ورزشی زنانه ارزان', 240.8],
  ['پاکستان میں بہترین موبائل فون اور قیمتیں', 377.3],
  ['السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللَّهِ', 205.5],
  ['٠١٢٣٤٥٦٧٨٩ ۱۲۳۴۵', 177.2],
  ['غوره په افغانستان کې ښه ټلیفونونه', 306.3],
  ['لا إله', 40.7],
  ['Լավագույն հեռախոսները Երևանում և գները', 480.5],
  ['ԼԱՎԱԳՈՒՅՆ ՀԵՌԱԽՈՍՆԵՐԸ', 297.1],
  ['Գնել բնակարան Երևանում։ Ինչպե՞ս', 388.4],
])('takes %s for no less than is shown, and little more', (text, shown) => {
  const { pixels, estimated } = textPixels(text, { size: 20 });
  expect(estimated).toBe(true);
  expect(pixels).toBeGreaterThanOrEqual(shown);
  expect(pixels).toBeLessThanOrEqual(shown * 1.2);
  expect(widthsBefore(text).before.at(-1)).toBeCloseTo(pixels / 20, 6);
});

it('lets no letter join across what parts words', () => {
  const width = (text: string) => textPixels(text, { size: 20 }).pixels;
  expect(width('بت')).toBeLessThan(width('ب\u200cت'));
  expect(width('بء')).toBeGreaterThan(width('بت'));
});
