/** The path of the link in a back-in-stock mail. The link adds the style to the bag, once. */
export function waitlistPath(itemNo: string, edpNo: number): string {
  return `/bag/waitlist?itemNo=${itemNo}&edpNo=${edpNo}`
}
