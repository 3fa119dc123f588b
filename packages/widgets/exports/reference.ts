// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

/** The elements, for pages that list them. Each also takes `shop`, `language`, `theme` and `loading`. */
export const reference = [
  {
    tag: 'onair-bag',
    attributes: ['dialog', 'open'],
    events: ['onair:before-checkout', 'onair:bag-opened', 'onair:bag-closed'],
  },
  {
    tag: 'onair-bag-counter',
    attributes: ['compact'],
    events: ['onair:before-open', 'onair:count-changed'],
  },
  {
    tag: 'onair-checkout',
    attributes: ['site-key'],
    events: ['onair:order-placed'],
  },
  {
    tag: 'onair-create-account',
    attributes: ['return-to'],
    events: ['onair:before-return'],
  },
  {
    tag: 'onair-easy-pay',
    attributes: [],
    events: [],
  },
  {
    tag: 'onair-favourites',
    attributes: [],
    events: [],
  },
  {
    tag: 'onair-forgot-password',
    attributes: ['token'],
    events: [],
  },
  {
    tag: 'onair-gift-card-balance',
    attributes: [],
    events: [],
  },
  {
    tag: 'onair-on-air-now',
    attributes: ['time-zone', 'compact'],
    events: ['onair:show-changed', 'onair:before-open'],
  },
  {
    tag: 'onair-order-list',
    attributes: [],
    events: [],
  },
  {
    tag: 'onair-order-status',
    attributes: ['order-no'],
    events: [],
  },
  {
    tag: 'onair-product',
    attributes: ['item-no'],
    events: ['onair:before-add', 'onair:added'],
  },
  {
    tag: 'onair-product-list',
    attributes: ['search-term', 'dimensions', 'sort-key', 'item-nos', 'count', 'look', 'heading'],
    events: ['onair:before-add', 'onair:added'],
  },
  {
    tag: 'onair-quick-order',
    attributes: ['items'],
    events: ['onair:before-add', 'onair:added'],
  },
  {
    tag: 'onair-recently-viewed',
    attributes: ['item-no', 'open', 'page'],
    events: [],
  },
  {
    tag: 'onair-return-items',
    attributes: ['order-no'],
    events: [],
  },
  {
    tag: 'onair-reviews',
    attributes: ['item-no'],
    events: [],
  },
  {
    tag: 'onair-schedule',
    attributes: ['view', 'date', 'time-zone', 'compact'],
    events: ['onair:show-changed'],
  },
  {
    tag: 'onair-search-box',
    attributes: ['search-term'],
    events: ['onair:before-search'],
  },
  {
    tag: 'onair-showstopper',
    attributes: ['time-zone'],
    events: ['onair:before-open'],
  },
  {
    tag: 'onair-sign-in',
    attributes: ['return-to', 'site-key'],
    events: ['onair:before-return'],
  },
  {
    tag: 'onair-store-card',
    attributes: [],
    events: [],
  },
  {
    tag: 'onair-track-order',
    attributes: ['order-no', 'postal-code'],
    events: [],
  },
  {
    tag: 'onair-watch-live',
    attributes: ['time-zone'],
    events: ['onair:before-add', 'onair:added'],
  },
  {
    tag: 'onair-write-review',
    attributes: ['item-no'],
    events: ['onair:review-written'],
  },
] as const
