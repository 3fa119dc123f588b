import type { ProductDetail } from '@onair/core/catalogue/client'

export type Video = ProductDetail['videos'][number]

/** A picture or video of the gallery. `key` is the model's `picture`. */
export type Medium = { key: string; style?: string } & (
  | { kind: 'picture'; name: string }
  | { kind: 'video'; video: Video }
)

/**
 * A product's pictures and videos, each once.
 *
 * 1. The picture of the initial style comes first: the server's HTML shows it.
 * 2. The product's own pictures follow, then those of its styles.
 * 3. Videos come after the first picture, where they are noticed.
 *
 * @param first the name of the picture to show first
 */
export function mediaOf(
  product: Pick<ProductDetail, 'images' | 'edps' | 'videos' | 'styles'>,
  first: string,
): Medium[] {
  const names = new Set([first, ...product.images, ...product.edps.map(({ imageUrl }) => imageUrl)])
  const pictures = [...names].map((name): Medium => {
    const code = product.edps.find(({ imageUrl }) => imageUrl === name)?.styleCode
    return { kind: 'picture', key: name, name, style: product.styles.find((style) => style.code === code)?.name }
  })
  const videos = product.videos.map((video): Medium => ({ kind: 'video', key: video.url, video }))
  return [...pictures.slice(0, 1), ...videos, ...pictures.slice(1)]
}
