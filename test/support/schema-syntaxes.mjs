// How structured data is written into pages: for the quality test and the benchmark alike.

/** One product in the many ways in which markup may be written. */
export const FORMS = formsOf(JSON.stringify({ '@type': 'Product', name: 'Kettle', sku: 'K7' }).slice(1, -1));

/** A page in each syntax, its text holding what the markup says. */
export const SYNTAXES = {
  'json-ld': (data) => pageOf(script(JSON.stringify({ '@context': 'https://schema.org', ...data })), data),
  microdata: (data) =>
    pageOf(
      elementOf(data, {
        scope: (types) =>
          `itemscope itemtype="${types.map((type) => `https://schema.org/${type}`).join(' ')}"`,
        property: 'itemprop',
      }),
      data,
    ),
  rdfa: (data) =>
    pageOf(
      `<div vocab="https://schema.org/">${elementOf(data, { scope: (types) => `typeof="${types.join(' ')}"`, property: 'property' })}</div>`,
      data,
    ),
};

function script(json, type = 'application/ld+json') {
  return `<script type="${type}">${json}</script>`;
}

function pageOf(markup, data) {
  const said = textsOf(data).filter((text) => !text.startsWith('http'));
  return `<!doctype html>\n<html lang="en"><head><title>Page</title></head><body>\n<p>${said.map(escaped).join('</p>\n<p>')}</p>\n${markup}\n</body></html>`;
}

function textsOf(data) {
  if (typeof data !== 'object') return [String(data)];
  return Object.entries(data).flatMap(([name, value]) => (name === '@type' ? [] : textsOf(value)));
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function elementOf(data, { scope, property }, attributes = '') {
  const lines = Object.entries(data).flatMap(([name, value]) => {
    if (name === '@type') return [];
    return [value]
      .flat()
      .map((each) =>
        typeof each === 'object'
          ? elementOf(each, { scope, property }, ` ${property}="${name}"`)
          : `<meta ${property}="${name}" content="${escaped(String(each))}">`,
      );
  });
  return `<div${attributes} ${scope([data['@type']].flat())}>\n${lines.join('\n')}\n</div>`;
}

function formsOf(members) {
  const context = '"@context":"https://schema.org"';
  const named = (type) => `{"@context":"https://schema.org","@type":${type},"name":"Kettle","sku":"K7"}`;
  const micro = (type) =>
    `<div itemscope itemtype="${type}"><b itemprop="name">Kettle</b><meta itemprop="sku" content="K7"></div>`;
  return {
    plain: script(`{${context},${members}}`),
    'context with http': script(`{"@context":"http://schema.org",${members}}`),
    'context with a slash': script(`{"@context":"https://schema.org/",${members}}`),
    'context in a list': script(`{"@context":["https://schema.org",{"@language":"en"}],${members}}`),
    'context as @vocab': script(`{"@context":{"@vocab":"https://schema.org/"},${members}}`),
    'a graph': script(`{${context},"@graph":[{${members}}]}`),
    'a list': script(`[{${context},${members}}]`),
    'several types': script(named('["Product","Thing"]')),
    'a type as address': script(named('"https://schema.org/Product"')),
    'a type with http': script(named('"http://schema.org/Product"')),
    'nested in a page': script(`{${context},"@type":"WebPage","mainEntity":{${members}}}`),
    'joined by id':
      script(`{${context},"@id":"#k","@type":"Product","name":"Kettle"}`) +
      script(`{${context},"@id":"#k","sku":"K7"}`),
    'a type in capitals': script(`{${context},${members}}`, 'APPLICATION/LD+JSON'),
    'a type with charset': script(`{${context},${members}}`, 'application/ld+json; charset=utf-8'),
    'in a comment of HTML': `<!-- ${script(`{${context},${members}}`)} -->`,
    'in CDATA': script(`//<![CDATA[\n{${context},${members}}\n//]]>`),
    'in a comment of the script': script(`<!--\n{${context},${members}}\n-->`),
    'a comma too many': script(`{${context},${members},}`),
    'a comma missing': script(`{${context} ${members}}`),
    'cut off': script(`{${context},${members}`),
    'single quotes': script(`{${context},${members}}`.replaceAll('"', "'")),
    'quotes as references': script(`{${context},${members}}`.replaceAll('"', '&quot;')),
    'behind a broken block': script('{"@context":') + script(`{${context},${members}}`),
    microdata: micro('https://schema.org/Product'),
    'microdata with http': micro('http://schema.org/Product'),
    'microdata by itemref': `<p id="r"><meta itemprop="sku" content="K7"></p><div itemscope itemtype="https://schema.org/Product" itemref="r"><b itemprop="name">Kettle</b></div>`,
    RDFa: `<div vocab="http://schema.org/" typeof="Product"><b property="name">Kettle</b><meta property="sku" content="K7"></div>`,
    'RDFa with a prefix': `<div prefix="s: https://schema.org/" typeof="s:Product"><b property="s:name">Kettle</b><meta property="s:sku" content="K7"></div>`,
    'RDFa without one': `<div typeof="schema:Product"><b property="schema:name">Kettle</b><meta property="schema:sku" content="K7"></div>`,
  };
}
