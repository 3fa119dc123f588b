// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

/** Fetches the component of each widget, for pages that hydrate widgets as islands. */
export const islands = {
  'address-form': () => import('./address-form.ts').then((widget) => widget.AddressForm),
  addresses: () => import('./addresses.ts').then((widget) => widget.Addresses),
  bag: () => import('./bag.ts').then((widget) => widget.BagView),
  'bag-counter': () => import('./bag-counter.ts').then((widget) => widget.BagCounter),
  'card-form': () => import('./card-form.ts').then((widget) => widget.CardForm),
  checkout: () => import('./checkout.ts').then((widget) => widget.Checkout),
  'create-account': () => import('./create-account.ts').then((widget) => widget.CreateAccount),
  'easy-pay': () => import('./easy-pay.ts').then((widget) => widget.EasyPay),
  'forgot-password': () => import('./forgot-password.ts').then((widget) => widget.ForgotPassword),
  'gift-card-balance': () => import('./gift-card-balance.ts').then((widget) => widget.GiftCardBalance),
  information: () => import('./information.ts').then((widget) => widget.Information),
  'information-form': () => import('./information-form.ts').then((widget) => widget.InformationForm),
  'on-air-now': () => import('./on-air-now.ts').then((widget) => widget.OnAirNow),
  'order-list': () => import('./order-list.ts').then((widget) => widget.OrderList),
  'order-status': () => import('./order-status.ts').then((widget) => widget.OrderStatus),
  'payment-cards': () => import('./payment-cards.ts').then((widget) => widget.PaymentCards),
  product: () => import('./product.ts').then((widget) => widget.ProductView),
  'product-list': () => import('./product-list.ts').then((widget) => widget.ProductList),
  'recently-viewed': () => import('./recently-viewed.ts').then((widget) => widget.RecentlyViewed),
  reviews: () => import('./reviews.ts').then((widget) => widget.Reviews),
  schedule: () => import('./schedule.ts').then((widget) => widget.Schedule),
  'search-box': () => import('./search-box.ts').then((widget) => widget.SearchBox),
  'sign-in': () => import('./sign-in.ts').then((widget) => widget.SignIn),
  'write-review': () => import('./write-review.ts').then((widget) => widget.WriteReview),
}
