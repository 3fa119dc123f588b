/** The first digits of our return parcels' tracking numbers. */
const prefix = '70'

/**
 * The tracking number of a return: 16 digits, like the carrier's parcels. The last is the check digit of GS1 (weights 3 and 1 from
 * the right).
 */
export function trackingNo(serial: string): string {
  const digits = prefix + serial.padStart(13, '0')
  const sum = [...digits].toReversed().reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return digits + String((10 - (sum % 10)) % 10)
}
