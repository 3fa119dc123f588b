/** The parameters that mail, advertising and social services add to the addresses of their links. */
const names = new Set([
  // Google: advertisements, free listings, the linker of Analytics.
  ...['gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'gad_source', 'gad_campaignid', 'srsltid', '_ga', '_gl'],
  // Meta, Microsoft, TikTok, X, LinkedIn, Pinterest, Snapchat, Reddit, Yandex.
  ...['fbclid', 'igsh', 'igshid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id', 'epik', 'sccid', 'rdt_cid', 'yclid'],
  // Letters: Mailchimp, HubSpot, Marketo, Klaviyo, Kit, Omeda, Vero, Drip.
  ...['mc_cid', 'mc_eid', '_hsenc', '_hsmi', 'hsctatracking', 'mkt_tok', '_kx', 'ck_subscriber_id'],
  ...['oly_anon_id', 'oly_enc_id', 'vero_conv', 'vero_id', '__s'],
  // Affiliates: Impact, CJ, Awin.
  ...['irclickid', 'irgwc', 'cjevent', 'awc'],
])

/** Whether a parameter only says where a visitor came from, whatever its capitals. */
export const isTracking = (name: string): boolean =>
  /^(utm|mtm|pk|matomo)_/i.test(name) || names.has(name.toLowerCase())
