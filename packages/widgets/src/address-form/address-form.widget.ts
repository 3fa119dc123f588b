import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'AddressForm',
  sheets: [],
  exports: { 'address-form.tsx': ['AddressForm', 'type AddressFormProps'] },
} as const satisfies Screen
