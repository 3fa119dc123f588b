import { shownKettle, shownReviews } from '@onair/widgets/testing'
import { describe, expect, test } from 'vitest'
import { type About, structuredData } from './structured-data.ts'

const video = {
  Url: 'kettle.mp4',
  ImageUrl: 'p/kettle-red-0',
  Title: 'The kettle in three colours',
  Seconds: 7,
  UploadedAt: '2026-09-07T12:00:00-04:00',
}
const address = 'https://shop.test/en/pages/productdetails?nav=R:412305'

function data(change: Parameters<typeof shownKettle>[0] = {}, more: Partial<About> = {}) {
  const things = structuredData({
    product: shownKettle({ Breadcrumb: [{ Id: 'kitchen', Name: 'Kitchen' }], ...change }),
    reviews: shownReviews(),
    language: 'en',
    address,
    categoryAddress: (id) => `https://shop.test/en/pages/productlist?dimensions=category:${id}`,
    imageBase: 'https://shop.test/images/',
    videoBase: 'https://videos.test/',
    homeAddress: 'https://shop.test/en/',
    shopName: 'Onair',
    ...more,
  })
  const of = (type: string) => things.find((thing) => thing['@type'] === type)
  return { things, product: of('Product'), crumbs: of('BreadcrumbList'), video: of('VideoObject') }
}

describe('the structured data of a product', () => {
  test('1. name the product with its pictures, brand and number', () => {
    expect(data().product).toMatchObject({
      '@id': `${address}#product`,
      sku: '412305',
      brand: { '@type': 'Brand', name: 'Maison Nord' },
      image: [
        'https://shop.test/images/p/kettle-red-1?impolicy=L&format=jpeg',
        'https://shop.test/images/p/kettle-red-2?impolicy=L&format=jpeg',
      ],
      description:
        'Pours exactly where you want it, and says how hot the water is. 1.2 litres All stoves, induction too Two-year warranty',
    })
  })
  test('2. make one price an offer, with stock, seller and the return window', () => {
    expect(data().product?.offers).toEqual({
      '@type': 'Offer',
      price: '59.99',
      priceCurrency: 'CAD',
      url: address,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: 'Onair' },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'CA',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        returnMethod: 'https://schema.org/ReturnByMail',
      },
    })
  })
  test('2b. limit a price window’s price to its end', () => {
    const PriceUntil = '2026-11-21T18:30:00.000Z'
    expect(data({ PriceUntil }).product?.offers).toMatchObject({ price: '59.99', priceValidUntil: PriceUntil })
  })
  test('3. make several prices one offer from the lowest to the highest', () => {
    const [first, ...rest] = data().things.length > 0 ? shownKettle().edps : []
    if (!first) throw new Error('no styles')
    const product = { ...shownKettle(), edps: [{ ...first, price: 4999 }, ...rest] }
    expect(data({}, { product }).product?.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '49.99',
      highPrice: '59.99',
      offerCount: 4,
    })
  })
  test.each([
    ['low', 'LimitedAvailability'],
    ['out', 'OutOfStock'],
  ] as const)('4. stock %s is %s', (Stock, availability) => {
    expect(data({ Stock }).product?.offers).toMatchObject({ availability: `https://schema.org/${availability}` })
  })
  test('5. name no seller of a Marketplace product, and no return of a donation', () => {
    expect(data({ SellerType: 'Marketplace' }).product?.offers).not.toHaveProperty('seller')
    expect(data({ IsDonation: true }).product?.offers).not.toHaveProperty('hasMerchantReturnPolicy')
  })
  test('6. have the rating and the first reviews, each in its language', () => {
    const { product } = data()
    expect(product?.aggregateRating).toMatchObject({ ratingValue: 4.4, reviewCount: 128, bestRating: 5 })
    expect(product?.review).toHaveLength(3)
    expect(product?.review).toMatchObject([{ inLanguage: 'en-CA' }, { inLanguage: 'fr-CA' }, {}])
  })
  test('7. have no rating and no review for a product without them', () => {
    const { product } = data({ ProductReviewCount: 0, AverageRating: null }, { reviews: null })
    expect(product).not.toHaveProperty('aggregateRating')
    expect(product).not.toHaveProperty('review')
  })
  test('8. have the breadcrumb from the home page', () => {
    expect(data().crumbs?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Onair', item: 'https://shop.test/en/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Kitchen',
        item: 'https://shop.test/en/pages/productlist?dimensions=category:kitchen',
      },
      { '@type': 'ListItem', position: 3, name: 'Gooseneck Kettle with Thermometer', item: address },
    ])
  })
  test('9. have each video', () => {
    expect(data().video).toBeUndefined()
    expect(data({ Videos: [video] }).video).toMatchObject({
      name: 'Gooseneck Kettle with Thermometer – The kettle in three colours',
      thumbnailUrl: 'https://shop.test/images/p/kettle-red-0?impolicy=L&format=jpeg',
      contentUrl: 'https://videos.test/kettle.mp4',
      uploadDate: '2026-09-07T12:00:00-04:00',
      duration: 'PT7S',
    })
  })
})
