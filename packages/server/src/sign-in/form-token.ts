import { hkdfSync } from 'node:crypto'

/**
 * The token by which the shop's own forms, which work without JavaScript, are distinguished from a program that calls the API. Every
 * process of an installation derives the same one, so that a form may reach the API in another process.
 */
export const formTokenOf = ({ giftCardKey }: { giftCardKey: string }): string =>
  Buffer.from(hkdfSync('sha256', giftCardKey, '', 'onair form token', 24)).toString('base64url')
