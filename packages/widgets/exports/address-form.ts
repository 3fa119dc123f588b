// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { AddressForm, type AddressFormProps } from '../src/address-form/address-form.tsx'
