import { type ImageFormat, type ImageSize, imageAddress } from '@onair/core/catalogue'
import { fetchedFirst } from '../kit/react-attributes.ts'

/** The picture widths in pixels: products are square, programmes wide. */
const widthsFor: Readonly<Record<'square' | 'wide', Readonly<Record<ImageSize, number>>>> = {
  square: { S: 240, M: 480, L: 960 },
  wide: { S: 480, M: 960, L: 1600 },
}

/** A picture's `sizes`, by its use. */
const sizesFor = {
  thumb: '6rem',
  onScreen: '(min-width: 86rem) 11rem, (min-width: 55rem) 6rem, (min-width: 47rem) 24rem, 6rem',
  tile: '(min-width: 75rem) 16rem, (min-width: 40rem) 30vw, 44vw',
  card: '(min-width: 60rem) 28rem, 92vw',
  hero: '(min-width: 60rem) 50vw, 100vw',
} as const

export type PictureProps = {
  /** The base URL: `/images/`. */
  base: string
  /** A product's or programme's `imageUrl`; empty if it has none: then only the panel shows. */
  name: string
  /** The alternative text; empty if the text beside it says the same. */
  alt: string
  /** Shown if the picture cannot be loaded; `alt` if not given. */
  label?: string
  sizes?: keyof typeof sizesFor
  shape?: 'square' | 'wide'
  /** For pictures at the top of the page: fetched first. Others load when they are near the viewport. */
  priority?: boolean
}

const formats: readonly ImageFormat[] = ['avif', 'webp']

/**
 * A picture in the best format that the browser supports, at the needed width. Its space is reserved; if it cannot be loaded, a
 * panel with the label fills the space.
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
  if (!name)
    return (
      <span
        className="onair-picture"
        part="picture"
        data-shape={shape}
        data-unreadable={label}
        {...(alt && { role: 'img', 'aria-label': alt })}
      />
    )
  const widths = widthsFor[shape]
  const set = (format: ImageFormat) =>
    (['S', 'M', 'L'] as const).map((size) => `${imageAddress(base, name, size, format)} ${widths[size]}w`).join(', ')
  const height = shape === 'wide' ? (widths.M * 9) / 16 : widths.M
  return (
    <picture key={name} className="onair-picture" part="picture" data-shape={shape}>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={set(format)} sizes={sizesFor[sizes]} />
      ))}
      <img
        // It may have failed before hydration.
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

/**
 * Covers a failed picture with its label; screen readers still find the picture. A picture with another name is loaded anew.
 */
function cover(image: HTMLImageElement, label: string): void {
  image.parentElement?.setAttribute('data-unreadable', label)
}
