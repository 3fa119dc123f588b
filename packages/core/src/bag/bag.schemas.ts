import { z } from 'zod/mini'
import { Address } from '../address/address.schemas.ts'
import { CreditCard } from '../payment/payment.contract.ts'
import { day, guid, instant, itemNo, money, province } from '../shared/schemas.ts'

/** A line of the bag in a reply. */
export const CartLine = z.object({
  Id: z.string(),
  ItemNo: itemNo(),
  EdpNo: z.int(),
  Name: z.string(),
  Size: z.nullable(z.string()),
  Style: z.nullable(z.string()),
  SellerType: z.nullable(z.string()),
  ImageUrl: z.string(),
  Quantity: z.int(),
  Price: money(),
  WasPrice: z.nullable(money()),
  /** Until when the line keeps the lower price of a price window; null without one. */
  PriceUntil: z.nullable(instant()),
  LineTotal: money(),
  EasyPaymentPrice: z.nullable(money()),
  /** The amount of a donation whose amount the shopper chose. Absent for every other line. */
  Amount: z.optional(money()),
  /** The unit price when the shopper last changed the line. Absent unless the price has changed since. */
  PriceBefore: z.optional(money()),
  /** The number in stock for this line. When it is below `Quantity`, the shopper has to change the line before ordering. */
  Available: z.int(),
})

/** The bag with its totals. The server computes every amount. Personal fields are null without the customer's token. */
export const Cart = z.object({
  CartGuid: guid(),
  ProductCount: z.int(),
  Province: province(),
  CartLines: z.array(CartLine),
  PromoCode: z.nullable(z.string()),
  /** Every code on the bag. `Messages` explains why a code is not applied. */
  Promotions: z.array(z.object({ Code: z.string(), Description: z.string(), Amount: money(), IsApplied: z.boolean() })),
  MerchandiseSubTotal: money(),
  Discount: money(),
  ShippingHandling: money(),
  Taxes: z.array(z.object({ Name: z.string(), Rate: z.number(), Amount: money() })),
  TaxTotal: money(),
  OrderTotal: money(),
  /** In the order in which they pay. `Amount` is this bag's charge to the card, `Balance` the card's present balance. */
  GiftCards: z.nullable(
    z.array(z.object({ Id: z.string(), LastDigits: z.string(), Amount: money(), Balance: money() })),
  ),
  GrandTotal: money(),
  NoOfInstallments: z.int(),
  MaxInstallments: z.int(),
  /** The merchandise after discount that offers no Easy Pay. The first of several payments contains all of it. */
  PaidWhole: money(),
  Installments: z.array(z.object({ Number: z.int(), DueDate: day(), Amount: money() })),
  ShipMethods: z.array(z.object({ Id: z.string(), Name: z.string(), Price: money(), EstimatedDelivery: day() })),
  ShipMethodId: z.nullable(z.string()),
  /** Whether anything in the bag is shipped. Gift cards and donations alone need neither a delivery address nor a method. */
  Ships: z.boolean(),
  /** The amount of goods missing until standard delivery is free. Null when it is free already, or never will be. */
  FreeShippingRemaining: z.nullable(money()),
  Buyer: z.nullable(
    z.object({ Email: z.string(), BillingAddress: z.nullable(Address), ShippingAddresses: z.array(Address) }),
  ),
  ShippingAddress: z.nullable(Address),
  CreditCard: z.nullable(CreditCard),
  /** The order that the bag edits; null for an ordinary bag. */
  ModifyOrderNo: z.nullable(z.string()),
  /** The instant from which the edit can no longer be confirmed; null unless the bag edits an order. */
  ModifyDeadline: z.nullable(instant()),
  Messages: z.array(z.object({ Message: z.string(), Area: z.string() })),
})

/** The customer's bag. A customer without one gets an empty bag, which has no guid until something is put into it. */
export const AccountCart = z.extend(Cart, { CartGuid: z.nullable(guid()) })
