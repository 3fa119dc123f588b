/** Registers every element at once, for pages that bundle them. */
import './define/bag.ts'
import './define/bag-counter.ts'
import './define/checkout.ts'
import './define/on-air-now.ts'
import './define/product.ts'
import './define/reviews.ts'
import './define/schedule.ts'
import './define/sign-in.ts'
