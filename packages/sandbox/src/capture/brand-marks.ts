const mark = (background: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 24"><rect width="38" height="24" rx="4" fill="${background}"/>${drawing}</svg>`

const word = (text: string, style = '') =>
  `<text x="19" y="16" text-anchor="middle" textLength="${text.length > 4 ? 30 : 26}" font-family="Arial, Helvetica, sans-serif" font-size="10" font-weight="800" fill="#fff" ${style}>${text}</text>`

/** The brands' marks beside the number. Their names stand in text for screen readers. */
export const brandMarks = {
  VI: mark('#1a2a6c', word('VISA', 'font-style="italic"')),
  MC: mark(
    '#22202a',
    '<circle cx="15" cy="12" r="7" fill="#e0392b"/><circle cx="23" cy="12" r="7" fill="#f79e1b" fill-opacity=".9"/>',
  ),
  AX: mark('#0a5a8a', word('AMEX')),
  FI: mark('#4b1d70', word('ONAIR')),
} as const
