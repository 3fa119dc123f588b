/** From the name of a picture to the bytes of an image file. */

import sharp from 'sharp'
import type { Picture } from '../names.ts'
import { drawPortrait } from './portrait.ts'
import { drawProduct } from './product.ts'
import { drawShow } from './show.ts'

/** The widths that an address can ask for. */
export const policies = ['S', 'M', 'L'] as const
export type Policy = (typeof policies)[number]

/** The file formats that an address can ask for. */
export const formats = ['jpeg', 'webp', 'avif'] as const
export type Format = (typeof formats)[number]

const widths = {
  product: { S: 240, M: 480, L: 960 },
  show: { S: 480, M: 960, L: 1600 },
  host: { S: 240, M: 480, L: 960 },
} as const satisfies Record<Picture['kind'], Record<Policy, number>>

/** How wide a picture is in pixels. Products and hosts are square, shows 16:9. */
export const widthOf = (picture: Picture, policy: Policy): number => widths[picture.kind][policy]

/** The picture as SVG, as wide as the policy says. The same picture is the same text, always. */
export function draw(picture: Picture, policy: Policy): string {
  const width = widthOf(picture, policy)
  if (picture.kind === 'host') return drawPortrait(picture.host, width)
  return picture.kind === 'product' ? drawProduct(picture, width) : drawShow(picture, width)
}

/** The picture as a file. AVIF at low effort: half the bytes of JPEG for little more time. */
export async function render(picture: Picture, policy: Policy, format: Format): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(Buffer.from(draw(picture, policy))).removeAlpha()
  const encoded =
    format === 'avif'
      ? image.avif({ quality: 56, effort: 1 })
      : format === 'webp'
        ? image.webp({ quality: 80, effort: 3 })
        : image.jpeg({ quality: 82, progressive: true })
  return new Uint8Array(await encoded.toBuffer())
}
