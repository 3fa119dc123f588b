import { z } from 'zod/mini'
import { Address } from '../address/address.schemas.ts'
import { CreditCard } from '../payment/payment.contract.ts'
import { day, guid, itemNo, money, province } from '../shared/schemas.ts'

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
  LineTotal: money(),
  EasyPaymentPrice: z.nullable(money()),
  /** What the shopper chose to give; absent where the style has its price. */
  Amount: z.optional(money()),
  /** What one cost when the shopper last chose it, where that is no longer its price. */
  PriceBefore: z.optional(money()),
  /** How many can be had now. Fewer than `Quantity`: the line must change before it can be ordered. */
  Available: z.int(),
})

/** The bag with its totals, all computed by the server. Personal fields are null without the customer's token. */
export const Cart = z.object({
  CartGuid: guid(),
  ProductCount: z.int(),
  Province: province(),
  CartLines: z.array(CartLine),
  PromoCode: z.nullable(z.string()),
  /** Every code on the bag; one that is not applied takes nothing off, and `Messages` says why. */
  Promotions: z.array(z.object({ Code: z.string(), Description: z.string(), Amount: money(), IsApplied: z.boolean() })),
  MerchandiseSubTotal: money(),
  Discount: money(),
  ShippingHandling: money(),
  Taxes: z.array(z.object({ Name: z.string(), Rate: z.number(), Amount: money() })),
  TaxTotal: money(),
  OrderTotal: money(),
  /** In the order in which they pay: what this bag takes from each, and what it holds now. */
  GiftCards: z.nullable(
    z.array(z.object({ Id: z.string(), LastDigits: z.string(), Amount: money(), Balance: money() })),
  ),
  GrandTotal: money(),
  NoOfInstallments: z.int(),
  MaxInstallments: z.int(),
  Installments: z.array(z.object({ Number: z.int(), DueDate: day(), Amount: money() })),
  ShipMethods: z.array(z.object({ Id: z.string(), Name: z.string(), Price: money(), EstimatedDelivery: day() })),
  ShipMethodId: z.nullable(z.string()),
  /** How much more of goods makes the usual delivery cost nothing; null where it does so already, or never will. */
  FreeShippingRemaining: z.nullable(money()),
  Buyer: z.nullable(
    z.object({ Email: z.string(), BillingAddress: z.nullable(Address), ShippingAddresses: z.array(Address) }),
  ),
  ShippingAddress: z.nullable(Address),
  CreditCard: z.nullable(CreditCard),
  ModifyOrderNo: z.nullable(z.string()),
  Messages: z.array(z.object({ Message: z.string(), Area: z.string() })),
})
