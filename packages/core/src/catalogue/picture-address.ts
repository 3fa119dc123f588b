/** The available widths of pictures. Tiles use `M` (specification §9: `impolicy=M`). */
export type ImageSize = 'S' | 'M' | 'L'
/** The available formats of pictures. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** A picture's URL, built from the base address, the product's `ImageUrl`, the width and the format. */
export function imageAddress(base: string, imageUrl: string, size: ImageSize, format?: ImageFormat): string {
  const query = `impolicy=${size}${format ? `&format=${format}` : ''}`
  return `${base}${imageUrl}${imageUrl.includes('?') ? '&' : '?'}${query}`
}
