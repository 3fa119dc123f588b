import { type ImageSize, imageAddress } from '@onair/core/catalogue'
import { escapeHtml } from './layout.ts'

/** Where the pictures of letters are. */
export type PictureBase = { shopOrigin: string; imageBase: string }

/**
 * The whole address of a picture, as JPEG: some programs draw nothing newer. Undefined for a product without one, because a letter
 * must fetch nothing in vain.
 * @param imageUrl the picture's name; empty for none
 */
export const pictureAddress = (
  imageUrl: string,
  size: ImageSize,
  { shopOrigin, imageBase }: PictureBase,
): string | undefined =>
  imageUrl ? new URL(imageAddress(imageBase, imageUrl, size, 'jpeg'), shopOrigin).href : undefined

/** The picture that a letter about one product shows; nothing for a product without one. */
export function productPicture(imageUrl: string, shop: PictureBase): string {
  const address = pictureAddress(imageUrl, 'M', shop)
  return address === undefined
    ? ''
    : `<img src="${escapeHtml(address)}" alt="" width="240" height="240" style="display:block;margin:16px 0;border:0">\n`
}
