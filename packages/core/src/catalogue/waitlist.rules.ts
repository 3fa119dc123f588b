/** Where the link of a mail leads that says that a style is back: it puts the style into the bag, once. */
export function waitlistPath(itemNo: string, edpNo: number): string {
  return `/bag/waitlist?itemNo=${itemNo}&edpNo=${edpNo}`
}
