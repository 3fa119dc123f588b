import type { Meta } from '@storybook/react-vite'
import { elementStory } from './element-story.tsx'

/** Each element by its tag, as another site's page has it. */
const meta: Meta = { title: 'Elements', tags: ['autodocs'] }
export default meta

// Generated.
export const Bag = elementStory('onair-bag', () => import('@onair/widgets/define/bag'))
export const BagCounter = elementStory('onair-bag-counter', () => import('@onair/widgets/define/bag-counter'))
export const Checkout = elementStory('onair-checkout', () => import('@onair/widgets/define/checkout'))
export const CreateAccount = elementStory('onair-create-account', () => import('@onair/widgets/define/create-account'))
export const EasyPay = elementStory('onair-easy-pay', () => import('@onair/widgets/define/easy-pay'))
export const Favourites = elementStory('onair-favourites', () => import('@onair/widgets/define/favourites'))
export const ForgotPassword = elementStory(
  'onair-forgot-password',
  () => import('@onair/widgets/define/forgot-password'),
)
export const GiftCardBalance = elementStory(
  'onair-gift-card-balance',
  () => import('@onair/widgets/define/gift-card-balance'),
)
export const OnAirNow = elementStory('onair-on-air-now', () => import('@onair/widgets/define/on-air-now'))
export const OrderList = elementStory('onair-order-list', () => import('@onair/widgets/define/order-list'))
export const OrderStatus = elementStory('onair-order-status', () => import('@onair/widgets/define/order-status'))
export const Product = elementStory('onair-product', () => import('@onair/widgets/define/product'))
export const ProductList = elementStory('onair-product-list', () => import('@onair/widgets/define/product-list'))
export const QuickOrder = elementStory('onair-quick-order', () => import('@onair/widgets/define/quick-order'))
export const RecentlyViewed = elementStory(
  'onair-recently-viewed',
  () => import('@onair/widgets/define/recently-viewed'),
)
export const ReturnItems = elementStory('onair-return-items', () => import('@onair/widgets/define/return-items'))
export const Reviews = elementStory('onair-reviews', () => import('@onair/widgets/define/reviews'))
export const Schedule = elementStory('onair-schedule', () => import('@onair/widgets/define/schedule'))
export const SearchBox = elementStory('onair-search-box', () => import('@onair/widgets/define/search-box'))
export const Showstopper = elementStory('onair-showstopper', () => import('@onair/widgets/define/showstopper'))
export const SignIn = elementStory('onair-sign-in', () => import('@onair/widgets/define/sign-in'))
export const StoreCard = elementStory('onair-store-card', () => import('@onair/widgets/define/store-card'))
export const TrackOrder = elementStory('onair-track-order', () => import('@onair/widgets/define/track-order'))
export const WatchLive = elementStory('onair-watch-live', () => import('@onair/widgets/define/watch-live'))
export const WriteReview = elementStory('onair-write-review', () => import('@onair/widgets/define/write-review'))
// End.
