/** A review page with six faults: price, currency, availability, rating, picture and author. */
export const SAMPLE_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>Acme Trail 3 review</title>
    <script type="application/ld+json">
      {
        "@context": "https://schema.org",
        "@graph": [
          {
            "@type": "Product",
            "@id": "#shoe",
            "name": "Acme Trail 3",
            "image": "/images/trail-3.jpg",
            "brand": { "@type": "Brand", "name": "Acme" },
            "offers": {
              "@type": "Offer",
              "price": "$129.95",
              "priceCurrency": "Dollar",
              "availability": "in stock"
            }
          },
          {
            "@type": "Review",
            "itemReviewed": { "@id": "#shoe" },
            "author": { "@id": "#ada" },
            "datePublished": "2026-03-14",
            "reviewRating": { "@type": "Rating", "ratingValue": 6, "bestRating": 5 }
          }
        ]
      }
    </script>
  </head>
  <body>
    <h1>Acme Trail 3 review</h1>
    <p>We ran 400 km in the Acme Trail 3. It costs $129.95, and we give it 6 of 5.</p>
  </body>
</html>
`;

/** Whether a paste is the sample as it stands, whatever its line ends: a check of that alone costs nothing. */
export function isSamplePage(text: string): boolean {
  return text.replaceAll('\r\n', '\n').trim() === SAMPLE_PAGE.trim();
}
