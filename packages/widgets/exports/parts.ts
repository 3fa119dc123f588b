'use client'

/** The pieces that widgets and pages are made of. Props only; CSS comes with `@onair/widgets/styles.css`. */

export { AddressBlock, type AddressBlockProps } from '../src/parts/address-block.tsx'
export { AddressFields, type AddressFieldsProps } from '../src/parts/address-fields.tsx'
export type { AddressLookup } from '../src/parts/address-line.tsx'
export { type AddressProblems, type AddressValues, emptyAddress, readAddress } from '../src/parts/address-values.ts'
export { Badge } from '../src/parts/badge.tsx'
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from '../src/parts/button.tsx'
export { Dialog, type DialogProps } from '../src/parts/dialog.tsx'
export { FavouriteButton, type FavouriteButtonProps } from '../src/parts/favourite-button.tsx'
export {
  Checkbox,
  type CheckboxProps,
  Choice,
  type ChoiceProps,
  Field,
  type FieldProps,
  Select,
  type SelectProps,
} from '../src/parts/field.tsx'
export { Icon, type Outline } from '../src/parts/icon.tsx'
export * as icons from '../src/parts/icons.ts'
export { InvoiceSheet, type InvoiceSheetProps } from '../src/parts/invoice-sheet.tsx'
export { ItemRow, type ItemRowProps } from '../src/parts/item-row.tsx'
export { Notice } from '../src/parts/notice.tsx'
export { Pager, type PagerProps } from '../src/parts/pager.tsx'
export { Picture, type PictureProps } from '../src/parts/picture.tsx'
export { Plan, type PlanProps } from '../src/parts/plan.tsx'
export { Amount, Price, type PriceProps } from '../src/parts/price.tsx'
export { ProductTile, type ProductTileProps } from '../src/parts/product-tile.tsx'
export { QuantityStepper, type QuantityStepperProps } from '../src/parts/quantity-stepper.tsx'
export { SignInForm, type SignInFormProps, type SignInValues } from '../src/parts/sign-in-form.tsx'
export { Skeleton } from '../src/parts/skeleton.tsx'
export { Spinner } from '../src/parts/spinner.tsx'
export { Stars } from '../src/parts/stars.tsx'
export { Swatch, type SwatchProps } from '../src/parts/swatch.tsx'
export { Totals, type TotalsProps, type TotalsRow, taxLabel } from '../src/parts/totals.tsx'
