import encodeQR from 'qr'

/**
 * A QR code as SVG (ISO/IEC 18004): correction level M, the quiet zone of four modules, and a white ground, so that it can be
 * scanned from a dark picture as well.
 */
export function qrCodeOf(text: string): string {
  const options = { ecc: 'medium', border: 4 } as const
  const { length } = encodeQR(text, 'raw', options)
  const ground = `<path fill="#fff" d="M0 0h${length}v${length}H0z"/>`
  return encodeQR(text, 'svg', options).replace('<path', `${ground}<path`)
}
