import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'Addresses',
  sheets: [],
  exports: { 'addresses.tsx': ['Addresses', 'type AddressesProps'] },
} as const satisfies Screen
