import { imageAddress, plainText, truncateText } from '@onair/core/catalogue'
import type { ProductDetail } from '@onair/core/catalogue/client'
import { productPath } from '@onair/core/item-number'
import type { Reviews } from '@onair/core/reviews/client'
import { translator } from '../../kernel/messages.ts'
import type { Visit } from '../../kernel/visit.ts'
import { frameTexts } from '../../parts/frame-texts.ts'
import { JsonLd } from '../../parts/json-ld.tsx'
import en from './product.messages.en.json'
import fr from './product.messages.fr.json'
import { structuredData } from './structured-data.ts'

/** The length that search engines show of a description. */
const metaLength = 155

/** The meta description: the beginning of the product's description, else a sentence about the shop. */
export function metaDescription(visit: Visit, product: ProductDetail): string {
  const beginning = truncateText(plainText(product.description), metaLength).text
  return beginning || translator(visit, en, fr)('meta', { name: product.name, brand: product.brand })
}

/** The product's structured data, and its Open Graph properties for previews of the page's address. */
export function ProductHead({
  visit,
  product,
  reviews,
}: {
  visit: Visit
  product: ProductDetail
  reviews: Reviews | null
}) {
  const { language } = visit
  const { settings } = visit.host
  const shopName = frameTexts(visit)('brand.name')
  const absolute = (base: string) => new URL(base, settings.origin).href
  const imageBase = absolute(settings.imageBase)
  const address = visit.address(productPath(product.itemNo), language)
  const price = product.isPriceRange?.min ?? product.isPrice
  const structured = structuredData({
    product,
    reviews,
    language,
    address,
    imageBase,
    videoBase: absolute(settings.videoBase),
    homeAddress: visit.address('/', language),
    categoryAddress: (id) => visit.address(`/pages/productlist?dimensions=category:${id}`, language),
    shopName,
  })
  const properties: Record<string, string | undefined> = {
    'og:type': 'product',
    'og:site_name': shopName,
    'og:title': product.name,
    'og:description': metaDescription(visit, product),
    'og:url': address,
    'og:image': product.imageUrl ? imageAddress(imageBase, product.imageUrl, 'L', 'jpeg') : undefined,
    'og:image:alt': product.imageUrl ? product.name : undefined,
    'og:locale': language === 'fr' ? 'fr_CA' : 'en_CA',
    'og:locale:alternate': language === 'fr' ? 'en_CA' : 'fr_CA',
    'product:price:amount': price === null ? undefined : (price / 100).toFixed(2),
    'product:price:currency': price === null ? undefined : 'CAD',
  }
  return (
    <>
      {Object.entries(properties).map(
        ([property, content]) => content !== undefined && <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {structured.map((data, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <JsonLd key={index} data={data} />
      ))}
    </>
  )
}
