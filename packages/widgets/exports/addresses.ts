// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { Addresses, type AddressesProps } from '../src/addresses/addresses.tsx'
