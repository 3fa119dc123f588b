import { type ImageFormat, type ImageSize, imageAddress } from '@onair/core/catalogue'
import { fetchedFirst } from '../kit/react-attributes.ts'

/** The pictures' widths in pixels: products are square, programmes wide. */
const widthsFor: Readonly<Record<'square' | 'wide', Readonly<Record<ImageSize, number>>>> = {
  square: { S: 240, M: 480, L: 960 },
  wide: { S: 480, M: 960, L: 1600 },
}

/** How wide a picture stands on a page, by what it is for. */
const sizesFor = {
  thumb: '6rem',
  tile: '(min-width: 75rem) 16rem, (min-width: 40rem) 30vw, 44vw',
  card: '(min-width: 60rem) 28rem, 92vw',
  hero: '(min-width: 60rem) 50vw, 100vw',
} as const

export type PictureProps = {
  /** Stands before the name: `/images/`. */
  base: string
  /** A product's or programme's `imageUrl`. */
  name: string
  /** What it shows; empty when the words beside it say so. */
  alt: string
  /** Stands where the picture would, should it be impossible to read; `alt` without it. */
  label?: string
  sizes?: keyof typeof sizesFor
  shape?: 'square' | 'wide'
  /** At the top of the page: fetched at once, before anything else. Otherwise when it comes near. */
  priority?: boolean
}

const formats: readonly ImageFormat[] = ['avif', 'webp']

/**
 * A picture in the best format the browser takes, at the width it needs. Its room is kept while it loads; where it cannot
 * be read, a calm panel with the label fills it.
 */
export function Picture({
  base,
  name,
  alt,
  label = alt,
  sizes = 'tile',
  shape = 'square',
  priority = false,
}: PictureProps) {
  const widths = widthsFor[shape]
  const set = (format: ImageFormat) =>
    (['S', 'M', 'L'] as const).map((size) => `${imageAddress(base, name, size, format)} ${widths[size]}w`).join(', ')
  const height = shape === 'wide' ? (widths.M * 9) / 16 : widths.M
  return (
    <picture key={name} className="onair-picture" data-shape={shape}>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={set(format)} sizes={sizesFor[sizes]} />
      ))}
      <img
        // It may have failed before the page came to life.
        ref={(image) => {
          if (image?.complete && image.currentSrc && !image.naturalWidth) cover(image, label)
        }}
        onError={({ currentTarget }) => cover(currentTarget, label)}
        src={imageAddress(base, name, 'M', 'jpeg')}
        srcSet={set('jpeg')}
        sizes={sizesFor[sizes]}
        alt={alt}
        width={widths.M}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        {...(priority && fetchedFirst)}
        decoding="async"
      />
    </picture>
  )
}

/** The picture stays what it is for screen readers; its label covers it. The next one, with another name, starts anew. */
function cover(image: HTMLImageElement, label: string): void {
  image.parentElement?.setAttribute('data-unreadable', label)
}
