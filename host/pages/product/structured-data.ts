import { imageAddress, plainText } from '@onair/core/catalogue'
import type { ProductDetail } from '@onair/core/catalogue/client'
import { htmlLang, type Language } from '@onair/core/language'
import type { Cents } from '@onair/core/money'
import { isMarketplace, returnWindowDays } from '@onair/core/returns'
import type { Reviews } from '@onair/core/reviews/client'

/** The values of a product's structured data. Its addresses are absolute. */
export type About = {
  product: ProductDetail
  reviews: Reviews | null
  language: Language
  /** The page's own address, and that of a category's list. */
  address: string
  categoryAddress: (id: string) => string
  /** With a slash at the end. */
  imageBase: string
  videoBase: string
  homeAddress: string
  shopName: string
}

type Thing = { '@type': string; [property: string]: unknown }

/** The number of reviews in a product's structured data. */
const maxReviews = 3

/**
 * A product as schema.org data: the product with its offer, rating, reviews and videos, and its breadcrumb.
 *
 * 1. One price is an `Offer`; several are an `AggregateOffer` from the lowest to the highest.
 * 2. There is a rating only if there is a review.
 * 3. A price that a price window lowers is valid until its end.
 * 4. Donations and gift cards cannot be returned; everything else can, within the return window, in Canada.
 */
export function structuredData(about: About): Thing[] {
  return [productThing(about), breadcrumb(about), ...about.product.videos.map((video) => videoThing(about, video))]
}

function productThing(about: About): Thing {
  const { product, reviews, language, imageBase, address } = about
  const colours = product.styles.map(({ name }) => name)
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    name: product.name,
    description: plainText(product.description),
    sku: product.itemNo,
    url: address,
    inLanguage: htmlLang(language),
    image: product.images.map((name) => imageAddress(imageBase, name, 'L', 'jpeg')),
    brand: { '@type': 'Brand', name: product.brand },
    ...(colours.length === 1 && !product.isDonation && { color: colours[0] }),
    offers: offers(about),
    ...(product.averageRating !== null &&
      product.productReviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.averageRating,
          reviewCount: product.productReviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    ...(reviews &&
      reviews.reviews.length > 0 && {
        review: reviews.reviews.slice(0, maxReviews).map((review) => ({
          '@type': 'Review',
          name: review.headline,
          reviewBody: review.comments,
          inLanguage: htmlLang(review.language),
          datePublished: review.date,
          author: { '@type': 'Person', name: review.nickname },
          reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
        })),
      }),
  }
}

const dollars = (cents: Cents): string => (cents / 100).toFixed(2)
const availability = { in: 'InStock', low: 'LimitedAvailability', out: 'OutOfStock' } as const

function offers({ product, address, shopName }: About): Thing {
  const prices = product.edps.map(({ price }) => price)
  const low = Math.min(...(prices.length > 0 ? prices : [product.isPriceRange?.min ?? product.isPrice ?? 0]))
  const high = Math.max(...(prices.length > 0 ? prices : [product.isPriceRange?.max ?? product.isPrice ?? 0]))
  return {
    ...(low === high
      ? { '@type': 'Offer', price: dollars(low) }
      : { '@type': 'AggregateOffer', lowPrice: dollars(low), highPrice: dollars(high), offerCount: prices.length }),
    priceCurrency: 'CAD',
    ...(product.priceUntil !== null && { priceValidUntil: product.priceUntil }),
    url: address,
    availability: `https://schema.org/${availability[product.stock]}`,
    itemCondition: 'https://schema.org/NewCondition',
    // The catalogue does not name Marketplace sellers.
    ...(!isMarketplace(product.sellerType) && { seller: { '@type': 'Organization', name: shopName } }),
    ...(!product.isDonation && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'CA',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnWindowDays,
        returnMethod: 'https://schema.org/ReturnByMail',
      },
    }),
  }
}

function breadcrumb({ product, categoryAddress, homeAddress, shopName, address }: About): Thing {
  const steps = [
    { name: shopName, item: homeAddress },
    ...product.breadcrumb.map(({ id, name }) => ({ name, item: categoryAddress(id) })),
    { name: product.name, item: address },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

function videoThing({ product, imageBase, videoBase, language }: About, video: ProductDetail['videos'][number]): Thing {
  return {
    '@type': 'VideoObject',
    name: `${product.name} – ${video.title}`,
    description: plainText(product.description) || product.name,
    inLanguage: htmlLang(language),
    thumbnailUrl: imageAddress(imageBase, video.imageUrl, 'L', 'jpeg'),
    contentUrl: videoBase + video.url,
    uploadDate: video.uploadedAt,
    duration: `PT${video.seconds}S`,
  }
}
