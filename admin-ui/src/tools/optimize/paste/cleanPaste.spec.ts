import { cleanPaste } from './cleanPaste';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:st1="urn:schemas-microsoft-com:office:smarttags">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoTitle>Brew coffee<o:p></o:p></p>
<h2><a name="_Toc1"></a><b>Choose&nbsp;beans</b><o:p></o:p></h2>
<p class=MsoNormal><span style='mso-spacerun:yes'>&nbsp;</span>Roasted in <st1:place w:st="on"><st1:City w:st="on">Turin</st1:City></st1:place>, <b style='mso-bidi-font-weight:normal'>fresh</b> and <a href="https://beans.example/">good</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Weigh<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>to the gram<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Grind<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=300 valign=top><p class=MsoNormal>Cup</p></td><td colspan=2><p class=MsoNormal>12&nbsp;g</p></td></tr></table>
<p class=MsoNormal><img width=10 src="file:///C:/Users/x/clip_image001.png"></p>
<!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8f1c2d3e-7fff"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Brew coffee</span></h1><p dir="ltr"><span style="font-weight:400">Take </span><span style="font-weight:700">fresh</span><span style="font-style:italic"> beans</span><span> from </span><a href="https://www.google.com/url?q=https://shop.example/a&amp;sa=D" style="text-decoration:none"><span style="text-decoration:underline;color:#1155cc">a shop</span></a><span style="text-decoration:line-through">old</span></p><br><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Weigh</span></p></li></ul><p dir="ltr"><span><span style="border:none"><img src="data:image/png;base64,AAAA" width="20"></span></span></p></b><br class="Apple-interchange-newline">`;

const WORDPRESS = `<!-- wp:heading --><h2 class="wp-block-heading" id="h-beans">Beans</h2><!-- /wp:heading -->
<!-- wp:paragraph {"align":"left"} --><p class="has-text-align-left">Caf\u00e9&nbsp;: <mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color">fresh</mark></p><!-- /wp:paragraph -->
<!-- wp:image {"id":7} --><figure class="wp-block-image size-large"><img src="https://wp.example/cup.jpg" alt="A cup" class="wp-image-7" srcset="x 2x"/><figcaption class="wp-element-caption">My cup</figcaption></figure><!-- /wp:image -->
<!-- wp:quote --><blockquote class="wp-block-quote"><p>Said</p><cite>Me</cite></blockquote><!-- /wp:quote -->
<!-- wp:table --><figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>Cup</th></tr></thead><tbody><tr><td>one</td></tr></tbody></table></figure><!-- /wp:table -->`;

it('takes a paste from Word without what only Word understands', () => {
  const { html, lostPictures } = cleanPaste(WORD);
  expect(html.replace(/\s*\n\s*/g, '').replace(/>\s+</g, '><')).toBe(
    '<h1>Brew coffee</h1><h2>Choose beans</h2>' +
      '<p> Roasted in Turin, <b>fresh</b> and <a href="https://beans.example/">good</a>.</p>' +
      '<ul><li><p>Weigh</p><ol><li><p>to the gram</p></li></ol></li><li><p>Grind</p></li></ul>' +
      '<table><tbody><tr><td><p>Cup</p></td><td colspan="2"><p>12&nbsp;g</p></td></tr></tbody></table>',
  );
  expect(lostPictures).toBe(1);
});

it('takes a paste from Google Docs, whose bold wrapper is none', () => {
  const { html, lostPictures } = cleanPaste(DOCS);
  expect(html).toBe(
    '<h1>Brew coffee</h1><p>Take <strong>fresh</strong><em> beans</em> from <a href="https://shop.example/a">a shop</a><s>old</s></p>' +
      '<ul><li><p>Weigh</p></li></ul>',
  );
  expect(lostPictures).toBe(1);
});

it('takes a paste from WordPress', () => {
  const { html } = cleanPaste(WORDPRESS);
  expect(html.replace(/>\s+</g, '><')).toBe(
    '<h2>Beans</h2><p>Caf\u00e9&nbsp;: <mark>fresh</mark></p><img src="https://wp.example/cup.jpg" alt="A cup"><p>My cup</p>' +
      '<blockquote><p>Said</p>Me</blockquote>' +
      '<table><thead><tr><th>Cup</th></tr></thead><tbody><tr><td>one</td></tr></tbody></table>',
  );
});

it.each([
  ['a script', '<p onclick="alert(1)">x<script>alert(1)</script></p>', '<p>x</p>'],
  ['a link that runs', '<p><a href="java&#10;script:alert(1)">x</a></p>', '<p>x</p>'],
  [
    'a link without a scheme',
    '<p><a href="//a.example/b">x</a></p>',
    '<p><a href="https://a.example/b">x</a></p>',
  ],
  ['a link to another site in disguise', '<p><a href="/\\a.example">x</a></p>', '<p>x</p>'],
  ['an embedded page', '<iframe src="https://evil.example"></iframe><p>x</p>', '<p>x</p>'],
  ['a link within the file of Word', '<p><a href="#_Toc12">x</a></p>', '<p>x</p>'],
  ['divisions', '<div><div>one</div><div>two</div></div>', '<p>one</p><p>two</p>'],
  ['a place in a page', '<p><a href="#beans">x</a></p>', '<p><a href="#beans">x</a></p>'],
  ['code with its white space', '<pre>a\n  b</pre>', '<pre>a\n  b</pre>'],
])('takes %s', (_, html, clean) => {
  expect(cleanPaste(html).html).toBe(clean);
});
