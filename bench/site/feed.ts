/** A Google Merchant feed of so many telephones, all at one price, TL. */
export function feed(products: number, price: number): string {
  const items = Array.from(
    { length: products },
    (_, index) => `<item><g:id>soak-${index}</g:id><g:title>Soak Telefon ${index}</g:title>
<g:description>Deneme ürünü ${index}</g:description><g:link>https://magaza.example/${index}</g:link>
<g:image_link>https://magaza.example/${index}.jpg</g:image_link><g:price>${price}.00 TRY</g:price>
<g:availability>in_stock</g:availability><g:brand>Soak</g:brand><g:condition>new</g:condition>
<g:product_type>Elektronik &gt; Telefon</g:product_type></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Soak</title>
${items.join('\n')}
</channel></rss>`;
}
